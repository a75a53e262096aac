import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { fileLocations } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { FileRow } from './files.repository.ts';

/** Returns whether the user sees a file in a record; false also where there is none. */
export type ShowsFile = (user: SignedInUser, schemaCode: ModelCode, id: string, fileId: string) => Promise<boolean>;

const ownPlaces: readonly string[] = Object.values(fileLocations);

/**
 * A file of a record is read by whoever sees it there, and by nobody else: whoever uploaded it and lost the record lost
 * the file with it. One that no record has yet is read by who uploaded it.
 */
export async function canReadFile(user: SignedInUser, file: FileRow, showsFile: ShowsFile): Promise<boolean> {
  const { creater, schemaCode, recordId, id } = file;
  if (schemaCode === null || recordId === null || ownPlaces.includes(schemaCode)) return creater === user.id;
  return showsFile(user, schemaCode, recordId, id);
}
