import {
  getChartData,
  getChartSource,
  getChartTree,
  getReport,
  listChartSources,
} from '../contract/reports.endpoints.ts';
import type {
  ChartAnswers,
  ChartDataInput,
  ChartSourceFields,
  ChartSourceInput,
  ChartSourceSummary,
  ChartTreeNode,
  Report,
  ReportInput,
} from '../contract/reports.schema.ts';
import { api, request, requestOf } from './portal-api.ts';

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<Report, ReportInput>({
      query: request(getReport),
      providesTags: (_, __, { reportCode }) => [{ type: 'Report', id: reportCode }],
    }),
    // A write of any record may change any chart, of which the server remembers what did not.
    getChartData: build.query<ChartAnswers, ChartDataInput>({
      query: request(getChartData),
      providesTags: ['ChartData', 'Record'],
    }),
    getChartTree: build.query<ChartTreeNode[], void>({
      query: () => requestOf(getChartTree, {}),
      providesTags: ['ChartTree'],
    }),
    listChartSources: build.query<ChartSourceSummary[], void>({ query: () => requestOf(listChartSources, {}) }),
    getChartSource: build.query<ChartSourceFields, ChartSourceInput>({ query: request(getChartSource) }),
  }),
});

export const {
  endpoints: reportsEndpoints,
  useGetChartDataQuery,
  useGetChartSourceQuery,
  useGetChartTreeQuery,
  useGetReportQuery,
  useListChartSourcesQuery,
} = reportsApi;
