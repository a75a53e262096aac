export { printTemplateKind } from './print-template-kind.ts';
export { printTemplates } from './print-templates.repository.ts';
export { printSources } from './print-sources.ts';
export { registerPrint } from './print.routes.ts';
export { type PrintingService, printingService } from './printing/printing.service.ts';
export { registerPrinting } from './printing/printing.routes.ts';
export { type PrintService, printService } from './print.service.ts';
