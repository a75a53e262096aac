export { printSources } from './print-sources.ts';
export { registerPrint } from './print.routes.ts';
export { type PrintService, printService } from './print.service.ts';
