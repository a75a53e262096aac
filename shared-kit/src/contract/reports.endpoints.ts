import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  ChartAnswers,
  ChartDataInput,
  ChartSourceFields,
  ChartSourceInput,
  ChartSourceSummary,
  ChartTreeNode,
  Report,
  ReportInput,
} from './reports.schema.ts';

export const getReport = endpoint<ReportInput, Report>({
  method: 'GET',
  path: '/api/reports/:reportCode',
  operationId: 'getReport',
  access: 'report:read',
  summary: 'A published report: its charts in their order',
});

export const getChartData = endpoint<ChartDataInput, ChartAnswers>({
  method: 'POST',
  path: '/api/reports/charts/data',
  operationId: 'getChartData',
  isPreviewable: true,
  access: 'report:read',
  summary: 'The data of charts, each by itself: figures of what the user sees, or why there are none',
});

export const getChartTree = endpoint<Empty, ChartTreeNode[]>({
  method: 'GET',
  path: '/api/reports/chart-tree',
  operationId: 'getChartTree',
  access: 'report:read',
  summary: 'The applications, reports and charts that the user may choose from',
});

export const listChartSources = endpoint<Empty, ChartSourceSummary[]>({
  method: 'GET',
  path: '/api/report-sources',
  operationId: 'listChartSources',
  access: 'report:design',
  summary: 'The models, and what the platform keeps itself, of which the user can make charts',
});

export const getChartSource = endpoint<ChartSourceInput, ChartSourceFields>({
  method: 'GET',
  path: '/api/report-sources/:schemaCode',
  operationId: 'getChartSource',
  access: 'report:design',
  summary: 'The fields of such a source that the user sees',
});
