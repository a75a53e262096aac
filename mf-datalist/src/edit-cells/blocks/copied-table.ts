import { readTableText } from '@portico/shared-kit/ui/table-text';
import type { CopiedCells } from './block-request.ts';

/** Rows of texts, all of the same length. */
export type TextTable = readonly (readonly string[])[];

/** Cells that a merged one may stand for in all; what says more is no table that somebody copied. */
const mostMerged = 1_000;

/**
 * Returns the cells that were copied: of the table where the page or program gave one, which keeps cells with several lines apart, else of
 * the text.
 */
export function copiedTable({ html, text }: CopiedCells): TextTable {
  const rows = (/<table[\s>]/i.test(html) ? tableIn(html) : null) ?? readTableText(text);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** The texts of the first table in HTML, of which nothing is run or fetched; null where it has no rows. */
function tableIn(html: string): TextTable | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.rows ?? [])];
  return rows.length === 0 ? null : laidOut(rows);
}

/** Lays cells out by rows and columns: a merged one has its text in the first of those that it stands for. */
function laidOut(rows: readonly HTMLTableRowElement[]): TextTable {
  const texts: string[][] = rows.map(() => []);
  const taken = new Set<string>();
  for (const [row, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (taken.has(`${row} ${column}`)) column += 1;
      const height = Math.min(cell.rowSpan, rows.length - row);
      const width = Math.min(cell.colSpan, mostMerged);
      for (let down = 0; down < height; down += 1) {
        const line = texts[row + down] ?? [];
        for (let on = 0; on < width; on += 1) {
          taken.add(`${row + down} ${column + on}`);
          line[column + on] = down === 0 && on === 0 ? textOf(cell) : '';
        }
      }
    }
  }
  return texts.map((line) => Array.from(line, (text) => text ?? ''));
}

/** The text of a cell as a page shows it: a line for each that it breaks into, without the spaces of its source. */
function textOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith('\u{E000}');
  for (const block of cell.querySelectorAll('p, div, li')) block.append('\u{E000}');
  return (cell.textContent ?? '')
    .replace(/\s+/g, ' ')
    .split('\u{E000}')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
