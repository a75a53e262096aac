import type { FormTraceChange } from '@portico/shared-kit/contract/form-trace.schema';
import { hasKind, type Property, type RowValue, storageOf } from '@portico/shared-kit/fields';

/** Row of a sub-table, matched by what it is: it came, went, or holds something else. */
export interface RowComparison {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: RowValue | null;
  readonly after: RowValue | null;
  /** Columns whose values differ. */
  readonly changed: ReadonlySet<string>;
}

/** Field before and after. */
export type Comparison =
  | {
      readonly kind: 'value';
      readonly code: string;
      readonly name: string;
      readonly property: Property | null;
      readonly before: unknown;
      readonly after: unknown;
    }
  | {
      readonly kind: 'rows';
      readonly code: string;
      readonly name: string;
      readonly property: Property;
      readonly rows: readonly RowComparison[];
    };

/** The change of one field as it is put side by side. */
export function comparisonOf(change: FormTraceChange): Comparison {
  const { code, name, type, beforeValue: before, afterValue: after } = change;
  const property: Property | null = change.property ?? (hasKind(type) ? { code, name, propertyType: type } : null);
  if (property === null || !storageOf(property).hasTable) return { kind: 'value', code, name, property, before, after };
  return { kind: 'rows', code, name, property, rows: rowsOf(property, before, after) };
}

/** In the order in which they are, those that are gone where they were. */
function rowsOf({ subSchema }: Property, before: unknown, after: unknown): readonly RowComparison[] {
  const [was, is] = [byId(before), byId(after)];
  const codes = (subSchema?.properties ?? []).map(({ code }) => code);
  return [...new Set([...was.keys(), ...is.keys()])].map((id) => {
    const [old, now] = [was.get(id) ?? null, is.get(id) ?? null];
    const changed = new Set(
      codes.filter((code) => JSON.stringify(old?.[code] ?? null) !== JSON.stringify(now?.[code] ?? null)),
    );
    const kind = old === null ? 'added' : now === null ? 'removed' : 'changed';
    return { id, kind, before: old, after: now, changed };
  });
}

function byId(value: unknown): ReadonlyMap<string, RowValue> {
  const rows = Array.isArray(value) ? (value as readonly RowValue[]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}
