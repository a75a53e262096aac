import type { CellCorrection } from '@portico/shared-kit/contract/import-corrections.schema';
import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import type { Platform } from '../../../platform.ts';
import type { ModelService } from '../../models/index.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import { nameLookUp } from '../look-ups/names.ts';
import { CellReader, type NamesAsked } from '../reading/cell-reader.ts';
import type { CorrectionRow } from './correction-rows.repository.ts';

/** A correction with what its cell becomes. */
export interface CorrectedCell {
  readonly rowNumber: number;
  readonly path: string;
  /** The cell with the text that it had before. */
  cellFor(text: string): ImportCell;
}

interface CorrectNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly importing: Pick<RecordImporting, 'resolve'>;
}

const cellOfText = (text: string) => ({ kind: 'text', column: 0, value: text }) as const;

/** Returns what reads corrections: values as records have them, and texts as those of a file. */
export function correctionReader(platform: Platform, { models, importing }: CorrectNeeds) {
  return async (
    context: ImportContext,
    targets: ReadonlyMap<string, ImportTarget>,
    { corrections, addsOptions }: { readonly corrections: readonly CellCorrection[]; readonly addsOptions: boolean },
  ): Promise<readonly CorrectedCell[]> => {
    const { user, locale } = context;
    const names = nameLookUp(platform, { user, locale, models });
    const readers = new Map<string, CellReader>();
    const asked: NamesAsked = { people: new Set(), departments: new Set(), records: new Map() };
    for (const { propertyPath, text } of corrections) {
      const target = targets.get(propertyPath);
      if (target === undefined || text === undefined) continue;
      const reader = readers.get(propertyPath) ?? new CellReader(target.property, locale, names, { addsOptions });
      readers.set(propertyPath, reader);
      reader.ask(cellOfText(text), asked);
    }
    await names.look(asked);
    const cells: CorrectedCell[] = [];
    for (const { rowNumber, propertyPath: path, text, value } of corrections) {
      const target = targets.get(path);
      if (target === undefined) continue;
      const place = { rowNumber, path };
      if (text === undefined) {
        const resolved = await importing.resolve(context, target.property, value);
        cells.push({ ...place, cellFor: (before) => chosenCell(before, resolved) });
      } else {
        const reading = readers.get(path)?.read(cellOfText(text)) ?? { value: null };
        const problem = reading.kind === undefined ? {} : { problem: { kind: reading.kind, reason: reading.reason } };
        const cell = { text, value: reading.kind === undefined ? reading.value : null, ...problem };
        cells.push({ ...place, cellFor: () => cell });
      }
    }
    return cells;
  };
}

function chosenCell(text: string, resolved: Awaited<ReturnType<RecordImporting['resolve']>>): ImportCell {
  if (resolved.reason === undefined) return { text, value: resolved.value };
  return { text, value: null, problem: { kind: 'WRONG', reason: resolved.reason } };
}

/** Returns rows with their corrected cells, and how many cells those are. What was wrong with a row as a whole is asked again. */
export function withCorrections(
  rows: readonly CorrectionRow[],
  corrected: readonly CorrectedCell[],
): { readonly rows: readonly CorrectionRow[]; readonly changed: number } {
  const changedRows = new Map(rows.map((row) => [row.id, { ...row, cells: { ...row.cells, reason: null } }]));
  const starts = [...changedRows.values()].toSorted((left, right) => left.rowNumber - right.rowNumber);
  let changed = 0;
  for (const { rowNumber, path, cellFor } of corrected) {
    const row = starts.findLast((each) => each.rowNumber <= rowNumber);
    const cells = row === undefined ? undefined : cellsAt(row.cells, path, rowNumber);
    const code = path.split('.').at(-1) ?? path;
    if (cells === undefined) continue;
    cells[code] = cellFor(cells[code]?.text ?? '');
    changed += 1;
  }
  return { rows: starts, changed };
}

/** The cells among which a path stands; undefined where the row has none. */
function cellsAt(row: ImportRow, path: string, rowNumber: number): Record<string, ImportCell> | undefined {
  const [code = path, column] = path.split('.');
  if (column === undefined) return row.rowNumber === rowNumber ? row.cells : undefined;
  return row.children[code]?.find((child) => child.rowNumber === rowNumber)?.cells;
}
