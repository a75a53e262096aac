export { type ImportServices, importServices } from './import-services.ts';
export { registerImports } from './imports.routes.ts';
