import type { Cell, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import { type AppError, appError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { isEmptyValue, type Property, propertyName } from '@portico/shared-kit/fields';
import type { Platform } from '../../../platform.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { DraftProblem, ImportContext, RecordImporting, ResolvedValue } from '../../records/index.ts';
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

interface CellReadNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly importing: Pick<RecordImporting, 'resolve'>;
}

type CellRows = ChangeCellsInput['rows'];
type Cells = Record<string, { readonly kind: 'text'; readonly column: number; readonly value: string }>;

const nothing: ReadonlyMap<string, ReadonlyMap<string, unknown>> = new Map();

/** Returns whether a cell says nothing: a new record has nothing yet that an empty one would take away. */
export function isSilent(cell: Cell, isNew: boolean): boolean {
  if (cell === null) return true;
  return isNew && (typeof cell === 'string' ? cell.trim() === '' : isEmptyValue(cell.value));
}

/** Throws requestInvalid where rows have more or fewer cells than columns, or name a record or a column twice. */
export function requireWholeRows({ codes, rows }: ChangeCellsInput): void {
  const ids = rows.flatMap(({ record }) => record?.id ?? []);
  const isWhole = rows.every(({ cells }) => cells.length === codes.length);
  const isOnce = new Set(codes).size === codes.length && new Set(ids).size === ids.length;
  if (!isWhole) throw appError('requestInvalid', { detail: 'each row needs a cell, or null, for each code' });
  if (!isOnce) throw appError('requestInvalid', { detail: 'a code or a record is named twice' });
}

/**
 * Reads the texts of rows as those of imported files are read, and notes what cannot be read or written. Cells of records that are
 * there already are left out then; of a new one the whole row is, but for columns that its person never fills in.
 */
export async function readCellDrafts(
  platform: Platform,
  { models, importing }: CellReadNeeds,
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
  const resolve = cellResolver(importing, context, columns);
  const drafts: CellDraft[] = [];
  for (const [row, record] of records.entries())
    drafts.push(...(await draftOf(platform, record, { row, of: input.rows[row], columns, notes, resolve })));
  return drafts;
}

type ResolveCell = (code: string, value: unknown) => Promise<ResolvedValue>;

/** Returns what checks values that are given as such; the same value of a field, as when it is filled down, once. */
function cellResolver(
  { resolve }: CellReadNeeds['importing'],
  context: ImportContext,
  columns: readonly CellColumn[],
): ResolveCell {
  const known = new Map<string, Promise<ResolvedValue>>();
  const properties = new Map<string, Property>(
    columns.flatMap(({ code, target }) => (target === null ? [] : [[code, target.property]])),
  );
  return async (code, value) => {
    const property = properties.get(code);
    if (property === undefined || isEmptyValue(value)) return { value: null };
    const key = JSON.stringify([code, value]);
    const resolved = known.get(key) ?? resolve(context, property, value);
    known.set(key, resolved);
    return resolved;
  };
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

function sourceOf({ cells: given }: CellRows[number], at: number, columns: readonly CellColumn[]) {
  const cells: Cells = {};
  for (const [column, { code, target }] of columns.entries()) {
    const value = given[column] ?? '';
    if (target !== null && typeof value === 'string' && value.trim() !== '')
      cells[code] = { kind: 'text', column, value };
  }
  return { rowNumber: at + 1, cells, children: {} };
}

interface DraftNeeds {
  readonly row: number;
  readonly of: CellRows[number] | undefined;
  readonly columns: readonly CellColumn[];
  readonly notes: CellNotes;
  readonly resolve: ResolveCell;
}

/** The draft of a row; none where nothing of it is left to be written. */
async function draftOf(
  { newId }: Pick<Platform, 'newId'>,
  { values, problems: unread }: ReadRecord,
  { row, of, columns, notes, resolve }: DraftNeeds,
): Promise<readonly CellDraft[]> {
  const record = of?.record;
  const isNew = record === undefined;
  const given: Record<string, unknown> = {};
  const problems: Pick<DraftProblem, 'path' | 'reason'>[] = [...unread];
  for (const [at, { code, refusal, whenNew }] of columns.entries()) {
    const cell = of?.cells[at] ?? null;
    if (cell === null || isSilent(cell, isNew)) continue;
    const reason = isNew ? whenNew : refusal;
    if (reason !== null) notes.note({ row, code, reason, isOfRow: false });
    else if (typeof cell === 'string') given[code] = values[code] ?? null;
    else {
      const chosen = await resolve(code, cell.value);
      if (chosen.reason === undefined) given[code] = chosen.value;
      else problems.push({ path: code, reason: chosen.reason });
    }
  }
  for (const { path, reason } of problems) {
    notes.note({ row, code: path, reason, isOfRow: isNew });
    if (path !== null) delete given[path];
  }
  if (Object.keys(given).length === 0 || (isNew && problems.length > 0)) return [];
  return [{ row, id: record?.id ?? newId(), version: record?.version ?? null, given }];
}
