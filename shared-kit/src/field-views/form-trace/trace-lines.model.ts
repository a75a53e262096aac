import type { FormTraceChange } from '../../contract/form-trace.schema.ts';
import { hasKind, isEmptyValue, type Property, propertyName, type RowValue, storageOf } from '../../fields/index.ts';
import { compareDecimals } from '../../formats/index.ts';
import type { Locale } from '../../i18n/index.ts';
import { formTraceTexts } from './form-trace.texts.ts';

/** Line of an entry of the form trace: a field, or a column of a row, with its value before and after. */
export interface TraceLine {
  readonly key: string;
  readonly label: string;
  /** Change of the whole row, where it came or went with it. */
  readonly row: 'added' | 'removed' | null;
  /** Field by which the values are shown; null: as words that stand for themselves. */
  readonly property: Property | null;
  readonly before: unknown;
  readonly after: unknown;
  /** Direction in which a number changed. */
  readonly trend: 'up' | 'down' | null;
}

/** The lines of a change in a user's language; of a sub-table one for each cell that differs. */
export function traceLines(change: FormTraceChange, locale: Locale): TraceLine[] {
  const property = propertyOf(change);
  if (property === null) return [wordLine(change, change.name)];
  const name = propertyName(property, locale);
  if (!storageOf(property).hasTable) {
    const { code, beforeValue: before, afterValue: after } = change;
    return [lineOf({ key: code, label: name, row: null, property, before, after })];
  }
  const [before, after] = [rowsOf(change.beforeValue), rowsOf(change.afterValue)];
  const lines = rowLines(property, { name, before, after }, locale);
  if (lines.length > 0) return lines;
  const moved = formTraceTexts.t(locale, 'rowsMoved');
  return [{ key: change.code, label: name, row: null, property: null, before: null, after: moved, trend: null }];
}

/** The field as it is now, else one of the type that it had: settings that are gone are the type's own. */
function propertyOf({ property, code, name, type }: FormTraceChange): Property | null {
  if (property !== null) return property;
  return hasKind(type) ? { code, name, propertyType: type } : null;
}

interface Rows {
  readonly name: string;
  readonly before: readonly RowValue[];
  readonly after: readonly RowValue[];
}

function rowLines({ subSchema }: Property, { name, before, after }: Rows, locale: Locale): TraceLine[] {
  const columns = subSchema?.properties ?? [];
  const was = new Map(before.map((row) => [row.id, row]));
  const is = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    const row = old === undefined ? ('added' as const) : now === undefined ? ('removed' as const) : null;
    return columns.flatMap((column): TraceLine[] => {
      const { code } = column;
      const line = { key: `${id}/${code}`, label: `${name} · ${propertyName(column, locale)}`, row, property: column };
      const values = { before: old?.[code] ?? null, after: now?.[code] ?? null };
      return JSON.stringify(values.before) === JSON.stringify(values.after) ? [] : [lineOf({ ...line, ...values })];
    });
  });
}

function lineOf(line: Omit<TraceLine, 'trend'> & { readonly property: Property }): TraceLine {
  return { ...line, trend: trendOf(line) };
}

function trendOf({ property, before, after }: { property: Property; before: unknown; after: unknown }) {
  if (!storageOf(property).isNumber || typeof before !== 'string' || typeof after !== 'string') return null;
  const order = compareDecimals(after, before);
  return order === 0 ? null : order > 0 ? ('up' as const) : ('down' as const);
}

function wordLine({ code, beforeValue, afterValue }: FormTraceChange, label: string): TraceLine {
  const words = (value: unknown) => {
    if (isEmptyValue(value)) return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const values = { before: words(beforeValue), after: words(afterValue) };
  return { key: code, label, row: null, property: null, ...values, trend: null };
}

function rowsOf(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? (value as RowValue[]) : [];
}
