import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { FileRow } from './files.repository.ts';

/** Whether the user sees a file in a record; false also where there is none. */
export type SeesFileIn = (user: SignedInUser, schemaCode: string, id: string, fileId: string) => Promise<boolean>;

/** A file is read by who uploaded it, and by whoever sees it in the record it is attached to. */
export async function canReadFile(user: SignedInUser, file: FileRow, seesFileIn: SeesFileIn): Promise<boolean> {
  if (file.creater === user.id) return true;
  if (file.schemaCode === null || file.bizObjectId === null) return false;
  return seesFileIn(user, file.schemaCode, file.bizObjectId, file.id);
}
