import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, inRoot } from '../federation/workspace.ts';
import { integrity } from './build-facts.ts';

interface PageFiles {
  /** Address that the files are served below, with both slashes. */
  readonly base: string;
  /** Scripts and styles of the first load, in order. */
  readonly files: readonly string[];
}

/**
 * Writes `index.html`: the template with the tags of the first load, each held to its content by its hash, and with the
 * tab's icon, which is too small for a request.
 */
export function writePage(folder: string, { base, files }: PageFiles): void {
  const tags = files.map((file) => tag(`${base}${file}`, integrity(readFileSync(join(folder, file)))));
  const template = readFileSync(inRoot(host, 'src', 'index.html'), 'utf8');
  const icon = readFileSync(inRoot(host, 'src', 'icon.svg')).toString('base64');
  const page = withoutRemarks(template)
    .replace('%icon%', `data:image/svg+xml;base64,${icon}`)
    .replace('<!-- first load -->', tags.join('\n    '));
  writeFileSync(join(folder, 'index.html'), page);
}

/** Returns the template without indentation and without comments of its scripts, for both travel with every page. */
function withoutRemarks(template: string): string {
  return template.replaceAll(/^\s*\/\/ .*\n/gm, '').replaceAll(/^[ \t]+/gm, '');
}

function tag(address: string, sri: string): string {
  const held = `integrity="${sri}" crossorigin="anonymous"`;
  return address.endsWith('.css')
    ? `<link rel="stylesheet" href="${address}" ${held} />`
    : `<script defer src="${address}" ${held}></script>`;
}
