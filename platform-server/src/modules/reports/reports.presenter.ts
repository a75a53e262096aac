import type { ChartTreeNode, Report } from '@portico/shared-kit/contract/reports.schema';
import { localisedText } from '@portico/shared-kit/i18n';
import { isReadable, readReport, type ReportChart } from '@portico/shared-kit/reports';
import type { PublishedReport } from './reports.repository.ts';

/** A report for its readers; charts that this program cannot draw are left out. */
export function presentReport(report: PublishedReport): Report {
  const { code, appCode, name, nameI18n, version } = report;
  const charts = chartsOf(report).map(({ id, title, chartType, w }) => ({ id, title, chartType, w }));
  return { reportCode: code, appCode, name, name_i18n: nameI18n, version, charts };
}

const chartsOf = ({ content }: PublishedReport): ReportChart[] =>
  (readReport(content)?.charts ?? []).filter(isReadable);

/** Names of applications by their codes. */
type Applications = ReadonlyMap<string, { readonly name: string; readonly nameI18n: string | null }>;

/** The tree of applications, reports and charts (portal spec, section 3: chart tree node). */
export function presentTree(reports: readonly PublishedReport[], applications: Applications): ChartTreeNode[] {
  const appCodes = [...new Set(reports.map(({ appCode }) => appCode))];
  return appCodes.map((appCode) => {
    const { name = appCode, nameI18n = null } = applications.get(appCode) ?? {};
    const children = reports.filter((report) => report.appCode === appCode).map(reportNode);
    const own = { code: appCode, name, name_i18n: nameI18n, title: name, uuid: appCode };
    return { ...own, appCode, reportCode: null, objectId: null, children, appFunctionList: children };
  });
}

function reportNode(report: PublishedReport): ChartTreeNode['children'][number] {
  const { code, appCode, name, nameI18n } = report;
  const place = { appCode, reportCode: code };
  const children = chartsOf(report).map(({ id, title }) => {
    const [chart, other] = titleOf(title, id);
    const names = { name: chart, name_i18n: other, title: chart };
    return { code: id, ...names, uuid: `${code}/${id}`, ...place, objectId: id, children: [] };
  });
  const own = { code, name, name_i18n: nameI18n, title: name, uuid: code };
  return { ...own, ...place, objectId: null, children, appReportChartList: children };
}

/** A title's Chinese, and its English as names have it. */
function titleOf(title: string | null, id: string): [name: string, nameI18n: string | null] {
  if (title === null) return [id, null];
  return [localisedText(title, 'zh'), JSON.stringify({ en: localisedText(title, 'en') })];
}
