import { type Static, Type } from 'typebox';
import { Id } from './common.schema.ts';

/** A kept file; `refId` equals `id` and is the name the portal spec gives it (section 7). `size` in bytes. */
export const StoredFile = Type.Object({
  id: Id,
  refId: Id,
  name: Type.String(),
  size: Type.Integer(),
  mimeType: Type.String(),
});
export type StoredFile = Static<typeof StoredFile>;

/** Names a kept file. */
export const FileIdInput = Type.Object({ id: Id });
export type FileIdInput = Static<typeof FileIdInput>;
