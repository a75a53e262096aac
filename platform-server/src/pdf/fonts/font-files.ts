import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { readTrueType, type TrueTypeFont } from './true-type.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));

/** File of the font, which the browser has too: some of its characters, in all weights. */
export interface FontFile {
  readonly name: string;
  /** First and last character of each range that it is for. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** Returns the files of the font by which paper is printed. */
export function fontFiles(): FontFile[] {
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(ranges).map(([name, text]) => ({
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: text.split(',').map(rangeOf),
  }));
}

function rangeOf(text: string): readonly [number, number] {
  const [start = 0, end = start] = text
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return [start, end];
}

/** Reads a file of the font in one weight: what PDF readers know are outlines without variations. */
export async function readFontFile({ name, ranges }: FontFile, wght: number): Promise<TrueTypeFont> {
  const file = await readFile(join(folder, 'files', `noto-sans-sc-${name}-wght-normal.woff2`));
  const options = {
    targetFormat: 'truetype',
    variationAxes: { wght },
    noLayoutClosure: true,
    noHinting: true,
  } as const;
  return readTrueType(await subsetFont(file, ranges.map(charactersIn).join(''), options));
}

function charactersIn([start, end]: readonly [number, number]): string {
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, index) => start + index));
}
