import { appError } from '@portico/shared-kit/errors';

/** Returns whether a text is a code, by which a document can be designed. */
export function isDocumentCode(text: string): boolean {
  return /^[A-Za-z]\w{0,47}$/.test(text);
}

/** Returns the code that the key of a design is. Throws requestInvalid where it is none. */
export function documentCode(designKey: string): string {
  if (!isDocumentCode(designKey)) throw appError('requestInvalid', { detail: 'params/designKey must be a code' });
  return designKey;
}
