export { reportFormat } from './report-format.ts';
export { reportKind } from './report-kind.ts';
export { reports } from './reports.repository.ts';
export { registerReports } from './reports.routes.ts';
export { type ReportService, reportService } from './reports.service.ts';
