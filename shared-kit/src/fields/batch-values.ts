import { isEmptyValue } from './empty.ts';
import { hasKind, kindOf } from './kinds.ts';
import type { ValidationResult } from './problems.ts';
import type { Property } from './property.ts';
import type { Setting } from './settings.ts';
import type { StorageType } from './storages.ts';
import { settingsOf } from './values.ts';

/**
 * The types that a batch update takes (list spec, section 5): short and long text, number, date, logic, radio, checkbox,
 * dropdown, multi dropdown, staff and departments of every kind.
 */
const batchTypes: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 50, 51, 60, 61]);

/** Returns whether a field may be changed for many records at once: not what the system keeps, nor what must be unique. */
export function isBatchEditable({ propertyType, system, unique }: Property): boolean {
  return system !== true && unique !== true && batchTypes.has(propertyType) && hasKind(propertyType);
}

interface BatchText {
  write(value: unknown, property: Property): string;
  read(text: string, property: Property): unknown;
}

const asIs: BatchText = { write: String, read: (text) => text };
/** People and departments keep the shape that filters have: JSON with id and name. */
const units: BatchText = {
  write: (value) => JSON.stringify(value),
  read(text) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  },
};
const one: BatchText = {
  write: units.write,
  read: (text, property) => [units.read(text, property)].flat()[0],
};

/** Conversions by which a batch update writes a value as text (list spec, section 5). */
const batchTexts: Partial<Record<StorageType, BatchText>> = {
  text: { write: String, read: cutText },
  decimal: asIs,
  instant: {
    write: (value, property) => kindOf(property).format(value, settingsOf(property), { locale: 'zh' }),
    read(text, property) {
      const parsed = kindOf(property).parse(text, settingsOf(property), { locale: 'zh' });
      return parsed.ok ? parsed.value : text;
    },
  },
  boolean: {
    write: (value) => (value === true ? '1' : '0'),
    read: (text) => ({ '1': true, '0': false })[text] ?? text,
  },
  texts: {
    write: (value) => (value as string[]).join(';'),
    read: (text) => text.split(';').filter((each) => each !== ''),
  },
  userId: one,
  departmentId: one,
  userIds: units,
  departmentIds: units,
  units,
};

/** Short text is cut at 200 characters and long text at 2000 (list spec, section 5), never within a character. */
function cutText(text: string, property: Property): string {
  const { maxLength } = kindOf(property).settings as { readonly maxLength?: Setting<number> };
  const max = maxLength?.input.type === 'wholeNumber' ? maxLength.input.max : text.length;
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Whatever has no words of its own is JSON, as people and departments are. */
const batchTextOf = (property: Property): BatchText => batchTexts[kindOf(property).storage] ?? units;

/** A value as the request of a batch update carries it. */
export function batchText(property: Property, value: unknown): string {
  return batchTextOf(property).write(value, property);
}

/** The value that a batch update asks for, in the form that is stored; null where it is empty or spaces only. */
export function readBatchText(property: Property, text: string): ValidationResult<unknown> {
  if (text.trim() === '') return { ok: true, value: null };
  const value = batchTextOf(property).read(text, property);
  if (isEmptyValue(value)) return { ok: true, value: null };
  return kindOf(property).validate(value, settingsOf(property));
}
