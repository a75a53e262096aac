import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { sameJson } from '../../../same-json.ts';
import type { Database } from '../../../database/index.ts';
import { isSameDocument } from './document-stores.ts';
import type { DocumentKey, DocumentNames, DocumentRow, DocumentTables } from './document-tables.repository.ts';

/** A document as an application package says it is. */
export interface PackagedDocument<TColumns extends object> extends DocumentNames {
  readonly place: TColumns;
  /** Content to be published; undefined where there is a draft only. */
  readonly content: JsonObject | undefined;
  /** Draft that a new document begins with; undefined where it is the content. */
  readonly draft: JsonObject | undefined;
  /** True where what is published is not in use. */
  readonly isOff: boolean;
}

/** Effect of a package on a document: `keepsDraft` where another draft stays in place of the package's. */
export type DocumentChange = 'create' | 'change' | 'keepsDraft' | 'none';

interface Importing {
  readonly dryRun: boolean;
  readonly at: Date;
}

/** Stands as the modifier of what a package brought. */
const modifierId = 'system';

/**
 * Brings a document to what a package says: another content is its next version, and a draft that somebody works on stays, as
 * one that is out of date. With `dryRun` only says what would be.
 */
export async function putPackagedDocument<TColumns extends object>(
  trx: Database,
  tables: DocumentTables<TColumns>,
  key: DocumentKey,
  packaged: PackagedDocument<TColumns>,
  importing: Importing,
): Promise<DocumentChange> {
  const { designs } = tables;
  const row = importing.dryRun ? (await designs.find(trx, key.corpId, key))[0] : await designs.lock(trx, key);
  if (row === undefined) {
    if (!importing.dryRun) await createDocument(trx, tables, key, packaged, importing);
    return 'create';
  }
  return changeDocument(trx, tables, row, { key, packaged, importing });
}

const ownOf = <TColumns extends object>({ place, name, nameI18n }: PackagedDocument<TColumns>) => ({
  ...place,
  name,
  nameI18n,
});

async function createDocument<TColumns extends object>(
  trx: Database,
  { designs, versions }: DocumentTables<TColumns>,
  key: DocumentKey,
  packaged: PackagedDocument<TColumns>,
  { at }: Importing,
): Promise<void> {
  const { content, draft = null, isOff, name, nameI18n } = packaged;
  const kept = content !== undefined && sameJson(content, draft) ? null : draft;
  const basedOn = content === undefined || kept === null ? null : 1;
  const own = { ...ownOf(packaged), availability: isOff ? 'off' : 'on' } as const;
  const revision = kept === null ? 0 : 1;
  await designs.insert(trx, key, { content: kept, own, revision, basedOn, modifierId, modifiedTime: at });
  if (content !== undefined) await versions.insert(trx, key, { ...published(at), version: 1, name, nameI18n, content });
}

const published = (at: Date) => ({ note: '', publisherId: null, publishedTime: at });

interface DocumentImport<TColumns extends object> {
  readonly key: DocumentKey;
  readonly packaged: PackagedDocument<TColumns>;
  readonly importing: Importing;
}

async function changeDocument<TColumns extends object>(
  trx: Database,
  { designs, versions }: DocumentTables<TColumns>,
  row: DocumentRow & TColumns,
  { key, packaged, importing: { dryRun, at } }: DocumentImport<TColumns>,
): Promise<DocumentChange> {
  const { content, draft, isOff, place, name, nameI18n } = packaged;
  const newest = await versions.find(trx, key);
  const isPublished = content === undefined || (newest && isSameDocument(newest, { content, name, nameI18n }));
  const isPlaced = Object.entries(place).every(([member, value]) => row[member as keyof TColumns] === value);
  // Whoever switched it off by hand keeps it so.
  const isSwitchedOff = isOff && row.availability === 'on';
  if (isPublished && isPlaced && !isSwitchedOff) {
    if (draft === undefined) return 'none';
    const kept = (await designs.findDraft(trx, key))?.content ?? newest?.content ?? null;
    return sameJson(kept, draft) ? 'none' : 'keepsDraft';
  }
  if (dryRun) return 'change';
  const names = row.hasDraft || content === undefined ? {} : { name, nameI18n };
  await designs.change(trx, key, {
    ...place,
    ...names,
    ...(isSwitchedOff ? { availability: 'off' } : {}),
  });
  if (content !== undefined && !isPublished)
    await versions.insert(trx, key, { ...published(at), version: (newest?.version ?? 0) + 1, name, nameI18n, content });
  return 'change';
}
