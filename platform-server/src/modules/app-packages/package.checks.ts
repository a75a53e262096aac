import type { BilingualText } from '@portico/shared-kit/i18n';
import { positionedFile } from '../../text-files/positioned-file.ts';

/** Reading a package, for the thread of checks: deep or large files take seconds. */
export { readPackage } from './read-package.ts';

/** Throws the error for something wrong at a path of a file, or at the nearest value around it: packageInvalid. */
export function refuseAt(
  { file, text }: { readonly file: string; readonly text: string },
  path: readonly (string | number)[],
  detail: BilingualText,
): never {
  throw positionedFile(file, text).problem(path, detail);
}
