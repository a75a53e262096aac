import { AppError } from '@portico/shared-kit/errors';
import { layoutLimits } from '@portico/shared-kit/print';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileReader } from '../../files/index.ts';

/** Reads a picture that somebody may see; null for one that is gone, hidden from them or too large. */
export async function readPicture(fileReader: FileReader, user: SignedInUser, id: string): Promise<Buffer | null> {
  try {
    const { file, content } = await fileReader.open(user, id);
    if (file.size > layoutLimits.pictureBytes) {
      content.destroy();
      return null;
    }
    return Buffer.concat(await content.toArray());
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'fileMissing') return null;
    throw error;
  }
}
