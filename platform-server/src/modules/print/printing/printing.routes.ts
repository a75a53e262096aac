import { Empty } from '@portico/shared-kit/contract/common.schema';
import { getPrintSelection, keepPrintSelection, notePrinting } from '@portico/shared-kit/contract/printing.endpoints';
import { NotePrintingInput, PrintSelection, PrintSelectionInput } from '@portico/shared-kit/contract/printing.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { PrintingService } from './printing.service.ts';

/** Registers what is asked and told when records are printed. */
export function registerPrinting(app: FastifyInstance, printing: PrintingService): void {
  const kept = { input: PrintSelection, reply: PrintSelectionInput, perMinute: 60 };
  route(app, keepPrintSelection, kept, ({ input, user }) => printing.keepSelection(user, input));
  route(app, getPrintSelection, { input: PrintSelectionInput, reply: PrintSelection }, ({ input, user }) =>
    printing.selection(user, input),
  );
  route(app, notePrinting, { input: NotePrintingInput, reply: Empty, perMinute: 60 }, ({ input, user }) =>
    printing.note(user, input),
  );
}
