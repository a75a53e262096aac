import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { FileRow } from './files.repository.ts';

/** Whether the user may read a record; false also where there is none. */
export type CanReadRecord = (user: SignedInUser, schemaCode: string, id: string) => Promise<boolean>;

/** A file is read by who uploaded it, and by whoever may read the record it is attached to. */
export async function canReadFile(user: SignedInUser, file: FileRow, canReadRecord: CanReadRecord): Promise<boolean> {
  if (file.creater === user.id) return true;
  if (file.schemaCode === null || file.bizObjectId === null) return false;
  return canReadRecord(user, file.schemaCode, file.bizObjectId);
}
