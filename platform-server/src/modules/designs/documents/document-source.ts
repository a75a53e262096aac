import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { DesignSummary } from '@portico/shared-kit/contract/designs.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { type AppError, appError } from '@portico/shared-kit/errors';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Directory } from '../../organisation/index.ts';
import type { DesignName, DesignSource, EditableDesign, NewDesign } from '../design-kind.ts';
import { designsEverywhere } from '../designs.policy.ts';
import { peopleOf } from '../designs.presenter.ts';
import type { DocumentKind } from './check-document.ts';
import { documentCode, isDocumentCode } from './document-code.ts';
import type { DocumentFacts } from './document-stores.ts';
import type { DocumentKey, DocumentRow } from './document-tables.repository.ts';
import type { DocumentTypes } from './document-types.ts';
import { checkDocument, contentOf, presentDocument } from './open-document.ts';
import { presentUses } from './uses-of-document.ts';

/** Members of a summary that say what a document belongs to. */
export type DocumentPlace<K extends DocumentKind> = Omit<DesignPart<K, 'summary'>, keyof DesignSummary>;

/** Documents as one user may design them. */
export interface DocumentRights<K extends DocumentKind, TColumns extends object, TModel extends object> {
  /** Returns what a document belongs to; null where it is not the user's to design. */
  modelOf(row: TColumns): TModel | null;
  placeOf(row: DocumentRow & TColumns, model: TModel): DocumentPlace<K>;
}

/** A document that is begun: its content, and the columns that say what it belongs to; null where its code is refused. */
export interface DocumentBeginning<TColumns extends object> {
  readonly content: JsonObject;
  columns(trx: DatabaseTransaction): Promise<TColumns | null>;
}

/** Differences between the kinds of documents in who designs which, and in what one needs to be designed. */
export interface DocumentDesigning<K extends DocumentKind, TColumns extends object, TModel extends object> {
  readonly facts: DocumentFacts<TColumns, TModel>;
  rightsOf(user: SignedInUser): Promise<DocumentRights<K, TColumns, TModel>>;
  missing(code: string): AppError;
  /** Codes and names by which a keyword finds a document, and by which the list is in order. */
  wordsOf(summary: DesignPart<K, 'summary'>): readonly (string | null)[];
  readonly inOrder: (left: DesignPart<K, 'summary'>, right: DesignPart<K, 'summary'>) => number;
  /** Rows in the order that those have which the list takes for equal; absent: as they are read. */
  ordered?(rows: readonly (DocumentRow & TColumns)[]): readonly (DocumentRow & TColumns)[];
  /** All that the designer needs besides what every document has. */
  detailsOf?(model: TModel): object | Promise<object>;
  /** Checks whether the user may begin one. */
  begin(user: SignedInUser, code: string, input: DesignPart<K, 'creation'>): Promise<DocumentBeginning<TColumns>>;
}

/** Needs of the designs of documents from other modules. */
export interface DocumentNeeds {
  readonly platform: Platform;
  readonly usersById: Directory['usersById'];
}

/** Documents as a user designs them. */
export function documentSource<K extends DocumentKind, TColumns extends object, TModel extends object>(
  needs: DocumentNeeds,
  designing: DocumentDesigning<K, TColumns, TModel>,
): DesignSource<K, DocumentTypes<TColumns, TModel>> {
  const { db } = needs.platform.connections;
  const { facts } = designing;
  const { tables } = facts;
  const open = (user: SignedInUser, designKey: string) => openDocument(needs, designing, user, designKey);
  return {
    open,
    summaries: (user, designKey) =>
      summariesFor(needs, designing, user, designKey === undefined ? {} : { code: documentCode(designKey) }),
    wordsOf: designing.wordsOf,

    async details(user, designKey) {
      const { key, model, published } = await open(user, designKey);
      const uses = published === undefined ? [] : await facts.usesOf(db, { key, model });
      const content = await contentOf(db, tables, key);
      const own = { content, canTakeOver: designsEverywhere(user), uses: presentUses(uses) };
      return { ...own, ...(await designing.detailsOf?.(model)) } as unknown as Omit<
        DesignPart<K, 'design'>,
        keyof DesignPart<K, 'summary'>
      >;
    },

    async check(user, input, locale) {
      const { designKey, content: now }: DesignName & { readonly content?: JsonObject } = input;
      const { key, model } = await open(user, designKey);
      const content = now ?? (await contentOf(db, tables, key));
      return checkDocument(facts, { content, model }, locale) as DesignPart<K, 'check'>;
    },

    begin: (user, input) => beginDocument(needs, designing, user, input),
  };
}

