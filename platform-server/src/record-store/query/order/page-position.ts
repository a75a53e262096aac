import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import type { ModelTable } from '../../schema/model-table.ts';
import {
  keysetConditions,
  type OrderKey,
  orderKeys,
  orderOfKeys,
  type RecordCursor,
  cursorOf,
  type ReadDirection,
  readCursor,
} from './keyset-cursor.ts';
import type { RowLevelPolicy } from '../scope/scope.ts';
import { hasNameOfOthers, visibleTable } from '../scope/visible-table.ts';

/** Cursors of the first and the last record of a page, from which the page beside it is read. */
export interface PageCursors {
  readonly first: string;
  readonly last: string;
}

/** A known page, from whose cursors another one is read. */
export interface CursorPage extends PageCursors {
  /** Zero-based. */
  readonly page: number;
}

/** Pages that begin further down than this many records are found by key where they can be. */
const deep = 1_000;

interface RecordPageRequest {
  readonly orderBy: readonly OrderBy[];
  readonly page: number;
  readonly size: number;
  readonly near?: CursorPage | undefined;
}

interface Rows {
  readonly table: ModelTable;
  readonly policy: RowLevelPolicy;
  readonly where: RawBuilder<boolean>;
  /** The order as SQL, for counting off. */
  readonly order: RawBuilder<unknown>;
}

interface Position {
  /** The ids of the page, in their order or from its end. */
  readonly found: RawBuilder<unknown>;
  readonly isBackwards: boolean;
  /** The ends of the page as JSON, over its rows `r` with their `page.place`; null where nobody needs them. */
  readonly ends: RawBuilder<unknown>;
}

interface Jump {
  readonly cursor: RecordCursor;
  readonly towards: ReadDirection;
  readonly skip: number;
}

/**
 * Finds a page: by counting records off from the first one, or, where that is far and a page nearby is known, by the
 * key of its first or last record. So a deep page costs as much as its distance from the one before, and a record that
 * is added meanwhile does not show another one twice.
 */
export function pagePosition(rows: Rows, request: RecordPageRequest): Position {
  const { table, policy } = rows;
  const offset = request.page * request.size;
  // Who sees some values of a field only would learn the others by the order.
  const isLimited = policy.fields.visible.size > 0 || hasNameOfOthers(visibleTable(table, policy));
  const keys = offset < deep || isLimited ? undefined : orderKeys(table, request.orderBy);
  if (keys === undefined) return { found: countedOff(rows, request), isBackwards: false, ends: sql`null` };
  const jump = jumpTo(keys, request, offset);
  const isBackwards = jump?.towards === 'before';
  const found = jump === undefined ? countedOff(rows, request) : jumped(rows, keys, request, jump);
  return { found, isBackwards, ends: endsOf(keys, isBackwards) };
}

function countedOff({ table, where, order }: Rows, { page, size }: RecordPageRequest): RawBuilder<unknown> {
  return sql`select r.id from ${sql.id(table.table)} r where ${where} order by ${order}
    limit ${size} offset ${page * size}`;
}

/** Undefined where counting off is as quick, or where the page that is known is none of this order. */
function jumpTo(keys: readonly OrderKey[], { page, size, near }: RecordPageRequest, offset: number): Jump | undefined {
  if (near === undefined) return undefined;
  const steps = page - near.page;
  const towards = steps === 0 ? 'included' : steps > 0 ? 'after' : 'before';
  const skip = Math.max(Math.abs(steps) - 1, 0) * size;
  const cursor = readCursor(steps > 0 ? near.last : near.first, keys);
  return cursor === undefined || skip + deep > offset ? undefined : { cursor, towards, skip };
}

function jumped(
  { table, where }: Rows,
  keys: readonly OrderKey[],
  { size }: RecordPageRequest,
  jump: Jump,
): RawBuilder<unknown> {
  const { cursor, towards, skip } = jump;
  const order = orderOfKeys(keys, towards);
  const parts = keysetConditions(keys, cursor, towards).map(
    (beside, part) => sql`(select ${part}::int as part, r.id, row_number() over (order by ${order}) as number
      from ${sql.id(table.table)} r where ${where} and ${beside} order by ${order} limit ${skip + size})`,
  );
  return sql`select parts.id from (${sql.join(parts, sql` union all `)}) parts
    order by parts.part, parts.number limit ${size} offset ${skip}`;
}

function endsOf(keys: readonly OrderKey[], isBackwards: boolean): RawBuilder<unknown> {
  const at = (way: 'asc' | 'desc') => sql`(array_agg(${cursorOf(keys)} order by page.place ${sql.raw(way)}))[1]`;
  const [first, last] = isBackwards ? [at('desc'), at('asc')] : [at('asc'), at('desc')];
  return sql`case when count(*) > 0 then json_build_object('first', ${first}, 'last', ${last}) end`;
}
