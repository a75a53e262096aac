import type { FormTraceEntry } from '@portico/shared-kit/contract/form-trace.schema';
import type { RecordValue } from '@portico/shared-kit/fields';
import type { Database } from '../../../database/index.ts';
import {
  type RecordTitle,
  type RecordTitles,
  type ModelColumn,
  type ModelTable,
  readVisibleNames,
  type RowLevelPolicy,
  relationColumns,
} from '../../../record-store/index.ts';

interface Visibility {
  readonly corpId: string;
  readonly table: ModelTable;
  readonly referencedModels: RowLevelPolicy['referencedModels'];
}

/** Entries of the form trace in which records of other models have the names that their reader sees of them today. */
export async function withVisibleNames(
  db: Database,
  { corpId, table, referencedModels }: Visibility,
  entries: FormTraceEntry[],
): Promise<FormTraceEntry[]> {
  if (referencedModels === 'all') return entries;
  const columns = relationsByPath(table);
  const held = new Map<ModelColumn | undefined, Set<string>>();
  const collect: Change = (record, path) => {
    const ids = held.get(columns.get(path)) ?? new Set();
    held.set(columns.get(path), ids.add(record.id));
    return record;
  };
  for (const entry of entries) changed(entry, collect);
  const seen = new Map<ModelColumn, RecordTitles | null>();
  for (const [column, ids] of held) {
    if (column !== undefined)
      seen.set(column, await readVisibleNames(db, { corpId, referencedModels }, column, [...ids]));
  }
  return entries.map((entry) =>
    changed(entry, (record, path) => {
      const column = columns.get(path);
      // Of what is no relation any more nobody can say whom it may be shown to.
      const names = column === undefined ? new Map<string, RecordTitle>() : seen.get(column);
      if (names === null || names === undefined) return record;
      const known = names.get(record.id) ?? { name: '', name_i18n: null, hidden: true };
      return { ...record, ...known };
    }),
  );
}

/** The columns that hold records, by the path of their field: `lines.product` in a sub-table. */
function relationsByPath({ columns, children }: ModelTable): ReadonlyMap<string, ModelColumn> {
  const own = relationColumns([...columns.values()]).map((column) => [column.code, column] as const);
  const inRows = [...children.values()].flatMap(({ code, columns: cells }) =>
    relationColumns(cells).map((column) => [`${code}.${column.code}`, column] as const),
  );
  return new Map([...own, ...inRows]);
}

/** Change of a record that a value holds; `path` is its field. */
type Change = (record: RecordValue, path: string) => RecordValue;

function changed(entry: FormTraceEntry, change: Change): FormTraceEntry {
  const changes = entry.changes.map((each) => ({
    ...each,
    beforeValue: changedValue(each.beforeValue, each.code, change),
    afterValue: changedValue(each.afterValue, each.code, change),
  }));
  return { ...entry, changes };
}

/** Records are known by what they are, whatever the type of the field is today. */
function changedValue(value: unknown, path: string, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => changedValue(each, path, change));
  if (typeof value !== 'object' || value === null) return value;
  if (isRecordValue(value)) return change(value, path);
  const cells = Object.entries(value).map(([code, cell]) => [code, changedValue(cell, `${path}.${code}`, change)]);
  return Object.fromEntries(cells);
}

function isRecordValue(value: object): value is RecordValue {
  return 'schemaCode' in value && 'id' in value && typeof value.id === 'string';
}
