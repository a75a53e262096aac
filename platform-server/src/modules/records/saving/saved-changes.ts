import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../../platform.ts';
import type { LockedRecord, RecordValues } from '../../../record-store/index.ts';
import { changesBetween, comparable } from '../tracing/changes.ts';
import { traceStatements } from '../tracing/write-trace.ts';
import { type ValidatedRecord, isKeptDraft, type Saving } from './saving.ts';

/**
 * Returns the fields of which the answer tells: what was sent, what was computed anew and what the system sets.
 * Undefined is all of them: of a new record, and of a draft, which may hold more than its record.
 */
export function changedCodes(
  { model: { table }, input }: Saving,
  locked: LockedRecord | undefined,
  values: RecordValues,
): readonly string[] | undefined {
  if (locked === undefined || isKeptDraft(locked)) return undefined;
  const { data } = locked;
  const known = new Map(table.properties.map((property) => [property.code, property]));
  return Object.keys(values).filter((code) => {
    const property = known.get(code);
    if (code in input.data || property === undefined) return true;
    return !isDeepStrictEqual(comparable(data[code] ?? null, property), comparable(values[code] ?? null, property));
  });
}

/**
 * Returns the statements that write the entry of the form trace. What a save sets by itself is no change of the user's. A record begins, for all others, when it is no
 * draft any more.
 */
export function savedTrace(
  platform: Platform,
  { model, user }: Saving,
  {
    id,
    was,
    values,
    name,
    locked,
  }: ValidatedRecord & { readonly name: string; readonly locked: LockedRecord | undefined },
) {
  const { schemaCode, table } = model;
  const isNew = locked === undefined || isKeptDraft(locked);
  const traced = table.properties.filter(({ system }) => system !== true);
  const changes = isNew ? changesBetween(traced, {}, { ...was, ...values }) : changesBetween(traced, was, values);
  const action = isNew ? 'add' : 'edit';
  const of = { schemaCode, userId: user.id, departmentId: user.mainDepartmentId, action } as const;
  return traceStatements(platform, of, [{ recordId: id, title: name, changes }]);
}