/** A document as it is kept. Throws as `missing`, noPermissionToView where it is not the user's to design. */
async function openDocument<K extends DocumentKind, TColumns extends object, TModel extends object>(
  { platform: { connections, corpId } }: DocumentNeeds,
  { facts: { tables }, rightsOf, missing }: DocumentDesigning<K, TColumns, TModel>,
  user: SignedInUser,
  designKey: string,
): Promise<EditableDesign<DocumentTypes<TColumns, TModel>>> {
  const key = { corpId, code: documentCode(designKey) };
  const [[row], [published]] = await Promise.all([
    tables.designs.find(connections.db, corpId, key),
    tables.versions.findNewest(connections.db, corpId, key),
  ]);
  if (row === undefined) throw missing(designKey);
  const model = (await rightsOf(user)).modelOf(row);
  if (model === null) throw appError('noPermissionToView');
  return { key, model, row, published };
}

/** Every document that the user designs, or the named one of them. Those whose code is none of a design are left out. */
async function summariesFor<K extends DocumentKind, TColumns extends object, TModel extends object>(
  { platform: { connections, corpId, now }, usersById }: DocumentNeeds,
  { facts: { tables }, rightsOf, inOrder, ordered }: DocumentDesigning<K, TColumns, TModel>,
  user: SignedInUser,
  only: Partial<DocumentKey>,
): Promise<DesignPart<K, 'summary'>[]> {
  const db: Database = connections.db;
  const [all, versions, { modelOf, placeOf }] = await Promise.all([
    tables.designs.find(db, corpId, only),
    tables.versions.findNewest(db, corpId, only),
    rightsOf(user),
  ]);
  const rows = all.filter(({ code }) => isDocumentCode(code));
  const newest = new Map(versions.map((version) => [version.code, version]));
  const around = { people: await usersById(peopleOf(rows, versions)), viewer: { userId: user.id, at: now() } };
  const shown = (ordered?.(rows) ?? rows).flatMap((row) => {
    const model = modelOf(row);
    if (model === null) return [];
    const place = placeOf(row, model);
    return [{ ...place, ...presentDocument(row, newest.get(row.code), around) } as unknown as DesignPart<K, 'summary'>];
  });
  return shown.toSorted(inOrder);
}

async function beginDocument<K extends DocumentKind, TColumns extends object, TModel extends object>(
  { platform: { corpId } }: DocumentNeeds,
  { facts: { tables }, begin }: DocumentDesigning<K, TColumns, TModel>,
  user: SignedInUser,
  input: DesignName & DesignPart<K, 'creation'>,
): Promise<NewDesign<DocumentKey>> {
  const { name, name_i18n: nameI18n = null }: { readonly name: string; readonly name_i18n?: string | null } = input;
  const code = documentCode(input.designKey);
  const { content, columns } = await begin(user, code, input);
  const key = { corpId, code };
  return {
    key,
    code,
    async insert(trx, editor) {
      const place = await columns(trx);
      if (place === null) return false;
      const own = { name: name.trim(), nameI18n, ...place };
      return tables.designs.insert(trx, key, { content, own, revision: 1, basedOn: null, ...editor });
    },
  };
}
