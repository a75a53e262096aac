import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  beginImport,
  confirmImport,
  discardImportFile,
  downloadImportErrors,
  downloadImportTemplate,
  getImport,
  getImportLimit,
  listImports,
  readImportHeads,
  stopImport,
  undoImport,
  uploadImportFile,
} from '@portico/shared-kit/contract/imports.endpoints';
import {
  BeginImportInput,
  ImportFile,
  ImportFileInput,
  ImportHeads,
  ImportHeadsInput,
  ImportLimit,
  ImportLimitInput,
  ImportTask,
  ImportTaskInput,
  ImportTasks,
  ImportTemplateInput,
  ListImportsInput,
} from '@portico/shared-kit/contract/imports.schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../plugins/route.ts';
import { contentDisposition, mimeTypeOf, Multipart, readUpload } from '../files/index.ts';
import { registerCells } from './cells/cells.routes.ts';
import { registerCorrections } from './corrections/corrections.routes.ts';
import type { ImportServices } from './import-services.ts';
import type { Workbook } from './workbooks/import-workbooks.service.ts';

/** Spreadsheets of one person: whoever mends a file uploads it a few times. */
const [perMinute, perHour] = [20, 200];

/** Registers imports. `maxBytes` is the largest spreadsheet. */
export function registerImports(app: FastifyInstance, services: ImportServices, maxBytes: number): void {
  const { files, tasks, workbooks } = services;
  route(app, getImportLimit, { input: ImportLimitInput, reply: ImportLimit }, () => files.limit());

  route(app, uploadImportFile, { input: Multipart, reply: ImportFile, perMinute, perHour }, async ({ user, request }) =>
    files.keep(user, await readUpload(request, maxBytes)),
  );

  route(app, discardImportFile, { input: ImportFileInput, reply: Empty }, async ({ input, user }) => {
    await files.discard(user, input.fileName);
    return {};
  });

  route(app, readImportHeads, { input: ImportHeadsInput, reply: ImportHeads }, ({ input, user, locale }) =>
    services.heads.read(user, input, locale),
  );

  route(app, beginImport, { input: BeginImportInput, reply: ImportTask }, ({ input, user, locale }) =>
    tasks.begin(user, input, locale),
  );

  route(app, getImport, { input: ImportTaskInput, reply: ImportTask }, ({ input, user, locale }) =>
    tasks.get(user, input, locale),
  );

  route(app, listImports, { input: ListImportsInput, reply: ImportTasks }, ({ input, user, locale }) =>
    tasks.list(user, input, locale),
  );

  route(app, confirmImport, { input: ImportTaskInput, reply: ImportTask }, ({ input, user, locale }) =>
    tasks.confirm(user, input, locale),
  );

  route(app, stopImport, { input: ImportTaskInput, reply: ImportTask }, ({ input, user, locale }) =>
    tasks.stop(user, input, locale),
  );

  route(app, undoImport, { input: ImportTaskInput, reply: ImportTask }, ({ input, user, locale }) =>
    tasks.undo(user, input, locale),
  );

  registerWorkbooks(app, workbooks);
  registerCorrections(app, services);
  registerCells(app, services.cells);
}

function registerWorkbooks(app: FastifyInstance, workbooks: ImportServices['workbooks']): void {
  const send = (reply: FastifyReply, { name, content }: Workbook) =>
    reply
      .type(mimeTypeOf(name).type)
      .header('Content-Disposition', contentDisposition(name, false))
      // Whoever opens the answer as a page gets one that runs nothing and reaches nothing.
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .send(content);

  route(
    app,
    downloadImportTemplate,
    { input: ImportTemplateInput, reply: 'stream' },
    async ({ input, user, locale, reply }) => send(reply, await workbooks.template(user, input, locale)),
  );

  route(
    app,
    downloadImportErrors,
    { input: ImportTaskInput, reply: 'stream' },
    async ({ input, user, locale, reply }) => send(reply, await workbooks.errors(user, input, locale)),
  );
}
