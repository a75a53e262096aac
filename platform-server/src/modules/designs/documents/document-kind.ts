import type { AuditAction } from '@portico/shared-kit/audit';
import { designLockSeconds } from '@portico/shared-kit/contract/designs.schema';
import type { DesignAdapter, DraftStore, VersionStore } from '../design-kind.ts';
import { designsEverywhere } from '../designs.policy.ts';
import type { NotifyTakenOver } from '../taken-over.ts';
import type { DocumentKind } from './check-document.ts';
import { type DocumentDesigning, type DocumentNeeds, documentSource } from './document-source.ts';
import { documentDrafts, documentVersions } from './document-stores.ts';
import type { DocumentTypes } from './document-types.ts';

/** Needs of one kind of documents. */
interface DocumentKindNeeds extends DocumentNeeds {
  readonly notifyTakenOver: NotifyTakenOver;
}

/** Facts of one kind of documents as designs. */
interface DocumentKindFacts<K extends DocumentKind, TColumns extends object, TModel extends object>
  extends DocumentDesigning<K, TColumns, TModel> {
  readonly kind: K;
  /** Seconds after which a lock that is not renewed is nobody's; absent: as many as for other designs. */
  readonly lockSeconds?: number;
  readonly audit: { readonly publish: AuditAction; readonly delete: AuditAction };
}

/**
 * Documents as a kind of designs: what is kept as the JSON that its designer saves, named by its code, and designed by
 * administrators, each what is theirs.
 */
export function documentKind<K extends DocumentKind, TColumns extends object, TModel extends object>(
  needs: DocumentKindNeeds,
  { kind, lockSeconds = designLockSeconds, audit, ...designing }: DocumentKindFacts<K, TColumns, TModel>,
): DesignAdapter<K, DocumentTypes<TColumns, TModel>> {
  const { facts, missing } = designing;
  return {
    kind,
    lockSeconds,
    notifyTakenOver: needs.notifyTakenOver,
    audit: { ...audit, idOf: ({ code }) => code },
    mayTakeOver: designsEverywhere,
    namesOf: ({ row }) => row,
    missing,
    unpublished: missing,
    forget: () => undefined,
    ...documentSource(needs, designing),
    // Contents and versions are the same for all kinds of documents, which the type of one kind cannot say.
    ...(documentDrafts(facts) as unknown as DraftStore<K, DocumentTypes<TColumns, TModel>>),
    ...(documentVersions(facts) as unknown as VersionStore<K, DocumentTypes<TColumns, TModel>>),
  };
}
