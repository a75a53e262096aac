import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import {
  defaultDashboard,
  defaultDashboardCode,
  newPortalPage,
  savedPortalPage,
} from '@portico/shared-kit/portal-pages';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  checkDocument,
  contentOf,
  type DesignSource,
  designsEverywhere,
  documentCode,
  type DocumentFacts,
  type DocumentKey,
  type EditableDesign,
  findApplicationNames,
  type NewDesign,
  peopleOf,
  presentDocument,
  presentUses,
} from '../designs/index.ts';
import type { PageDesignContext, PageModel, PageTypes } from './portal-page-designing.ts';
import { usesOfPage } from './portal-page-uses.ts';
import { mayDesignPage } from './portal-pages.policy.ts';
import { type PortalPageFacts, portalPages } from './portal-pages.repository.ts';

/** Portal pages as a user designs them. */
export function pageSource(
  designing: PageDesignContext,
  facts: DocumentFacts<PortalPageFacts, PageModel>,
): DesignSource<'portalPage', PageTypes> {
  const { db } = designing.platform.connections;
  const open = (user: SignedInUser, designKey: string) => openPage(designing, user, designKey);
  return {
    open,
    summaries: (user, designKey) =>
      summariesFor(designing, user, designKey === undefined ? {} : { code: documentCode(designKey) }),
    wordsOf: ({ name, name_i18n, pageCode }) => [name, name_i18n, pageCode],

    async details(user, designKey) {
      const { key, model, published } = await open(user, designKey);
      const uses = published === undefined ? [] : await usesOfPage(db, key, model);
      const content = await contentOf(db, portalPages, key);
      return { content, canTakeOver: designsEverywhere(user), uses: presentUses(uses) };
    },

    async check(user, { designKey, content: now }, locale) {
      const { key, model } = await open(user, designKey);
      return checkDocument(facts, { content: now ?? (await contentOf(db, portalPages, key)), model }, locale);
    },

    begin: (user, input) => beginPage(designing, user, input),
  };
}

/** A page as it is kept. Throws portalPageMissing, noPermissionToView where it is not the user's to design. */
async function openPage(
  { platform: { connections, corpId }, models, visibilityOf }: PageDesignContext,
  user: SignedInUser,
  designKey: string,
): Promise<EditableDesign<PageTypes>> {
  const key = { corpId, code: documentCode(designKey) };
  const [[row], [published]] = await Promise.all([
    portalPages.designs.find(connections.db, corpId, key),
    portalPages.versions.findNewest(connections.db, corpId, key),
  ]);
  if (row === undefined) throw appError('portalPageMissing', { code: designKey });
  const { appCodes } = await visibilityOf(user);
  if (!mayDesignPage(user, row, appCodes)) throw appError('noPermissionToView');
  return { key, model: { appCode: row.appCode, models: await models.all() }, row, published };
}

/** Every page that the user designs, or the named one of them: those of the portal first, then by application and name. */
async function summariesFor(
  { platform: { connections, corpId, now }, usersById, visibilityOf }: PageDesignContext,
  user: SignedInUser,
  only: Partial<DocumentKey>,
): Promise<PortalPageDesignSummary[]> {
  const { db } = connections;
  const [all, versions, applications, { appCodes }] = await Promise.all([
    portalPages.designs.find(db, corpId, only),
    portalPages.versions.findNewest(db, corpId, only),
    findApplicationNames(db, corpId),
    visibilityOf(user),
  ]);
  const rows = all.filter((row) => mayDesignPage(user, row, appCodes));
  const newest = new Map(versions.map((version) => [version.code, version]));
  const people = await usersById(peopleOf(rows, versions));
  const viewer = { userId: user.id, at: now() };
  const shown = rows.map((row) => {
    const { code: pageCode, appCode } = row;
    const application = appCode === null ? undefined : applications.get(appCode);
    const names = { appName: application?.name ?? appCode, appName_i18n: application?.nameI18n ?? null };
    return { pageCode, appCode, ...names, ...presentDocument(row, newest.get(pageCode), { people, viewer }) };
  });
  const byNames = (left: PortalPageDesignSummary, right: PortalPageDesignSummary) =>
    (left.appName ?? '').localeCompare(right.appName ?? '', 'zh') || left.name.localeCompare(right.name, 'zh');
  return shown.toSorted(byNames);
}

/**
 * Begins a page without widgets; that of everybody's workbench begins as the one that the platform brings along. Throws
 * noPermissionToView for the pages of an application, or of the portal, that are not the user's to design.
 */
async function beginPage(
  { platform: { connections, corpId }, visibilityOf }: PageDesignContext,
  user: SignedInUser,
  { designKey, name, name_i18n = null, appCode }: { readonly designKey: string } & DesignPart<'portalPage', 'creation'>,
): Promise<NewDesign<DocumentKey>> {
  const code = documentCode(designKey);
  const applications = await findApplicationNames(connections.db, corpId);
  if (!mayDesignPage(user, { appCode }, (await visibilityOf(user)).appCodes)) throw appError('noPermissionToView');
  if (appCode !== null && !applications.has(appCode)) throw appError('applicationMissing', { appCode });
  const key = { corpId, code };
  const isWorkbench = code === defaultDashboardCode;
  return {
    key,
    code,
    async insert(trx, editor) {
      // Everybody starts there: no application has it.
      if (isWorkbench && appCode !== null) return false;
      const own = { name: name.trim(), nameI18n: name_i18n, appCode, packagedBy: null };
      const content = savedPortalPage(isWorkbench ? defaultDashboard : newPortalPage());
      return portalPages.designs.insert(trx, key, { content, own, revision: 1, basedOn: null, ...editor });
    },
  };
}
