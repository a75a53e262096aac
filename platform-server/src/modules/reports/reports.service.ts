import type {
  ChartAnswers,
  ChartDataInput,
  ChartRequest,
  ChartSourceFields,
  ChartSourceSummary,
  ChartTreeNode,
  Report,
} from '@portico/shared-kit/contract/reports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import { isReadable, readChart, readReport, type ReportChart } from '@portico/shared-kit/reports';
import { ReportChartSchema } from '@portico/shared-kit/reports/schema';
import { Compile } from 'typebox/schema';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { findApplicationNames } from '../designs/index.ts';
import { canView } from '../models/index.ts';
import { chartDataService, type FindChart } from './chart-data.service.ts';
import { chartSource, type ChartSources } from './chart-source.ts';
import { presentSource, presentSources } from './chart-sources.presenter.ts';
import { findPublishedReports, type PublishedReport } from './reports.repository.ts';
import { presentReport, presentTree } from './reports.presenter.ts';

/** Reports and their charts for readers. */
export interface ReportService {
  /**
   * Returns a published report. Throws reportMissing, and noPermission to who does not see its application or, where a menu
   * names the report, that entry.
   */
  getReport(user: SignedInUser, reportCode: string): Promise<Report>;
  /**
   * Returns the data of charts. One that is not saved yet is for designers alone. Throws noPermission; what is wrong with one
   * chart is its answer.
   */
  getChartData(user: SignedInUser, input: ChartDataInput, locale: Locale): Promise<ChartAnswers>;
  /** Returns the applications of the user with their published reports and the charts of each. */
  getChartTree(user: SignedInUser): Promise<ChartTreeNode[]>;
  /** Returns what a designer can make charts of: the models that they may see, and what the platform keeps itself. */
  listChartSources(user: SignedInUser): Promise<ChartSourceSummary[]>;
  /** Returns the fields of a source that a designer sees. Throws as `chartSource`. */
  getChartSource(user: SignedInUser, schemaCode: string): Promise<ChartSourceFields>;
}

interface ReportNeeds extends ChartSources {
  /** Returns the applications that the user may know of, and whether they may open something of one. */
  readonly visibilityOf: (user: SignedInUser) => Promise<{
    readonly appCodes: ReadonlySet<string>;
    opens(appCode: string, code: string): boolean;
  }>;
}

const chartSchema = Compile(ReportChartSchema);

/** See ReportService. */
export function reportService(platform: Platform, { visibilityOf, ...sources }: ReportNeeds): ReportService {
  const { connections, corpId } = platform;
  const { db } = connections;
  const charts = chartDataService(platform, sources);

  async function openReports(user: SignedInUser, codes: readonly string[]) {
    const [found, { opens }] = await Promise.all([findPublishedReports(db, corpId, codes), visibilityOf(user)]);
    const byCode = new Map(found.map((report) => [report.code, report]));
    const isDesigner = can(user.grants, 'report:design');
    return (code: string): PublishedReport => {
      const report = byCode.get(code);
      if (report === undefined) throw appError('reportMissing', { code });
      if (!isDesigner && !opens(report.appCode, code)) throw appError('noPermission');
      return report;
    };
  }

  return {
    async getReport(user, reportCode) {
      return presentReport((await openReports(user, [reportCode]))(reportCode));
    },

    async getChartData(user, input, locale) {
      const isDesigned = input.charts.some(({ chart }) => chart !== undefined);
      if (isDesigned && !can(user.grants, 'report:design')) throw appError('noPermission');
      const codes = [...new Set(input.charts.flatMap(({ reportCode }) => reportCode ?? []))];
      const reportOf = await openReports(user, codes);
      const find: FindChart = async (request) => designedChart(request) ?? publishedChart(request, reportOf);
      return charts.read({ user, locale, find }, input);
    },

    async getChartTree(user) {
      const [found, applications, { appCodes, opens }] = await Promise.all([
        findPublishedReports(db, corpId),
        findApplicationNames(db, corpId),
        visibilityOf(user),
      ]);
      const seen = found.filter(({ appCode, code }) => appCodes.has(appCode) && opens(appCode, code));
      return presentTree(seen, applications);
    },

    ...sourceReading(platform, sources),
  };
}

/** Reads what a designer can make charts of. */
function sourceReading(
  { connections, corpId, now }: Platform,
  sources: ChartSources,
): Pick<ReportService, 'listChartSources' | 'getChartSource'> {
  return {
    async listChartSources(user) {
      const [models, applications] = await Promise.all([
        sources.models.all(),
        findApplicationNames(connections.db, corpId),
      ]);
      const visible = models.filter(({ definition }) => canView(definition, user));
      return presentSources(visible, applications);
    },

    async getChartSource(user, schemaCode) {
      return presentSource(await chartSource(sources, { user, at: now() }, schemaCode));
    },
  };
}

/** The chart that a request brings along; null where it brings none. Throws requestInvalid. */
function designedChart({ chart }: ChartRequest): ReportChart | null {
  if (chart === undefined) return null;
  // What is not saved yet has the limits of what is: nobody asks for more groups than a report may show.
  const read = chartSchema.Check(chart) ? readChart(chart) : null;
  if (read === null || !isReadable(read)) throw appError('requestInvalid', { detail: 'chart' });
  return read;
}

function publishedChart(
  { reportCode, chartId }: ChartRequest,
  reportOf: (code: string) => PublishedReport,
): ReportChart {
  if (reportCode === undefined || chartId === undefined)
    throw appError('requestInvalid', { detail: 'reportCode, chartId' });
  const report = readReport(reportOf(reportCode).content);
  const chart = report?.charts.find(({ id }) => id === chartId);
  if (chart === undefined || !isReadable(chart)) throw appError('chartMissing', { chart: chartId });
  return chart;
}
