import { asRecordId } from '@portico/shared-kit/contract/ids';
import type {
  FormTraceChange,
  FormTraceDetail,
  FormTraceEntry,
  FormTracePage,
  GetFormTraceInput,
  GetTraceEntryInput,
  ListFormTraceInput,
  TraceAction,
} from '@portico/shared-kit/contract/form-trace.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Property, RowValue } from '@portico/shared-kit/fields';
import { everything } from '@portico/shared-kit/filters';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  findTracedRecord,
  readTraces,
  type RowLevelPolicy,
  visibleTable,
  type TraceRow,
} from '../../../record-store/index.ts';
import { isUnrestricted, type Model, type ModelService, policyOf } from '../../models/index.ts';
import { filterOf, viewOf } from '../reading/query-form.ts';
import { withVisibleNames } from './visible-names.ts';
import { changesBetween, type TracedChange } from './changes.ts';
import { tracedChanges } from './shared-fields.ts';
import { ownerRemark } from './owner-remark.ts';
import { inReadersLanguage, printedLayout } from './printed-layout.ts';

interface Reader {
  readonly user: SignedInUser;
  readonly locale: Locale;
  readonly referencedModels: RowLevelPolicy['referencedModels'];
}

/** The form trace: of records for who may open them, of fields that the user may see. */
export interface RecordTrace {
  /**
   * Returns the changes of records that the user sees in lists; the root administrator's also tells of records that are
   * gone. Throws modelMissing, noPermissionToView, listViewMissing, and the error of a wrong filter.
   */
  list(user: SignedInUser, input: ListFormTraceInput, locale: Locale): Promise<FormTracePage>;
  /** Returns the changes of a record. Throws recordMissing, also for one the user may not see. */
  get(user: SignedInUser, input: GetFormTraceInput, locale: Locale): Promise<FormTracePage>;
  /** Returns one entry. Throws recordMissing, also for an entry of a record that the user may not see. */
  getEntry(user: SignedInUser, input: GetTraceEntryInput, locale: Locale): Promise<FormTraceDetail>;
}

type FindRecord = (
  model: Model,
  user: SignedInUser,
  id: string,
) => Promise<{ readonly policy: RowLevelPolicy } | undefined>;

/** Reads the form trace. `find` answers undefined for a record that the user may not see. */
export function recordTrace(platform: Platform, models: ModelService, find: FindRecord): RecordTrace {
  const { connections, corpId, now } = platform;
  const { present, ofRecord } = tracesFor(platform, find);

  return {
    async list(user, input, locale) {
      const model = await models.visible(input.schemaCode, user);
      const { bizObjectIds: recordIds, search = '' } = input;
      const policy = policyOf(model, user, now());
      const filter = filterOf(visibleTable(model.table, policy), input, {
        view: viewOf(model, input.queryCode),
        locale,
      });
      const isNarrowed = recordIds === undefined && (filter !== everything || search.trim() !== '');
      const kept = isNarrowed ? { kept: { table: model.table, corpId, policy, filter, search } } : {};
      const wanted = { table: model.table, corpId, recordIds, policy, withDeleted: isUnrestricted(user), ...kept };
      return present(
        model,
        { user, locale, referencedModels: policy.referencedModels },
        await readTraces(connections.db, wanted, input),
      );
    },

    async get(user, input, locale) {
      const model = await models.current(input.schemaCode);
      return ofRecord({ user, locale }, model, input.bizObjectId, { page: input, withDeleted: false });
    },

    async getEntry(user, { logid }, locale) {
      const place = await findTracedRecord(connections.db, corpId, logid);
      if (place === undefined) throw appError('recordMissing');
      const model = await models.current(place.schemaCode);
      const one = { page: { page: 0, size: 1 }, selection: { entryId: logid }, withDeleted: true };
      const [entry] = (await ofRecord({ user, locale }, model, place.recordId, one)).content;
      if (entry === undefined) throw appError('recordMissing');
      const { name, name_i18n: inEnglish } = model.definition;
      return { schemaCode: model.schemaCode, modelName: name, modelName_i18n: inEnglish ?? null, entry };
    },
  };
}

