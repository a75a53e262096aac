/** Reports and their charts as they are saved: types, defaults, limits, and their reading. */
export { chartFieldOf, subTableOf } from './chart-fields.ts';
export { type ChartType, chartTypeOf, chartTypes } from './chart-types.ts';
export { type ChartFault, chartFaults, type ChartFields } from './check-chart.ts';
export { type DateLevel, dateLevels, dimensionKindOf, isGroupable, isLevelOf } from './dimensions.ts';
export { levelOf } from './levels.ts';
export { reportLimits, reportVersion } from './limits.ts';
export {
  isPlatformSource,
  type PageFields,
  type PlatformSourceCode,
  platformSources,
} from './platform-sources.ts';
export { migrateReport, readChart, readReport, savedReport } from './read.ts';
export {
  type ChartDimension,
  type ChartMeasure,
  type ChartSort,
  isReadable,
  type OpaqueChart,
  type ReportChart,
  type ReportDocument,
} from './report.ts';
