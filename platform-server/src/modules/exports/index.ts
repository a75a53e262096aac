export { registerExports } from './exports.routes.ts';
export { ownExportJobs } from './own-export-jobs.ts';
export { type ExportService, exportService } from './exports.service.ts';
