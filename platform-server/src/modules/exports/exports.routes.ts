import {
  beginExport,
  deleteExport,
  downloadExport,
  getExport,
  listExports,
  repeatExport,
  stopExport,
} from '@portico/shared-kit/contract/exports.endpoints';
import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  BeginExportInput,
  ExportInput,
  ExportTask,
  ExportTasks,
  ListExportsInput,
} from '@portico/shared-kit/contract/exports.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { contentDisposition, mimeTypeOf } from '../files/index.ts';
import type { ExportService } from './exports.service.ts';

/** Exports that one person may begin: each costs as much as hundreds of lists. */
const begins = { reply: ExportTask, perMinute: 60, perHour: 600 };

/** Registers the exports of lists. */
export function registerExports(app: FastifyInstance, exports: ExportService): void {
  route(app, beginExport, { input: BeginExportInput, ...begins }, ({ input, user, locale }) =>
    exports.begin(user, input, locale),
  );
  route(app, repeatExport, { input: ExportInput, ...begins }, ({ input, user, locale }) =>
    exports.repeat(user, input, locale),
  );
  route(app, getExport, { input: ExportInput, reply: ExportTask }, ({ input, user, locale }) =>
    exports.get(user, input, locale),
  );
  route(app, listExports, { input: ListExportsInput, reply: ExportTasks }, ({ input, user, locale }) =>
    exports.list(user, input, locale),
  );
  route(app, stopExport, { input: ExportInput, reply: ExportTask }, ({ input, user, locale }) =>
    exports.stop(user, input, locale),
  );
  route(app, deleteExport, { input: ExportInput, reply: Empty }, async ({ input, user }) => {
    await exports.remove(user, input);
    return {};
  });
  route(app, downloadExport, { input: ExportInput, reply: 'stream' }, async ({ input, user, reply }) => {
    const { name, size, content } = await exports.open(user, input);
    return (
      reply
        .type(mimeTypeOf(name).type)
        .header('Content-Disposition', contentDisposition(name, false))
        // Whoever opens the answer as a page gets one that runs nothing and reaches nothing.
        .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .headers(size === null ? {} : { 'Content-Length': size })
        .send(content)
    );
  });
}
