import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { readTrueType } from '../../platform-server/src/pdf/fonts/true-type.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));

/** The weights in which paper is printed. */
const weights = [400, 700] as const;

/** Returns the text of the file that shared-kit measures texts with, made from the files of the font. */
export async function widthTable(): Promise<string> {
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>;
  const widths = weights.map(() => new Map<number, number>());
  let line = { ascent: 0, descent: 0 };
  for (const [name, range] of Object.entries(ranges)) {
    const file = readFileSync(join(folder, 'files', `noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`));
    for (const [index, wght] of weights.entries()) {
      const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
      const font = readTrueType(await subsetFont(file, charactersIn(range), options));
      if (font.unitsPerEm !== 1000) throw new Error('Widths are written in thousandths of the em.');
      line = { ascent: font.ascent, descent: font.descent };
      for (const [character, glyph] of font.glyphs) widths[index]?.set(character, font.advanceOf(glyph));
    }
  }
  return fileOf(widths, line);
}

function charactersIn(range: string): string {
  return range
    .split(',')
    .map((each) => {
      const [start = 0, end = start] = each
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, index) => start + index));
    })
    .join('');
}

/** Characters in rows of neighbours that are not as wide as the em in all weights: their first, then the widths of each weight. */
function fileOf(
  widths: readonly Map<number, number>[],
  { ascent, descent }: { ascent: number; descent: number },
): string {
  const [regular = new Map<number, number>()] = widths;
  const characters = [...regular.keys()].sort((a, b) => a - b);
  const narrow = characters.filter((character) => widths.some((each) => each.get(character) !== 1000));
  const runs: number[][] = [];
  for (const character of narrow) {
    const run = runs.at(-1);
    if (run?.at(-1) === character - 1) run.push(character);
    else runs.push([character]);
  }
  const rows = runs.map((run) => {
    const of = (each: Map<number, number>) => run.map((character) => each.get(character) ?? 1000).join(' ');
    return `  '${(run[0] ?? 0).toString(16)}|${widths.map(of).join('|')}',`;
  });
  return [
    '// Made by tools/print-font/write-width-table.ts from the files of Noto Sans SC. Do not edit.',
    '',
    '/** Thousandths of the em above and below the baseline. */',
    `export const fontLine = { ascent: ${String(ascent)}, descent: ${String(descent)} } as const;`,
    '',
    '/** Characters that are not as wide as the em: the code of the first of a row, their widths at weight 400, and at 700. */',
    'export const narrowCharacters: readonly string[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}
