import { appError } from '@portico/shared-kit/errors';

/** The text of a file of a package; a mark of its byte order is kept. Throws packageInvalid where it is not UTF-8. */
export function packageText(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw appError('packageInvalid', { file, place: '1:1', detail: 'is no text in UTF-8' });
  }
}
