import type { RawBuilder } from 'kysely';
import type { ChildTable, ModelColumn, ModelTable } from './model-table.ts';
import { type RecordScope, type RecordScopes, scopeCondition } from './scope.ts';

const byScopes = new WeakMap<RecordScopes, Map<ModelTable, ModelTable>>();
const byHidden = new WeakMap<ModelTable, Map<string, ModelTable>>();

/**
 * A table as one user sees it: what they see nowhere is not in it, so that no statement made from it can show it, ask
 * for it or sort by it; what they see on some records is empty on the others. The same object for the same question.
 */
export function seenTable(table: ModelTable, scopes: RecordScopes): ModelTable {
  const { visible } = scopes.fields;
  if (visible.size === 0 || table.whole !== undefined) return table;
  const known = byScopes.get(scopes)?.get(table);
  if (known !== undefined) return known;
  const base = withoutHidden(table, visible);
  const partly = [...visible].filter(([, scope]) => scope !== 'none');
  const seen = partly.length === 0 ? base : withConditions(base, new Map(partly));
  const tables = byScopes.get(scopes) ?? new Map<ModelTable, ModelTable>();
  byScopes.set(scopes, tables.set(table, seen));
  return seen;
}

/** Kept, because texts of statements are kept with their table. */
function withoutHidden(table: ModelTable, visible: ReadonlyMap<string, RecordScope>): ModelTable {
  const hidden = new Set([...visible].filter(([, scope]) => scope === 'none').map(([code]) => code));
  const key = [...hidden].sort().join(' ');
  const kept = byHidden.get(table) ?? new Map<string, ModelTable>();
  byHidden.set(table, kept);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const children = [...table.children.values()]
    .filter(({ code }) => !hidden.has(code))
    .map(
      (child): ChildTable => ({
        ...child,
        columns: child.columns.filter(({ code }) => !hidden.has(`${child.code}.${code}`)),
      }),
    );
  const seen: ModelTable = {
    ...table,
    columns: new Map([...table.columns].filter(([code]) => !hidden.has(code))),
    children: new Map(children.map((child) => [child.code, child])),
    properties: table.properties.filter(({ code }) => !hidden.has(code)),
    whole: table,
  };
  kept.set(key, seen);
  return seen;
}

function withConditions(base: ModelTable, partly: ReadonlyMap<string, RecordScope>): ModelTable {
  const where = (code: string): { seenWhere?: RawBuilder<boolean> } => {
    const scope = partly.get(code);
    return scope === undefined ? {} : { seenWhere: scopeCondition(scope, base) };
  };
  const columns = [...base.columns].map(([code, column]): [string, ModelColumn] => [
    code,
    { ...column, ...where(code) },
  ]);
  const children = [...base.children].map(([code, child]): [string, ChildTable] => {
    const own = child.columns.map((column) => ({ ...column, ...where(`${code}.${column.code}`) }));
    return [code, { ...child, columns: own, ...where(code) }];
  });
  return { ...base, columns: new Map(columns), children: new Map(children) };
}
