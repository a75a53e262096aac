import {
  beginPrintFile,
  downloadPrintFile,
  getPrintFile,
  stopPrintFile,
} from '@portico/shared-kit/contract/print-files.endpoints';
import { BeginPrintFileInput, PrintFile, PrintFileInput } from '@portico/shared-kit/contract/print-files.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import { contentDisposition } from '../../files/index.ts';
import type { PrintFileService } from './print-files.service.ts';

/** Registers printed records as PDF files. Each that begins costs as much as hundreds of lists. */
export function registerPrintFiles(app: FastifyInstance, files: PrintFileService): void {
  const begins = { input: BeginPrintFileInput, reply: PrintFile, perMinute: 30, perHour: 300 };
  route(app, beginPrintFile, begins, ({ input, user, locale, request }) =>
    files.begin(user, input, { locale, origin: `${request.protocol}://${request.host}` }),
  );
  route(app, getPrintFile, { input: PrintFileInput, reply: PrintFile }, ({ input, user, locale }) =>
    files.get(user, input, locale),
  );
  route(app, stopPrintFile, { input: PrintFileInput, reply: PrintFile }, ({ input, user, locale }) =>
    files.stop(user, input, locale),
  );
  route(app, downloadPrintFile, { input: PrintFileInput, reply: 'stream' }, async ({ input, user, reply }) => {
    const { name, size, content } = await files.open(user, input);
    return (
      reply
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition(name, false))
        // Whoever opens the answer as a page gets one that runs nothing and reaches nothing.
        .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .headers(size === null ? {} : { 'Content-Length': size })
        .send(content)
    );
  });
}
