import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import type { Page } from '../design-kind.ts';
import { aliased, type Columns, insertRow, isRow, type TenantKey, valuesBy } from './columns.repository.ts';

/** A table of publications. Only its names stand in statements; all that people wrote is a parameter. */
interface VersionTableShape {
  readonly table:
    | 'form_version'
    | 'workflow_template'
    | 'portal_page_version'
    | 'print_template_version'
    | 'report_version';
  /** Columns of the key beside the tenant and the version, by the names that the key has them under. */
  readonly key: Columns;
  /** Columns of the kind that are read of every version. */
  readonly listed?: Columns;
  /** Columns that are read in lists of the versions of one design, and of one version. */
  readonly noted?: Columns;
  /** Columns that are read of one version. */
  readonly content?: Columns;
  /** Condition of the rows that are publications; absent: all are. */
  readonly only?: RawBuilder<boolean>;
}

/** Publications of the designs of one kind: `TNewest` in lists of designs, `TListed` in lists of versions, `TFull` alone. */
export interface VersionTable<TKey extends TenantKey, TNewest, TListed, TFull> {
  /** The newest version of every design, or of those of a part of the key, by key. */
  findNewest(db: Database, corpId: string, only?: Partial<TKey>): Promise<TNewest[]>;
  /** As findNewest, with the content. */
  findNewestContents(db: Database, corpId: string, only?: Partial<TKey>): Promise<TFull[]>;
  /** Versions of a design, newest first. */
  findVersions(db: Database, key: TKey, page: Page): Promise<TListed[]>;
  count(db: Database, key: TKey): Promise<number>;
  /** Returns one version, or the newest; undefined where it was never published. */
  find(db: Database, key: TKey, version?: number): Promise<TFull | undefined>;
  insert(trx: Database, key: TKey, version: Omit<TFull, keyof TKey>): Promise<void>;
  /** Lets every version of a design go. */
  delete(trx: Database, key: TKey): Promise<void>;
}

const published = { version: 'version', publisherId: 'publisher_id', publishedTime: 'published_time' } as const;
const said = { note: 'note' } as const;

/** The statements on a table of publications. */
export function versionTable<TKey extends TenantKey, TNewest, TListed extends TNewest, TFull extends TListed & object>(
  shape: VersionTableShape,
): VersionTable<TKey, TNewest, TListed, TFull> {
  const keyColumns = { corpId: 'corp_id', ...shape.key };
  return {
    ...findingNewest(shape),
    ...findingVersions(shape),

    async insert(trx, key, version) {
      const values = valuesBy({ ...keyColumns, ...columnsOf(shape).whole }, { ...version, ...key });
      // Whoever publishes has locked what is published: a second row of the number is a fault.
      if (!(await insertRow(trx, shape.table, values)))
        throw new Error(`A version of ${shape.table} is there already.`);
    },

    async delete(trx, key) {
      await sql`delete from ${sql.id(shape.table)} where ${isRow(keyColumns, key)}`.execute(trx);
    },
  };
}

/** Columns of publications: in lists of designs, in lists of versions, and of one. */
function columnsOf({ key, listed = {}, noted = {}, content = {} }: VersionTableShape) {
  const inLists = { ...key, ...published, ...listed };
  const ofOne = { ...inLists, ...said, ...noted };
  return { inLists, ofOne, whole: { ...ofOne, ...content } };
}

const isPublicationOf = ({ key: columns, only = sql<boolean>`true` }: VersionTableShape, key: object) =>
  sql<boolean>`${isRow({ corpId: 'corp_id', ...columns }, key)} and ${only}`;

function findingNewest<TKey extends TenantKey, TNewest, TFull>(
  shape: VersionTableShape,
): Pick<VersionTable<TKey, TNewest, never, TFull>, 'findNewest' | 'findNewestContents'> {
  const { inLists, whole } = columnsOf(shape);
  const named = sql.join(Object.values(shape.key).map((column) => sql.id(column)));
  const newest = async <T>(db: Database, columns: Columns, key: object) => {
    const { rows } = await sql<T>`select distinct on (${named}) ${sql.join(aliased(columns))}
      from ${sql.id(shape.table)} where ${isPublicationOf(shape, key)} order by ${named}, version desc`.execute(db);
    return rows;
  };
  return {
    findNewest: (db, corpId, only = {}) => newest(db, inLists, { ...only, corpId }),
    findNewestContents: (db, corpId, only = {}) => newest(db, whole, { ...only, corpId }),
  };
}

function findingVersions<TKey extends TenantKey, TListed, TFull>(
  shape: VersionTableShape,
): Pick<VersionTable<TKey, never, TListed, TFull>, 'findVersions' | 'count' | 'find'> {
  const { ofOne, whole } = columnsOf(shape);
  const table = sql.id(shape.table);
  return {
    async findVersions(db, key, { page, size }) {
      const { rows } = await sql<TListed>`select ${sql.join(aliased(ofOne))} from ${table}
        where ${isPublicationOf(shape, key)} order by version desc offset ${page * size} limit ${size}`.execute(db);
      return rows;
    },

    async count(db, key) {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${table}
        where ${isPublicationOf(shape, key)}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async find(db, key, version) {
      const isIt = version === undefined ? sql`true` : sql`version = ${version}`;
      const { rows } = await sql<TFull>`select ${sql.join(aliased(whole))} from ${table}
        where ${isPublicationOf(shape, key)} and ${isIt} order by version desc limit 1`.execute(db);
      return rows[0];
    },
  };
}