function tracesFor({ connections, corpId, now }: Platform, find: FindRecord) {
  async function present(
    model: Model,
    { user, locale, referencedModels }: Reader,
    found: Awaited<ReturnType<typeof readTraces>>,
  ): Promise<FormTracePage> {
    const entries = found.rows.map((row) => presentTrace(row, visibleChanges(model, user, row.hidden), locale));
    const content = await withVisibleNames(connections.db, { corpId, table: model.table, referencedModels }, entries);
    return { content, totalElements: found.total, isMore: found.isMore };
  }

  /** The trace of one record for who may open it; the root administrator's also of one that is gone, where it may be. */
  async function ofRecord(reader: Omit<Reader, 'referencedModels'>, model: Model, recordId: string, entry: Entry) {
    const { user } = reader;
    const record = await find(model, user, recordId);
    const isGone = record === undefined && entry.withDeleted && isUnrestricted(user);
    if (record === undefined && !isGone) throw appError('recordMissing');
    const { fields, referencedModels } = record?.policy ?? policyOf(model, user, now());
    const wanted = {
      table: model.table,
      corpId,
      recordIds: [recordId],
      policy: { view: 'all', fields, referencedModels } as const,
    };
    const found = await readTraces(connections.db, { ...wanted, ...entry.selection, withDeleted: isGone }, entry.page);
    return present(model, { ...reader, referencedModels }, found);
  }

  return { present, ofRecord };
}

/** Selection of a record's entries. */
interface Entry {
  readonly page: { readonly page: number; readonly size: number };
  readonly selection?: { readonly entryId: string };
  readonly withDeleted: boolean;
}

type Show = (change: TracedChange) => FormTraceChange[];

/**
 * Returns the parts of an entry that a user is shown: fields of the model as it is now. One that it has no more
 * says nothing of who was allowed to see it, so that it is left to the root administrator.
 */
function visibleChanges({ table }: Model, user: SignedInUser, hidden: readonly string[]): Show {
  const now = new Map([...table.properties, ownerRemark, printedLayout].map((property) => [property.code, property]));
  return (whole) => {
    const property = now.get(whole.code);
    if (property === undefined && !isUnrestricted(user)) return [];
    const change = seenPart(whole, property, hidden);
    if (change === null) return [];
    const isSame = property?.propertyType === change.type;
    return [{ ...change, property: isSame ? (property as FormTraceChange['property']) : null }];
  };
}

/**
 * Returns the part of a change for somebody who does not see some fields or columns; null where nothing is left.
 */
function seenPart(
  change: TracedChange,
  property: Property | undefined,
  hidden: readonly string[],
): TracedChange | null {
  if (hidden.includes(change.code)) return null;
  const columns = property?.subSchema?.properties ?? [];
  const kept = columns.filter(({ code }) => !hidden.includes(`${change.code}.${code}`));
  if (property === undefined || kept.length === columns.length) return change;
  const cut = (value: unknown) =>
    ((value ?? []) as RowValue[]).map((row) => ({
      id: row.id,
      ...Object.fromEntries(kept.map(({ code }) => [code, row[code] ?? null])),
    }));
  return (
    changesBetween(
      [{ ...property, subSchema: { properties: kept } }],
      { [change.code]: cut(change.beforeValue) },
      { [change.code]: cut(change.afterValue) },
    )[0] ?? null
  );
}

function presentTrace(row: TraceRow, show: Show, locale: Locale): FormTraceEntry {
  const { id, creatorId, creatorName, creatorNameI18n, departmentName, departmentNameI18n, recordId, isOpenable } = row;
  return {
    id,
    action: row.action as TraceAction,
    modifiedTime: row.modifiedTime.toISOString(),
    creatorId,
    creatorName: localised(creatorName, creatorNameI18n, locale),
    departmentName: departmentName === null ? null : localised(departmentName, departmentNameI18n, locale),
    title: titleOf(row),
    bizObjectId: asRecordId(recordId),
    isOpenable,
    changes: tracedChanges(row).flatMap((change) => show(inReadersLanguage(change, locale))),
  };
}

/** Returns the former name of the record, or its number for somebody who may not see what its name is made of. */
function titleOf({ title, hidden, sequenceNo }: TraceRow): string {
  if (!hidden.includes('name')) return title;
  return hidden.includes('sequenceNo') ? '' : (sequenceNo ?? '');
}
