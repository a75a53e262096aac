import type { ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import { type AppError, appError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { propertyName } from '@portico/shared-kit/fields';
import type { Platform } from '../../../platform.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { ImportContext } from '../../records/index.ts';
import { type ImportTarget, importTargets, mayFill } from '../columns/import-targets.ts';
import { nameLookUp } from '../look-ups/names.ts';
import { draftReader, type ReadRecord } from '../reading/read-drafts.ts';
import type { CellNotes } from './cell-notes.ts';

/** Row of cells as it is to be checked. */
export interface CellDraft {
  /** Its place in the input. */
  readonly row: number;
  readonly id: string;
  /** Version of the record that the person saw; null for a new one. */
  readonly version: number | null;
  readonly given: Readonly<Record<string, unknown>>;
}

type CellRows = ChangeCellsInput['rows'];
type Cells = Record<string, { readonly kind: 'text'; readonly column: number; readonly value: string }>;

const nothing: ReadonlyMap<string, ReadonlyMap<string, unknown>> = new Map();

/** Throws requestInvalid where rows have more or fewer texts than columns, or name a record or a column twice. */
export function requireWholeRows({ codes, rows }: ChangeCellsInput): void {
  const ids = rows.flatMap(({ record }) => record?.id ?? []);
  const isWhole = rows.every(({ texts }) => texts.length === codes.length);
  const isOnce = new Set(codes).size === codes.length && new Set(ids).size === ids.length;
  if (!isWhole) throw appError('requestInvalid', { detail: 'each row needs a text, or null, for each code' });
  if (!isOnce) throw appError('requestInvalid', { detail: 'a code or a record is named twice' });
}

/**
 * Reads the texts of rows as those of imported files are read, and notes what cannot be read or written. Cells of records that are
 * there already are left out then; of a new one the whole row is, but for columns that its person never fills in.
 */
export async function readCellDrafts(
  platform: Platform,
  { models }: { readonly models: Pick<ModelService, 'current'> },
  {
    context,
    input,
    notes,
  }: { readonly context: ImportContext; readonly input: ChangeCellsInput; readonly notes: CellNotes },
): Promise<readonly CellDraft[]> {
  const { user, locale, model } = context;
  const policy = policyOf(model, user, platform.now());
  const targets = new Map(importTargets(model, policy).map((target) => [target.path, target]));
  const columns = input.codes.map((code) => columnOf(context, code, { target: targets.get(code), policy }));
  const names = nameLookUp(platform, { user, locale, models });
  const read = draftReader({
    targets: columns.flatMap(({ target }) => target ?? []),
    locale,
    names,
    newId: platform.newId,
    remembered: nothing,
    addsOptions: false,
  });
  const records = await read(input.rows.map((row, at) => sourceOf(row, at, columns)));
  return records.flatMap((record, row) => draftOf(platform, record, { row, of: input.rows[row], columns, notes }));
}

/** A column of the input: what it fills, or why it fills nothing. */
interface CellColumn {
  readonly code: string;
  readonly target: ImportTarget | null;
  /** Words of why no cell of it is written; null where some may be. */
  readonly refusal: string | null;
  /** The same of new records. */
  readonly whenNew: string | null;
}

function columnOf(
  { locale }: ImportContext,
  code: string,
  { target, policy }: { readonly target: ImportTarget | undefined; readonly policy: Parameters<typeof mayFill>[1] },
): CellColumn {
  const words = (error: AppError) => describeError({ code: error.code, params: error.params }, locale).message;
  if (target === undefined) {
    const refusal = words(appError('propertyMissing', { propertyCode: code }));
    return { code, target: null, refusal, whenNew: refusal };
  }
  const notWritable = words(appError('fieldNotWritable', { property: propertyName(target.property, locale) }));
  if (target.isKeyOnly || !mayFill(target, policy))
    return { code, target: null, refusal: notWritable, whenNew: notWritable };
  const whenNew = policy.fields.readOnlyWhenNew.has(code) ? notWritable : null;
  return { code, target, refusal: null, whenNew };
}

function sourceOf({ texts }: CellRows[number], at: number, columns: readonly CellColumn[]) {
  const cells: Cells = {};
  for (const [column, { code, target }] of columns.entries()) {
    const value = texts[column] ?? '';
    if (target !== null && value.trim() !== '') cells[code] = { kind: 'text', column, value };
  }
  return { rowNumber: at + 1, cells, children: {} };
}

interface DraftNeeds {
  readonly row: number;
  readonly of: CellRows[number] | undefined;
  readonly columns: readonly CellColumn[];
  readonly notes: CellNotes;
}

/** The draft of a row; none where nothing of it is left to be written. */
function draftOf(
  { newId }: Pick<Platform, 'newId'>,
  { values, problems }: ReadRecord,
  { row, of, columns, notes }: DraftNeeds,
): readonly CellDraft[] {
  const record = of?.record;
  const isNew = record === undefined;
  const given: Record<string, unknown> = {};
  for (const [at, { code, refusal, whenNew }] of columns.entries()) {
    const text = of?.texts[at] ?? null;
    // A new record has nothing yet that an empty text would take away.
    if (text === null || (isNew && text.trim() === '')) continue;
    const reason = isNew ? whenNew : refusal;
    if (reason === null) given[code] = values[code] ?? null;
    else notes.note({ row, code, reason, isOfRow: false });
  }
  for (const { path, reason } of problems) {
    notes.note({ row, code: path, reason, isOfRow: isNew });
    if (path !== null) delete given[path];
  }
  if (Object.keys(given).length === 0 || (isNew && problems.length > 0)) return [];
  return [{ row, id: record?.id ?? newId(), version: record?.version ?? null, given }];
}
