import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  getChartData,
  getChartSource,
  getChartTree,
  getReport,
  listChartSources,
} from '@portico/shared-kit/contract/reports.endpoints';
import {
  ChartAnswers,
  ChartDataInput,
  ChartSourceFields,
  ChartSourceInput,
  ChartSourceSummary,
  ChartTree,
  Report,
  ReportInput,
} from '@portico/shared-kit/contract/reports.schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../plugins/route.ts';
import type { ReportService } from './reports.service.ts';

/** Registers reports and their charts. */
export function registerReports(app: FastifyInstance, reports: ReportService): void {
  route(app, getChartTree, { input: Empty, reply: ChartTree }, ({ user }) => reports.getChartTree(user));

  route(app, getChartData, { input: ChartDataInput, reply: ChartAnswers }, ({ input, user, locale }) =>
    reports.getChartData(user, input, locale),
  );

  route(app, getReport, { input: ReportInput, reply: Report }, ({ input, user }) =>
    reports.getReport(user, input.reportCode),
  );

  const sources = { input: Empty, reply: Type.Array(ChartSourceSummary) };
  route(app, listChartSources, sources, ({ user }) => reports.listChartSources(user));

  route(app, getChartSource, { input: ChartSourceInput, reply: ChartSourceFields }, ({ input, user }) =>
    reports.getChartSource(user, input.schemaCode),
  );
}
