import { type KyselyPlugin, RawNode, SelectModifierNode } from 'kysely';
import type { Database } from './connect.ts';
import { plannedForValues } from './named-statements.ts';

const mark = SelectModifierNode.createWithExpression(RawNode.createWithSql(plannedForValues));

/** Marks each statement; its name, if it gets one, never has a plan that is to suit all values. */
const plugin: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'SelectQueryNode') return { ...node, frontModifiers: [mark, ...(node.frontModifiers ?? [])] };
    if (node.kind !== 'RawNode') return node;
    const [first = '', ...rest] = node.sqlFragments;
    return { ...node, sqlFragments: [`${plannedForValues} ${first}`, ...rest] };
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const marking = new WeakMap<Database, Database>();

/**
 * Returns the same database, or transaction, for statements whose best plan depends on what is asked: pages, counts and
 * sums of what people filter and search by, pickers and reports. Where some values are rare and others everywhere, a
 * plan that is to suit all of them suits none. What is found by its key, and what is written, takes `db` as it is:
 * it is planned once.
 */
export function forValues(db: Database): Database {
  const known = marking.get(db) ?? db.withPlugin(plugin);
  marking.set(db, known);
  return known;
}
