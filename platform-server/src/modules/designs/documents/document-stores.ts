import { AppError, appError } from '@portico/shared-kit/errors';
import type { BilingualText } from '@portico/shared-kit/i18n';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { sameJson } from '../../../same-json.ts';
import type { Database } from '../../../database/index.ts';
import type { DraftStore, LockedDesign, Publication, VersionStore } from '../design-kind.ts';
import { presentPublished } from '../designs.presenter.ts';
import { designNoun } from '../designs.texts.ts';
import { type DocumentFinding, type DocumentFormat, type DocumentKind, documentFindings } from './check-document.ts';
import type {
  DocumentColumns,
  DocumentKey,
  DocumentNames,
  DocumentTables,
  ListedDocumentVersionRow,
} from './document-tables.repository.ts';
import type { DocumentTypes, DocumentDraft } from './document-types.ts';
import { requireDocument } from './require-document.ts';
import { requireUnused } from './uses-of-document.ts';

/** Facts of one kind of documents: its shape, its tables, and what its model and its users say of it. */
export interface DocumentFacts<TColumns extends object, TModel extends object> {
  readonly format: DocumentFormat;
  readonly tables: DocumentTables<TColumns>;
  /** Returns findings that depend on what the document belongs to. */
  findings?(content: JsonObject, model: TModel): readonly DocumentFinding[];
  /** Returns the reasons for which it cannot be deleted, in words; nothing leads to it where there are none. */
  usesOf(db: Database, document: { readonly key: DocumentKey; readonly model: TModel }): Promise<BilingualText[]>;
}

const namesOf = ({ name, nameI18n }: DocumentNames) => ({ name, nameI18n });

/** The drafts of documents. */
export function documentDrafts<TColumns extends object, TModel extends object>(
  facts: DocumentFacts<TColumns, TModel>,
): DraftStore<DocumentKind, DocumentTypes<TColumns, TModel>> {
  const { format, tables } = facts;
  const { designs, versions } = tables;
  return {
    lockRow: designs.lock,
    findPublished: async (trx, { corpId, code }) => (await versions.findNewest(trx, corpId, { code }))[0],
    insertRow: (_trx, { code }) => Promise.reject(new Error(`${code} is published and has no row.`)),
    setLock: designs.setLock,
    requireContent: (_designKey, { content }) => requireDocument(format, content),
    draftFrom({ row }, { content, name, name_i18n }) {
      return { content, name: name ?? row.name, nameI18n: name_i18n === undefined ? row.nameI18n : name_i18n };
    },
    setDraft: ({ trx, key }, { content, ...names }, columns) =>
      designs.setDraft(trx, key, { content, own: own<TColumns>(names), ...columns }),
    clearDraft: ({ trx, key }, published, columns) =>
      designs.setDraft(trx, key, { content: null, own: own<TColumns>(namesOf(published)), ...columns }),
    async findDraft(db, key) {
      const kept = await designs.findDraft(db, key);
      if (kept === undefined) return null;
      const { name = '', nameI18n = null, content } = kept;
      return { content: content as JsonObject, name, nameI18n };
    },
    deleteRow: designs.delete,
    publish: (held, draft, publication) => publishDocument(facts, held, draft, publication),
  };
}

/** Names as columns of a table, whatever else it has. */
const own = <TColumns extends object>(names: DocumentNames) => names as unknown as DocumentColumns<TColumns>;

/** Publishes a draft as the next version. Throws designUnchanged, and the first thing that is wrong with it. */
async function publishDocument<TColumns extends object, TModel extends object>(
  { format, tables, findings }: DocumentFacts<TColumns, TModel>,
  { trx, key, model }: LockedDesign<DocumentTypes<TColumns, TModel>>,
  draft: DocumentDraft,
  publication: Publication,
): Promise<ListedDocumentVersionRow> {
  const noun = designNoun(format.kind);
  const found = [...documentFindings(format, draft.content, noun), ...(findings?.(draft.content, model) ?? [])];
  const wrong = found.find(({ severity }) => severity === 'error');
  if (wrong !== undefined) throw new AppError(wrong.name, wrong.params);
  const newest = await tables.versions.find(trx, key);
  if (newest !== undefined && isSameDocument(newest, draft))
    throw appError('designUnchanged', { version: newest.version, ...noun });
  const version = { version: (newest?.version ?? 0) + 1, ...namesOf(draft), ...publication };
  await tables.versions.insert(trx, key, { ...version, content: draft.content });
  return { code: key.code, ...version };
}

/** Returns whether two documents are equal with their names: the order of members does not count. */
export function isSameDocument(left: DocumentDraft, right: DocumentDraft): boolean {
  return sameJson({ content: left.content, ...namesOf(left) }, { content: right.content, ...namesOf(right) });
}

/** The versions of documents, and whether they are in use. */
export function documentVersions<TColumns extends object, TModel extends object>({
  format,
  tables,
  usesOf,
}: DocumentFacts<TColumns, TModel>): VersionStore<DocumentKind, DocumentTypes<TColumns, TModel>> {
  const { designs, versions } = tables;
  return {
    findVersions: versions.findVersions,
    countVersions: versions.count,
    findVersion: versions.find,
    presentVersions: async (_key, rows, { people, current }) =>
      rows.map(({ name, nameI18n, note, ...row }) => {
        const isCurrent = row.version === current;
        return { name, name_i18n: nameI18n, note, ...presentPublished(row, people), isCurrent };
      }),
    contentOf: ({ content }) => ({ content }),
    draftOf: ({ content, ...version }) => ({ content, ...namesOf(version) }),
    deleteVersions: versions.delete,
    withdrawal: async () => async (held) => {
      if (held.published !== undefined) requireUnused(format.kind, await usesOf(held.trx, held));
    },
    setAvailability: (trx, key, { availability }) =>
      designs.change(trx, key, { availability } as unknown as DocumentColumns<TColumns>),
  };
}
