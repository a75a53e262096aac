import { appError, textParam } from '@portico/shared-kit/errors';
import { fileTexts } from './file.texts.ts';
import type { InvalidFile } from './invalid-file.ts';

/** Returns the text of a file; a mark of its byte order is kept. Throws `invalid` where it is not UTF-8. */
export function utf8Text(file: string, bytes: Uint8Array, invalid: InvalidFile = 'packageInvalid'): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw appError(invalid, { file, place: '1:1', ...textParam('detail', fileTexts.notUtf8) });
  }
}
