import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { Availability, DesignKind } from '@portico/shared-kit/contract/designs.schema';
import type { AuditAction } from '@portico/shared-kit/audit';
import type { AppError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database, DatabaseTransaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { LockColumns } from './design-lock.ts';
import type { DesignRow } from './design-row.ts';
import type { People } from './designs.presenter.ts';
import type { NotifyTakenOver } from './taken-over.ts';

/** A publication of a design. */
interface PublishedRow {
  readonly version: number;
  /** Null where a package brought it. */
  readonly publisherId: string | null;
}

/** The things of one kind of designs, as its adapter keeps them. */
export interface DesignTypes {
  readonly key: { readonly corpId: string };
  /** Model that the design belongs to. */
  readonly model: object;
  /** Row of the design, without its draft. */
  readonly row: DesignRow;
  /** A publication, as much of it as opening a design reads. */
  readonly published: PublishedRow;
  /** A publication, as the list of versions reads it. */
  readonly version: PublishedRow;
  /** A publication with its content. */
  readonly fullVersion: PublishedRow;
  readonly draft: unknown;
}

/** A design that the user may work on. */
export interface EditableDesign<T extends DesignTypes> {
  readonly key: T['key'];
  readonly model: T['model'];
  readonly row: T['row'] | undefined;
  /** The newest version; undefined where nothing is published. */
  readonly published: T['published'] | undefined;
}

/** A design whose row nobody else changes until the transaction ends. */
export interface LockedDesign<T extends DesignTypes> extends EditableDesign<T> {
  readonly trx: DatabaseTransaction;
  readonly row: T['row'];
}

/** Person who changes a design, and the time. */
export interface Editor {
  readonly modifierId: string;
  readonly modifiedTime: Date;
}

/** Columns of a draft besides its content. */
export interface DraftColumns extends Editor {
  readonly revision: number;
  readonly basedOn: number | null;
}

/** A version to be published by hand. */
export interface Publication {
  readonly publisherId: string;
  readonly publishedTime: Date;
  readonly note: string;
}

/** Names for messages. */
export interface Names {
  readonly name: string;
  readonly nameI18n: string | null;
}

/** A part of a list. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

/** Name of a design within its kind. */
export interface DesignName {
  readonly designKey: string;
}

/** The draft that a user has seen of a design; 0 for none. */
export interface DraftName extends DesignName {
  readonly revision: number;
}

/** Filter of the list of designs. */
export interface DesignFilter {
  readonly appCode?: string;
  /** Part of a name or a code. */
  readonly keyword?: string;
}

/** Input of a check: the design, and its content where that is not kept yet. */
export type CheckInput<K extends DesignKind> = DesignName & DesignPart<K, 'checked'>;

/** A design that may be begun, once its code turns out to be free. */
export interface NewDesign<TKey> {
  readonly key: TKey;
  /** As messages name it. */
  readonly code: string;
  /** Keeps its first draft; false where the code is taken. */
  insert(trx: DatabaseTransaction, editor: Editor): Promise<boolean>;
}

/** Designs of one kind as a user may see them. All members that read one throw as `open`. */
export interface DesignSource<K extends DesignKind, T extends DesignTypes> {
  /** Throws what says that there is no such design, noPermissionToView where it is not the user's to design. */
  open(user: SignedInUser, designKey: string): Promise<EditableDesign<T>>;
  /** Lists those that the user designs, or the named one of them, in the order of the list. */
  summaries(user: SignedInUser, designKey?: string): Promise<DesignPart<K, 'summary'>[]>;
  /** Codes and names by which a keyword finds a design. */
  wordsOf(summary: DesignPart<K, 'summary'>): readonly (string | null)[];
  /** All that the designer of one needs besides its summary. */
  details(
    user: SignedInUser,
    designKey: string,
  ): Promise<Omit<DesignPart<K, 'design'>, keyof DesignPart<K, 'summary'>>>;
  /** Returns the problems of a design, in the language of the reader. */
  check(user: SignedInUser, input: CheckInput<K>, locale: Locale): Promise<DesignPart<K, 'check'>>;
  /** Checks who may begin one, and what it begins with. */
  begin(user: SignedInUser, input: DesignName & DesignPart<K, 'creation'>): Promise<NewDesign<T['key']>>;
}

/** Drafts of one kind, read and written in the transaction in which nobody else changes them. */
export interface DraftStore<K extends DesignKind, T extends DesignTypes> {
  lockRow(trx: DatabaseTransaction, key: T['key']): Promise<T['row'] | undefined>;
  findPublished(trx: DatabaseTransaction, key: T['key'], model: T['model']): Promise<T['published'] | undefined>;
  /** Makes the row of a design that was only published, without a draft. */
  insertRow(trx: DatabaseTransaction, key: T['key'], published: T['published'], editor: Editor): Promise<unknown>;
  setLock(trx: DatabaseTransaction, key: T['key'], lock: LockColumns): Promise<void>;
  setDraft(held: LockedDesign<T>, draft: T['draft'], columns: DraftColumns): Promise<void>;
  /** Keeps that there is no draft: the design is again what is published. */
  clearDraft(held: LockedDesign<T>, published: T['published'] | T['version'], columns: DraftColumns): Promise<void>;
  findDraft(db: Database, key: T['key']): Promise<T['draft'] | null>;
  deleteRow(trx: DatabaseTransaction, key: T['key']): Promise<void>;
  /** Throws where a content cannot be kept even as a draft. */
  requireContent(designKey: string, content: DesignPart<K, 'content'>): void;
  /** The draft that a content becomes. */
  draftFrom(held: LockedDesign<T>, content: DesignPart<K, 'content'>): T['draft'];
  /** Publishes a draft as the next version. Throws designUnchanged, and the first thing that is wrong with it. */
  publish(held: LockedDesign<T>, draft: T['draft'], publication: Publication, locale: Locale): Promise<T['version']>;
}

/** Versions of one kind, and whether they are in use. */
export interface VersionStore<K extends DesignKind, T extends DesignTypes> {
  findVersions(db: Database, key: T['key'], page: Page): Promise<readonly T['version'][]>;
  countVersions(db: Database, key: T['key']): Promise<number>;
  findVersion(db: Database, key: T['key'], version: number): Promise<T['fullVersion'] | undefined>;
  presentVersions(
    key: T['key'],
    rows: readonly T['version'][],
    around: { readonly people: People; readonly current: number | undefined },
  ): Promise<DesignPart<K, 'version'>[]>;
  contentOf(version: T['fullVersion']): DesignPart<K, 'published'>;
  /** The draft by which one goes back to a version. */
  draftOf(version: T['fullVersion']): T['draft'];
  deleteVersions(trx: DatabaseTransaction, key: T['key']): Promise<void>;
  /** Prepares to delete what is published; what it returns throws where something still needs the design. */
  withdrawal(designKey: string): Promise<(held: LockedDesign<T>) => Promise<void>>;
  setAvailability(
    trx: DatabaseTransaction,
    key: T['key'],
    change: Editor & { readonly availability: Availability },
  ): Promise<void>;
}

/** Adapter of one kind of designs: its rows, its rights and its words; all else is the same for every kind. */
export interface DesignAdapter<K extends DesignKind, T extends DesignTypes>
  extends DesignSource<K, T>,
    DraftStore<K, T>,
    VersionStore<K, T> {
  readonly kind: K;
  /** Seconds after which a lock that is not renewed is nobody's. */
  readonly lockSeconds: number;
  readonly notifyTakenOver: NotifyTakenOver;
  /** Actions of the audit trail, and the id by which it knows a design. */
  readonly audit: { readonly publish: AuditAction; readonly delete: AuditAction; idOf(key: T['key']): string };
  /** Returns whether somebody may take a lock from whoever has it. */
  mayTakeOver(user: SignedInUser): boolean;
  namesOf(held: LockedDesign<T>): Names;
  missing(designKey: string): AppError;
  /** Refusal for what needs a publication. */
  unpublished(designKey: string): AppError;
  /** Lets go what the server remembers of the design's model. */
  forget(): void;
}
