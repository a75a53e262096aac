import { createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../database/index.ts';
import type { TestDatabase } from '../database/testing.ts';

const settings = /^set /;

/** The plans of all statements that the work sends, as text. */
export async function plansOf(
  { db, pool }: TestDatabase,
  work: (spied: Database) => Promise<unknown>,
): Promise<string> {
  const sent: RootOperationNode[] = [];
  const spy: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(spy));
  const statements = sent.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
  const plans = statements
    .filter(({ sql: text }) => !settings.test(text))
    .map(async ({ sql: text, parameters }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  return (await Promise.all(plans)).join('\n');
}
