import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { Availability, DesignKind } from '@portico/shared-kit/contract/designs.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { createDraft, discardDraft, publishDraft, restoreVersion, saveDraft } from './design-drafts.ts';
import type { CheckInput, DesignAdapter, DesignFilter, DesignName, DesignTypes, DraftName } from './design-kind.ts';
import { type DesignLocks, designLocks } from './design-locks.ts';
import { type DesignVersions, designVersions } from './design-versions.ts';
import type { DesignContext, DesignNeeds } from './hold-design.ts';
import { removeDesign, setAvailability } from './retire-design.ts';

/** Service of designs of one kind, each for those who may work on it. All throw as `open` of the kind. */
export interface DesignService<K extends DesignKind> extends DesignLocks, DesignVersions<K> {
  list(user: SignedInUser, input: DesignFilter): Promise<DesignPart<K, 'summary'>[]>;
  /** See createDraft. */
  create(user: SignedInUser, input: DesignName & DesignPart<K, 'creation'>): Promise<DesignPart<K, 'design'>>;
  get(user: SignedInUser, input: DesignName): Promise<DesignPart<K, 'design'>>;
  /** See saveDraft. */
  saveDraft(
    user: SignedInUser,
    input: DraftName & { readonly basedOn?: number } & DesignPart<K, 'content'>,
  ): Promise<DesignPart<K, 'summary'>>;
  /** See discardDraft. */
  discardDraft(user: SignedInUser, input: DraftName): Promise<object>;
  check(user: SignedInUser, input: CheckInput<K>, locale: Locale): Promise<DesignPart<K, 'check'>>;
  /** See publishDraft. */
  publish(
    user: SignedInUser,
    input: DraftName & { readonly note?: string },
    locale: Locale,
  ): Promise<DesignPart<K, 'version'>>;
  /** See restoreVersion. */
  restoreVersion(user: SignedInUser, input: DraftName & { readonly version: number }): Promise<DesignPart<K, 'design'>>;
  /** Switches a design off, on again, or retires it. Throws as `unpublished` of the kind for one that was never published. */
  setAvailability(user: SignedInUser, input: DesignName & { readonly availability: Availability }): Promise<object>;
  /**
   * Deletes a design that nothing needs: its draft, its versions, everything. Throws designLocked while somebody else works
   * on it, and as `withdrawal` of the kind.
   */
  remove(user: SignedInUser, input: DesignName): Promise<object>;
}

/** The services of designs of all kinds. */
export type Designs = { readonly [K in DesignKind]: DesignService<K> };

/** Drafts of designs. */
type DesignDrafts<K extends DesignKind> = Pick<
  DesignService<K>,
  'create' | 'saveDraft' | 'discardDraft' | 'publish' | 'restoreVersion'
>;

/** The service of designs of one kind, over what its adapter says of the kind. */
export function designService<K extends DesignKind, T extends DesignTypes>(
  needs: DesignNeeds,
  adapter: DesignAdapter<K, T>,
): DesignService<K> {
  const designing = { ...needs, adapter };
  return {
    ...designLocks(designing),
    ...designVersions(designing),
    ...designDrafts(designing),

    async list(user, wanted) {
      return (await adapter.summaries(user)).filter((each) => isWanted(adapter, each, wanted));
    },

    get: (user, input) => getDesign(adapter, user, input),
    check: (user, input, locale) => adapter.check(user, input, locale),

    async setAvailability(user, input) {
      await setAvailability(designing, user, input);
      return {};
    },

    async remove(user, input) {
      await removeDesign(designing, user, input);
      return {};
    },
  };
}

function designDrafts<K extends DesignKind, T extends DesignTypes>(designing: DesignContext<K, T>): DesignDrafts<K> {
  const { adapter } = designing;
  return {
    async create(user, input) {
      await createDraft(designing, user, input);
      return getDesign(adapter, user, input);
    },

    async saveDraft(user, input) {
      await saveDraft(designing, user, input);
      return summaryOf(adapter, user, input);
    },

    async discardDraft(user, input) {
      await discardDraft(designing, user, input);
      return {};
    },

    publish: (user, input, locale) => publishDraft(designing, user, input, locale),

    async restoreVersion(user, input) {
      await restoreVersion(designing, user, input);
      return getDesign(adapter, user, input);
    },
  };
}

async function getDesign<K extends DesignKind, T extends DesignTypes>(
  adapter: DesignAdapter<K, T>,
  user: SignedInUser,
  { designKey }: DesignName,
): Promise<DesignPart<K, 'design'>> {
  const details = await adapter.details(user, designKey);
  return { ...(await summaryOf(adapter, user, { designKey })), ...details };
}

async function summaryOf<K extends DesignKind, T extends DesignTypes>(
  adapter: DesignAdapter<K, T>,
  user: SignedInUser,
  { designKey }: DesignName,
): Promise<DesignPart<K, 'summary'>> {
  const [summary] = await adapter.summaries(user, designKey);
  if (summary === undefined) throw adapter.missing(designKey);
  return summary;
}

/** Returns whether a design is of the wanted application and called so. */
function isWanted<K extends DesignKind, T extends DesignTypes>(
  adapter: DesignAdapter<K, T>,
  summary: DesignPart<K, 'summary'>,
  { appCode, keyword = '' }: DesignFilter,
): boolean {
  const part = keyword.trim().toLowerCase();
  const isOfApplication = appCode === undefined || summary.appCode === appCode;
  return isOfApplication && adapter.wordsOf(summary).some((text) => text?.toLowerCase().includes(part));
}
