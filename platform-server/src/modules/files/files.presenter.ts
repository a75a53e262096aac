import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { FileRow } from './files.repository.ts';

/** A file as others see it: never its place in the store. */
export function presentFile({ id, name, size, mimeType }: FileRow): StoredFile {
  return { id, refId: id, name, size, mimeType };
}
