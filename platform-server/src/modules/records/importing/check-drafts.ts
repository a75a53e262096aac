import { AppError, appError } from '@portico/shared-kit/errors';
import { isEmptyValue, optionMissing, type Property, propertyName, type RowValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { endOfTurn } from '../../../taking-turns.ts';
import { findTaken, type RowLevelPolicy } from '../../../record-store/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { missingOptions, type MissingOption } from '../saving/check-options.ts';
import { otherRecordsCheck } from '../saving/check-rules.ts';
import { conflictWith } from '../saving/lock-for-change.ts';
import { comparable } from '../tracing/changes.ts';
import { type OverwrittenRecord, readExisting } from './existing-records.ts';
import { addCircles } from './draft-circles.ts';
import { unorderedDays } from './draft-days.ts';
import type { CheckedDraft, DraftProblem, ImportContext, ImportDraft } from './import-draft.ts';
import { importingTexts } from './importing.texts.ts';
import type { UniqueValues } from './unique-values.ts';
import { wholeProblem, workOutDraft, type WorkedOutDraft } from './work-out-draft.ts';

interface CheckNeeds {
  readonly models: Pick<ModelService, 'current'>;
}

/**
 * Returns what checks drafts by the rules of a save, and answers all that is wrong with each instead of the first of it.
 * Other records are asked once for all of them. `taken` knows the unique values of the drafts before them.
 */
export function draftChecker({ connections, corpId, now }: Platform, { models }: CheckNeeds) {
  const { db } = connections;
  return async (
    context: ImportContext,
    drafts: readonly ImportDraft[],
    taken: UniqueValues,
  ): Promise<readonly CheckedDraft[]> => {
    const { model, user, locale } = context;
    const policy = policyOf(model, user, now());
    const overwritten = drafts.filter(({ isNew }) => !isNew).map(({ id }) => id);
    const existing = await readExisting(db, { corpId, model, policy }, overwritten);
    const at = { now: now(), readOnly: policy.fields.readOnlyWhenNew };
    const worked: WorkedOutDraft[] = [];
    for (const draft of drafts) {
      const wait = endOfTurn();
      if (wait !== undefined) await wait;
      const record = existing.get(draft.id) ?? null;
      const [kept, problems] = withinRights(context, draft, record, policy);
      const out = workOutDraft(context, kept, record, at);
      out.problems.push(...problems, ...refusalsOf(draft, record, locale), ...unorderedDays(model, out, locale));
      worked.push(out);
    }
    const needs = { db, corpId, locale, models, policyFor: (each: Model) => policyOf(each, user, now()) };
    await addProblemsOfOthers(needs, context, worked);
    await addCircles({ db, corpId }, context, worked);
    await addTaken(db, { corpId, context }, worked, taken);
    return worked.map(({ draft: { id }, existing: before, values, problems }) => ({
      id,
      version: before?.version ?? null,
      values,
      problems,
      was: before?.was ?? {},
    }));
  };
}

function refusalsOf({ isNew, seen }: ImportDraft, record: OverwrittenRecord | null, locale: Locale): DraftProblem[] {
  if (isNew) return [];
  const refusal = record === null ? 'recordMissing' : record.refusal;
  if (refusal !== null) return [wholeProblem(appError(refusal), locale)];
  const isSeen = record === null || seen === undefined || seen === record.version;
  return isSeen ? [] : [wholeProblem(conflictWith(record.modifier), locale)];
}

/**
 * A draft without the values that the person may not write in this record, and a problem for each that would change
 * something. On new records such columns are left out as a whole, which is told once.
 */
function withinRights(
  { model, locale }: ImportContext,
  draft: ImportDraft,
  record: OverwrittenRecord | null,
  { fields }: RowLevelPolicy,
): [ImportDraft, DraftProblem[]] {
  const readOnly = record?.readOnly ?? fields.readOnlyWhenNew;
  if (readOnly.size === 0) return [draft, []];
  const given: Record<string, unknown> = { ...draft.given };
  const problems: DraftProblem[] = [];
  for (const path of readOnly) {
    const [code = path, column] = path.split('.');
    if (!(code in given)) continue;
    const property = model.table.properties.find((each) => each.code === code);
    if (column !== undefined) {
      given[code] = ((given[code] ?? []) as readonly RowValue[]).map(({ [column]: _, ...row }) => row);
      continue;
    }
    if (record !== null && property !== undefined && isChange(property, draft, record.was[code]))
      problems.push(notWritable(property, locale));
    delete given[code];
  }
  return [{ ...draft, given }, problems];
}

function isChange(property: Property, { given: values, seen }: ImportDraft, was: unknown): boolean {
  const given = values[property.code];
  if (isEmptyValue(given) && seen === undefined) return false;
  return JSON.stringify(comparable(given, property)) !== JSON.stringify(comparable(was, property));
}

function notWritable(property: Property, locale: Locale): DraftProblem {
  const error = appError('fieldNotWritable', { property: propertyName(property, locale) });
  return { ...wholeProblem(error, locale), path: property.code };
}

type OtherNeeds = Parameters<typeof missingOptions>[0];

/** Adds what is wrong with drafts because of other records. */
async function addProblemsOfOthers(
  needs: OtherNeeds,
  { model, locale }: ImportContext,
  worked: readonly WorkedOutDraft[],
): Promise<void> {
  const changeOf = ({ record, existing }: WorkedOutDraft) => ({ record, was: existing?.was ?? {} });
  const missingIn = await missingOptions(needs, model.table, worked.map(changeOf));
  const ruledOf = ({ draft, record, values }: WorkedOutDraft) => ({ id: draft.id, record, given: Object.keys(values) });
  const complete = worked.filter(({ draft }) => draft.unread.size === 0);
  const compare = await otherRecordsCheck(needs, model, locale)(complete.map(ruledOf));
  for (const each of worked) {
    for (const missing of missingIn(changeOf(each))) each.problems.push(missingOption(missing, each, locale));
  }
  for (const each of complete) {
    const broken = caught(() => compare(ruledOf(each)));
    if (broken !== null) each.problems.push(brokenRule(broken, each, locale));
  }
}

function missingOption(
  { property, place, text }: MissingOption,
  { record }: WorkedOutDraft,
  locale: Locale,
): DraftProblem {
  const reason = optionMissing(text).text(locale);
  if (place === null) return { path: property.code, row: null, kind: 'NOEXIT', reason };
  const rows = (record[place.code] ?? []) as readonly RowValue[];
  const row = rows.findIndex(({ id }) => id === place.rowId);
  return { path: `${place.code}.${property.code}`, row, kind: 'NOEXIT', reason };
}

function brokenRule(error: AppError, { record }: WorkedOutDraft, locale: Locale): DraftProblem {
  const { propertyCode, reason, rowId, column } = error.params;
  if (error.errorName !== 'dataRuleBroken') return wholeProblem(error, locale);
  const code = String(propertyCode);
  const words = { kind: 'WRONG', reason: String(reason) } as const;
  if (!column) return { path: code, row: null, ...words };
  const rows = (record[code] ?? []) as readonly RowValue[];
  return { path: `${code}.${column}`, row: rows.findIndex(({ id }) => id === rowId), ...words };
}

function caught(check: () => void): AppError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Adds that unique values are another record's, or an earlier row's. Values of drafts that have no problem are noted. */
async function addTaken(
  db: Database,
  { corpId, context }: { readonly corpId: string; readonly context: ImportContext },
  worked: readonly WorkedOutDraft[],
  taken: UniqueValues,
): Promise<void> {
  const { table } = context.model;
  const unique = [...table.columns.values()].filter(({ property }) => property.unique === true);
  const reason = importingTexts.t(context.locale, 'taken');
  for (const column of unique) {
    const wanted = worked.flatMap(({ draft: { id }, values }) =>
      isEmptyValue(values[column.code]) ? [] : [{ id, value: values[column.code] }],
    );
    const ofOthers = await findTaken(db, { table, corpId }, column, wanted);
    for (const each of worked) {
      if (!ofOthers.has(each.draft.id)) continue;
      each.problems.push({ path: column.code, row: null, kind: 'REPEAT', reason });
    }
  }
  for (const each of worked) {
    const repeated = unique.filter(({ code }) => taken.has(code, each.values[code]));
    for (const { code } of repeated) {
      if (each.problems.some(({ path, kind }) => path === code && kind === 'REPEAT')) continue;
      each.problems.push({ path: code, row: null, kind: 'REPEAT', reason });
    }
    if (each.problems.length > 0 || each.draft.unread.size > 0) continue;
    for (const { code } of unique) taken.add(code, each.values[code]);
  }
}
