import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's version as its packages have it, such as 6.13.10 (shell spec, section 1). */
export const productVersion: string = versionOf(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

function versionOf(packageJson: string): string {
  return (JSON.parse(packageJson) as { version: string }).version;
}
