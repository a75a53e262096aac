import type { OpenPlatform } from '@portico/platform-server/open-platform';
import type { CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { post } from '../call.ts';
import { columns, rowCount, schemaCode, textsOf } from './model.ts';

const rounds = 5;
const path = '/api/records/change-cells';

/** Ms of each round: the check, the write, and the plain statement that gives the same cells the same values. */
export interface BlockTimes {
  readonly check: readonly number[];
  readonly write: readonly number[];
  readonly plain: readonly number[];
}

/** Server with its data. */
export interface Measured {
  readonly portal: TemporaryPortal;
  readonly token: string;
  readonly open: OpenPlatform;
}

/** Blocks of all records over HTTP and in plain SQL, in turns: with new values, and the same once more. */
export async function blockTimes(
  server: Measured,
): Promise<{ readonly fresh: BlockTimes; readonly again: BlockTimes }> {
  const all = { fresh: [] as Turn[], again: [] as Turn[] };
  for (let round = 0; round <= rounds; round += 1) {
    const fresh = await turn(server, textsOf(rowCount, 2 * round), textsOf(rowCount, 2 * round + 1));
    const same = textsOf(rowCount, 2 * round + 1);
    const again = await turn(server, same, same);
    // The first round warms up.
    if (round === 0) continue;
    all.fresh.push(fresh);
    all.again.push(again);
  }
  return { fresh: joined(all.fresh), again: joined(all.again) };
}

interface Turn {
  readonly check: number;
  readonly write: number;
  readonly plain: number;
}

const joined = (turns: readonly Turn[]): BlockTimes => ({
  check: turns.map(({ check }) => check),
  write: turns.map(({ write }) => write),
  plain: turns.map(({ plain }) => plain),
});

type Texts = readonly (readonly string[])[];

/**
 * `texts` by the product, then `plainTexts` by a statement: where each changes what the other left, both write all cells. Where they are
 * the same, the records have them already: the product has nothing to write.
 */
async function turn({ portal, token, open }: Measured, texts: Texts, plainTexts: Texts): Promise<Turn> {
  const input = await inputOf(open, texts);
  const check = await timed(() => post<CellChanges>(portal, token, `${path}/preview`, input));
  const write = await timed(() => post<CellChanges>(portal, token, path, { ...input, requestId: randomUUID() }));
  const { changedCells, refusals } = write.answer;
  const all = texts === plainTexts ? 0 : rowCount * columns.length;
  if (changedCells !== all) throw new Error(`${changedCells} cells were written: ${refusals[0]?.reason}`);
  const plain = await timed(() => plainSql(open, plainTexts));
  return { check: check.ms, write: write.ms, plain: plain.ms };
}

async function inputOf({ platform }: OpenPlatform, texts: Texts): Promise<ChangeCellsInput> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(`biz_${schemaCode}`)} order by id`.execute(platform.connections.db);
  return {
    schemaCode,
    queryCode: 'all',
    codes: columns.map(({ code }) => code),
    rows: rows.map(({ id, version }, at) => ({
      record: { id: asRecordId(id), version },
      cells: [...(texts[at] ?? [])],
    })),
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly answer: T }> {
  const start = performance.now();
  const answer = await work();
  return { ms: performance.now() - start, answer };
}

const sqlText: Readonly<Record<(typeof columns)[number]['type'], (name: string) => string>> = {
  text: (name) => name,
  numeric: (name) => `${name}::numeric`,
  // Days begin where the product's users are.
  timestamptz: (name) => `${name}::timestamp at time zone 'Asia/Shanghai'`,
  boolean: (name) => `${name} = '是'`,
};

/** Runs one statement that gives all records the values of texts, each with a new version. */
async function plainSql({ platform }: OpenPlatform, texts: Texts): Promise<void> {
  const { corpId, connections } = platform;
  const sets = columns.map(({ code, type }) => `f_${code} = ${sqlText[type](`v.${code}`)}`);
  const text = `update biz_${schemaCode} r set ${sets.join(', ')}, version = r.version + 1
    from (select '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0') as id, ${columns.map(({ code }) => code).join(', ')}
      from unnest(${columns.map((_, at) => `$${at + 2}::text[]`).join(', ')})
        with ordinality as t(${columns.map(({ code }) => code).join(', ')}, n)) v
    where r.corp_id = $1 and r.id = v.id`;
  const client = await connections.workPool.connect();
  try {
    const { rowCount: count } = await client.query(text, [
      corpId,
      ...columns.map((_, at) => texts.map((row) => row[at])),
    ]);
    if (count !== rowCount) throw new Error(`${count} records were updated`);
  } finally {
    client.release();
  }
}
