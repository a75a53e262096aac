import { codesOf, type RuleProblem } from '@portico/shared-kit/data-rules';
import { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import {
  isComputed,
  isEmptyValue,
  kindOf,
  type Property,
  propertyName,
  type RowValue,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { applyRules, missingDefaults } from '../saving/apply-rules.ts';
import { ownRuleProblems } from '../saving/check-rules.ts';
import type { DraftProblem, ImportContext, ImportDraft } from './import-draft.ts';
import { importingTexts } from './importing.texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record that a draft overwrites. */
export interface ExistingRecord {
  readonly version: number;
  readonly was: Values;
  /** Fields and columns that the person may not change there. */
  readonly readOnly: ReadonlySet<string>;
}

/** A draft with what expressions and defaults make of it. */
export interface WorkedOutDraft {
  readonly draft: ImportDraft;
  readonly existing: ExistingRecord | null;
  /** All values of the record as it would be. */
  readonly record: Values;
  /** Values that are written. */
  readonly values: Record<string, unknown>;
  readonly problems: DraftProblem[];
}

interface At {
  readonly now: Date;
  readonly locale: Locale;
}

/** Works a draft out by itself, with all that is wrong with it; other records are asked afterwards. */
export function workOutDraft(
  { model, locale }: ImportContext,
  draft: ImportDraft,
  existing: ExistingRecord | null,
  { now, readOnly }: { readonly now: Date; readonly readOnly: ReadonlySet<string> },
): WorkedOutDraft {
  const { table } = model;
  const at = { now, locale };
  const problems: DraftProblem[] = [];
  const was = existing?.was ?? {};
  const given = existing === null ? draft.given : withKeptRows(table.properties, draft.given, was);
  const decided = decide(table, { given, was, isNew: existing === null }, at);
  if (decided.problem !== null && draft.unread.size === 0) problems.push(decided.problem);
  const { entered, hidden, required } = decided;
  const record = { ...entered, ...decided.values };
  const fixed = existing?.readOnly ?? readOnly;
  const except = draft.unread.size + hidden.size === 0 ? fixed : new Set([...draft.unread, ...hidden, ...fixed]);
  const items = itemsOf(table);
  problems.push(
    ...missingIn(required.size === 0 ? items.required : table.properties, record, { required, except, locale }),
    ...tooManyRows(items.tables, record, locale),
  );
  const values = existing === null ? record : { ...given, ...decided.values };
  if (model.dataRules.length > 0) {
    const ruled = { id: draft.id, record, given: readCodes(model.dataRules, values, draft.unread) };
    problems.push(...ownRuleProblems(model, ruled).flatMap((problem) => problemsOfRule(problem, record, locale)));
  }
  return { draft, existing, record, values: { ...values }, problems };
}

type ItemTable = ImportContext['model']['table'];

interface CheckedItems {
  /** Fields that are required always, and sub-tables, whose columns may be. */
  readonly required: readonly Property[];
  readonly tables: readonly Property[];
}

/** Fields that every draft is checked for, found once for each model. */
const checkedItems = new WeakMap<ItemTable, CheckedItems>();

function itemsOf(table: ItemTable): CheckedItems {
  const known = checkedItems.get(table);
  if (known !== undefined) return known;
  const tables = table.properties.filter((property) => storageOf(property).hasTable);
  const required = table.properties.filter((property) => property.required === true || tables.includes(property));
  checkedItems.set(table, { required, tables });
  return { required, tables };
}

/** The values of a new record with its defaults, or of an existing one, and what expressions decide. */
function decide(
  table: ItemTable,
  { given, was, isNew }: { readonly given: Values; readonly was: Values; readonly isNew: boolean },
  at: At,
) {
  let entered: Values = { ...was, ...given };
  try {
    if (isNew) entered = { ...missingDefaults(table, given, at), ...given };
    return { entered, ...applyRules(table, entered, at), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const none = new Set<string>();
    return { entered, values: {}, hidden: none, required: none, problem: wholeProblem(error, at.locale) };
  }
}

/** Returns an error as a problem of the record as a whole. */
export function wholeProblem({ code, params }: AppError, locale: Locale): DraftProblem {
  return { path: null, row: null, kind: 'WRONG', reason: describeError({ code, params }, locale).message };
}

/** Rows of a record that is overwritten keep, by their order, their ids and the columns that the file does not have. */
function withKeptRows(properties: readonly Property[], given: Values, was: Values): Record<string, unknown> {
  const kept: Record<string, unknown> = { ...given };
  for (const property of properties) {
    const { code } = property;
    const before = was[code];
    if (!(code in given) || !storageOf(property).hasTable || !Array.isArray(before)) continue;
    const rows = (given[code] ?? []) as readonly RowValue[];
    kept[code] = rows.map((row, at) => {
      const former = before[at] as RowValue | undefined;
      return { ...former, ...row, id: former?.id ?? row.id };
    });
  }
  return kept;
}

interface Requirement {
  readonly required: ReadonlySet<string>;
  readonly except: ReadonlySet<string>;
  readonly locale: Locale;
}

function missingIn(
  properties: readonly Property[],
  record: Values,
  { required, except, locale }: Requirement,
): DraftProblem[] {
  const reason = importingTexts.t(locale, 'empty');
  const isAsked = (property: Property, path: string) =>
    (property.required === true || required.has(path)) &&
    property.system !== true &&
    !isComputed(property) &&
    !except.has(path);
  return properties.flatMap((property): DraftProblem[] => {
    const { code, subSchema } = property;
    if (property.system === true || kindOf(property).readOnlySource !== undefined || except.has(code)) return [];
    const own: DraftProblem[] =
      isAsked(property, code) && isEmptyValue(record[code]) ? [{ path: code, row: null, kind: 'EMPTY', reason }] : [];
    const rows = storageOf(property).hasTable ? ((record[code] ?? []) as readonly RowValue[]) : [];
    const columns = (subSchema?.properties ?? []).filter((column) => isAsked(column, `${code}.${column.code}`));
    const inRows = rows.flatMap((row, at) =>
      columns
        .filter((column) => isEmptyValue(row[column.code]))
        .map((column): DraftProblem => ({ path: `${code}.${column.code}`, row: at, kind: 'EMPTY', reason })),
    );
    return [...own, ...inRows];
  });
}

function tooManyRows(properties: readonly Property[], record: Values, locale: Locale): DraftProblem[] {
  return properties.flatMap((property): DraftProblem[] => {
    const rows = record[property.code];
    if (!storageOf(property).hasTable || !Array.isArray(rows)) return [];
    const { maxRows = Infinity } = settingsOf(property) as { readonly maxRows?: number };
    if (rows.length <= maxRows) return [];
    const checked = kindOf(property).validate(rows, settingsOf(property));
    const reason = checked.ok ? propertyName(property, locale) : checked.problem.text(locale);
    return [{ path: property.code, row: null, kind: 'WRONG', reason }];
  });
}

/** The codes whose rules are asked: those of no rule that looks at what could not be read. */
function readCodes(rules: ImportContext['model']['dataRules'], values: Values, unread: ReadonlySet<string>): string[] {
  if (unread.size === 0) return Object.keys(values);
  const items = new Set([...unread].map((path) => path.split('.', 1)[0] ?? path));
  const touched = new Set(
    rules
      .map(codesOf)
      .filter((codes) => codes.some((code) => items.has(code)))
      .flat(),
  );
  return Object.keys(values).filter((code) => !touched.has(code));
}

function problemsOfRule(
  { propertyCode, text, cells = [] }: RuleProblem,
  record: Values,
  locale: Locale,
): DraftProblem[] {
  if (cells.length === 0) return [{ path: propertyCode, row: null, kind: 'WRONG', reason: text(locale) }];
  const rows = (record[propertyCode] ?? []) as readonly RowValue[];
  return cells.map((cell) => ({
    path: `${propertyCode}.${cell.column}`,
    row: rows.findIndex(({ id }) => id === cell.rowId),
    kind: 'WRONG',
    reason: cell.text(locale),
  }));
}
