import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import type { LockColumns } from '../design-lock.ts';
import type { DraftColumns } from '../design-kind.ts';
import type { DesignRow } from '../design-row.ts';
import {
  aliased,
  type Columns,
  type ColumnValue,
  insertRow,
  isRow,
  type TenantKey,
  toParameter,
  valuesBy,
} from './columns.repository.ts';

/** A table of designs. Only its names stand in statements; all that people wrote is a parameter. */
interface DesignTableShape {
  readonly table: 'form_design' | 'workflow_design' | 'portal_page' | 'print_template' | 'report';
  /** Columns of the key beside the tenant, by the names that the key has them under. */
  readonly key: Columns;
  /** Column of the draft; null where there is none. */
  readonly draft: string;
  /** Columns that are kept with a draft, by the names that the row has them under. */
  readonly own?: Columns;
  /** Members of the row that are read besides. */
  readonly read?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** A draft to be kept: JSON or text, null for none; `own` are the columns of the kind. */
export type DraftValues<TOwn> = DraftColumns & { readonly content: object | string | null; readonly own: TOwn };

/** Rows of designs of one kind, each with its draft and the lock of who works on it. */
export interface DesignTable<TKey extends TenantKey, TRow extends DesignRow, TOwn> {
  /** The designs that are kept, or those of a part of the key. */
  find(db: Database, corpId: string, only?: Partial<TKey>): Promise<TRow[]>;
  /** The design, locked until the transaction ends; undefined where none is kept. */
  lock(trx: Database, key: TKey): Promise<TRow | undefined>;
  /** The draft as it was kept, with the columns of the kind; undefined where there is none. */
  findDraft(db: Database, key: TKey): Promise<(TOwn & { readonly content: unknown }) | undefined>;
  /** Makes a design; false where there is one already. */
  insert(trx: Database, key: TKey, draft: DraftValues<TOwn>): Promise<boolean>;
  /** Keeps a draft, or that there is none any more. */
  setDraft(trx: Database, key: TKey, draft: DraftValues<TOwn>): Promise<void>;
  /** Writes some columns of the kind; the draft stays as it is. */
  change(trx: Database, key: TKey, own: Partial<TOwn>): Promise<void>;
  /** Keeps who has the lock. */
  setLock(trx: Database, key: TKey, lock: LockColumns): Promise<void>;
  /** Lets the design go with its draft. */
  delete(trx: Database, key: TKey): Promise<void>;
}

const shared = {
  revision: 'revision',
  basedOn: 'based_on',
  modifierId: 'modifier_id',
  modifiedTime: 'modified_time',
} as const satisfies Record<keyof DraftColumns, string>;

const locking = {
  lockUserId: 'lock_user_id',
  lockSince: 'lock_since',
  lockExpires: 'lock_expires',
} as const satisfies Record<keyof LockColumns, string>;

/** The statements on a table of designs. */
export function designTable<TKey extends TenantKey, TRow extends DesignRow, TOwn extends object = object>(
  shape: DesignTableShape,
): DesignTable<TKey, TRow, TOwn> {
  return { ...readingDesigns<TKey, TRow, TOwn>(shape), ...writingDesigns<TKey, TOwn>(shape) };
}

const keyOf = ({ key }: DesignTableShape): Columns => ({ corpId: 'corp_id', ...key });

type ReadMethods = 'find' | 'lock' | 'findDraft';

function readingDesigns<TKey extends TenantKey, TRow extends DesignRow, TOwn extends object>(
  shape: DesignTableShape,
): Pick<DesignTable<TKey, TRow, TOwn>, ReadMethods> {
  const { key: keyColumns, draft, own = {}, read = {} } = shape;
  const table = sql.id(shape.table);
  const isKey = (key: object) => isRow(keyOf(shape), key);
  const hasDraft = sql`${sql.id(draft)} is not null as ${sql.id('hasDraft')}`;
  const derived = Object.entries(read).map(([member, value]) => sql`${value} as ${sql.id(member)}`);
  const selected = sql.join([...aliased({ ...keyColumns, ...own, ...shared, ...locking }), hasDraft, ...derived]);
  return {
    async find(db, corpId, only = {}) {
      const { rows } = await sql<TRow>`select ${selected} from ${table} where ${isKey({ ...only, corpId })}`.execute(
        db,
      );
      return rows;
    },

    async lock(trx, key) {
      const { rows } = await sql<TRow>`select ${selected} from ${table} where ${isKey(key)} for update`.execute(trx);
      return rows[0];
    },

    async findDraft(db, key) {
      const kept = sql.join(aliased({ ...own, content: draft }));
      const { rows } = await sql<TOwn & { readonly content: unknown }>`select ${kept} from ${table}
        where ${isKey(key)} and ${sql.id(draft)} is not null`.execute(db);
      return rows[0];
    },
  };
}

function writingDesigns<TKey extends TenantKey, TOwn extends object>(
  shape: DesignTableShape,
): Omit<DesignTable<TKey, DesignRow, TOwn>, ReadMethods> {
  const { draft, own = {} } = shape;
  const table = sql.id(shape.table);
  const isKey = (key: object) => isRow(keyOf(shape), key);
  const valuesOf = ({ content, own: ofKind, ...columns }: DraftValues<TOwn>) => [
    [draft, toParameter(content)] as const,
    ...valuesBy(own, ofKind),
    ...valuesBy(shared, columns),
  ];
  const update = async (trx: Database, key: TKey, values: readonly ColumnValue[]) => {
    const set = sql.join(values.map(([column, value]) => sql`${sql.id(column)} = ${value}`));
    await sql`update ${table} set ${set} where ${isKey(key)}`.execute(trx);
  };
  return {
    insert: (trx, key, kept) => insertRow(trx, shape.table, [...valuesBy(keyOf(shape), key), ...valuesOf(kept)]),
    setDraft: (trx, key, kept) => update(trx, key, valuesOf(kept)),
    change: (trx, key, values) => update(trx, key, valuesBy(own, values)),
    setLock: (trx, key, lock) => update(trx, key, valuesBy(locking, lock)),
    async delete(trx, key) {
      await sql`delete from ${table} where ${isKey(key)}`.execute(trx);
    },
  };
}
