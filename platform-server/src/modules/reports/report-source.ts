import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { ReportDesignSummary } from '@portico/shared-kit/contract/report-design.schema';
import { appError } from '@portico/shared-kit/errors';
import { savedReport, reportVersion } from '@portico/shared-kit/reports';
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
import { sourceFields } from './chart-sources.ts';
import type { ReportDesignContext, ReportSurroundings, ReportTypes } from './report-designing.ts';
import { usesOfReport } from './report-uses.ts';
import { mayDesignReport } from './reports.policy.ts';
import { type ReportFacts, reports } from './reports.repository.ts';

/** Reports as a user designs them. */
export function reportSource(
  designing: ReportDesignContext,
  facts: DocumentFacts<ReportFacts, ReportSurroundings>,
): DesignSource<'report', ReportTypes> {
  const { db } = designing.platform.connections;
  const open = (user: SignedInUser, designKey: string) => openReport(designing, user, designKey);
  return {
    open,
    summaries: (user, designKey) =>
      summariesFor(designing, user, designKey === undefined ? {} : { code: documentCode(designKey) }),
    wordsOf: ({ name, name_i18n, reportCode }) => [name, name_i18n, reportCode],

    async details(user, designKey) {
      const { key, model, published } = await open(user, designKey);
      const uses = published === undefined ? [] : await usesOfReport(db, key, model);
      const content = await contentOf(db, reports, key);
      return { content, canTakeOver: designsEverywhere(user), uses: presentUses(uses) };
    },

    async check(user, { designKey, content: now }, locale) {
      const { key, model } = await open(user, designKey);
      return checkDocument(facts, { content: now ?? (await contentOf(db, reports, key)), model }, locale);
    },

    begin: (user, input) => beginReport(designing, user, input),
  };
}

/** A report as it is kept. Throws reportMissing, noPermissionToView where it is not the user's to design. */
async function openReport(
  { platform: { connections, corpId }, models, visibilityOf }: ReportDesignContext,
  user: SignedInUser,
  designKey: string,
): Promise<EditableDesign<ReportTypes>> {
  const key = { corpId, code: documentCode(designKey) };
  const [[row], [published]] = await Promise.all([
    reports.designs.find(connections.db, corpId, key),
    reports.versions.findNewest(connections.db, corpId, key),
  ]);
  if (row === undefined) throw appError('reportMissing', { code: designKey });
  const { appCodes } = await visibilityOf(user);
  if (!mayDesignReport(user, row, appCodes)) throw appError('noPermissionToView');
  const model = { appCode: row.appCode, sources: sourceFields(await models.all()) };
  return { key, model, row, published };
}

/** Every report that the user designs, or the named one of them, by application and name. */
async function summariesFor(
  { platform: { connections, corpId, now }, usersById, visibilityOf }: ReportDesignContext,
  user: SignedInUser,
  only: Partial<DocumentKey>,
): Promise<ReportDesignSummary[]> {
  const { db } = connections;
  const [all, versions, applications, { appCodes }] = await Promise.all([
    reports.designs.find(db, corpId, only),
    reports.versions.findNewest(db, corpId, only),
    findApplicationNames(db, corpId),
    visibilityOf(user),
  ]);
  const rows = all.filter((row) => mayDesignReport(user, row, appCodes));
  const newest = new Map(versions.map((version) => [version.code, version]));
  const around = { people: await usersById(peopleOf(rows, versions)), viewer: { userId: user.id, at: now() } };
  const shown = rows.map((row) => {
    const { code: reportCode, appCode } = row;
    const application = applications.get(appCode);
    const names = { appName: application?.name ?? appCode, appName_i18n: application?.nameI18n ?? null };
    return { reportCode, appCode, ...names, ...presentDocument(row, newest.get(reportCode), around) };
  });
  const byNames = (left: ReportDesignSummary, right: ReportDesignSummary) =>
    left.appName.localeCompare(right.appName, 'zh') || left.name.localeCompare(right.name, 'zh');
  return shown.toSorted(byNames);
}

/** Begins a report without charts. Throws noPermissionToView for those of an application that is not the user's to design. */
async function beginReport(
  { platform: { connections, corpId }, visibilityOf }: ReportDesignContext,
  user: SignedInUser,
  { designKey, name, name_i18n = null, appCode }: { readonly designKey: string } & DesignPart<'report', 'creation'>,
): Promise<NewDesign<DocumentKey>> {
  const code = documentCode(designKey);
  const applications = await findApplicationNames(connections.db, corpId);
  if (!mayDesignReport(user, { appCode }, (await visibilityOf(user)).appCodes)) throw appError('noPermissionToView');
  if (!applications.has(appCode)) throw appError('applicationMissing', { appCode });
  const key = { corpId, code };
  const own = { name: name.trim(), nameI18n: name_i18n, appCode };
  const content = savedReport({ version: reportVersion, charts: [] });
  return {
    key,
    code,
    insert: (trx, editor) => reports.designs.insert(trx, key, { content, own, revision: 1, basedOn: null, ...editor }),
  };
}
