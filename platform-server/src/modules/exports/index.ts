export { registerExports } from './exports.routes.ts';
export { type ExportService, exportService } from './exports.service.ts';
