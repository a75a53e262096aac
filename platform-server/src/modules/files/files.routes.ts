import { downloadFile, uploadFile } from '@portico/shared-kit/contract/files.endpoints';
import { FileIdInput, StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { contentDisposition } from './file-name.ts';
import type { FileReader } from './file-reader.ts';
import type { FileService } from './files.service.ts';
import { mimeTypeOf } from './mime-types.ts';
import { Multipart, readUpload } from './read-upload.ts';

/** Uploads of one person: a form with many pictures is filled in within minutes. */
const [perMinute, perHour] = [120, 1_200];

interface FileServices {
  readonly files: FileService;
  readonly fileReader: FileReader;
}

/** Registers upload and download. `maxBytes` is the largest file. */
export function registerFiles(app: FastifyInstance, { files, fileReader }: FileServices, maxBytes: number): void {
  route(app, uploadFile, { input: Multipart, reply: StoredFile, perMinute, perHour }, async ({ user, request }) =>
    files.keep(user, await readUpload(request, maxBytes)),
  );

  route(app, downloadFile, { input: FileIdInput, reply: 'stream' }, async ({ input, user, reply }) => {
    const { file, content } = await fileReader.open(user, input.id);
    const { type, isInline } = mimeTypeOf(file.name);
    return (
      reply
        .type(type)
        .header('Content-Length', file.size)
        .header('Content-Disposition', contentDisposition(file.name, isInline))
        // Whoever opens the answer as a page gets one that runs nothing and reaches nothing.
        .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .send(content)
    );
  });
}
