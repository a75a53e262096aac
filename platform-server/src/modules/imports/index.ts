export { type ImportServices, importServices } from './import-services.ts';
export { ownImportJobs } from './tasks/own-import-jobs.ts';
export { registerImports } from './imports.routes.ts';
