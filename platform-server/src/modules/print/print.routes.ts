import { getConfirmIsPrint, listPrintTemplates, loadPrintData } from '@portico/shared-kit/contract/print.endpoints';
import {
  PrintConfirmation,
  PrintConfirmationInput,
  PrintData,
  PrintDataInput,
  PrintTemplateInput,
  PrintTemplates,
} from '@portico/shared-kit/contract/print.schema';
import type { FastifyInstance } from 'fastify';
import { JsonText } from '../../plugins/json-text.ts';
import { route } from '../../plugins/route.ts';
import type { PrintService } from './print.service.ts';

/** Registers print templates and the data that fills them. */
export function registerPrint(app: FastifyInstance, print: PrintService): void {
  route(app, listPrintTemplates, { input: PrintTemplateInput, reply: PrintTemplates }, ({ input, user }) =>
    print.listTemplates(user, input),
  );

  route(app, getConfirmIsPrint, { input: PrintConfirmationInput, reply: PrintConfirmation }, ({ input, user }) =>
    print.choices(user, input),
  );

  route(
    app,
    loadPrintData,
    { input: PrintDataInput, reply: PrintData },
    async ({ input, user }) => new JsonText(await print.loadData(user, input)),
  );
}
