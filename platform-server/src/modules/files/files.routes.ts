import { downloadFile, uploadFile } from '@portico/shared-kit/contract/files.endpoints';
import { FileIdInput, StoredFile } from '@portico/shared-kit/contract/files.schema';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../plugins/route.ts';
import { contentDisposition } from './file-name.ts';
import type { FileService } from './files.service.ts';
import { mimeTypeOf } from './mime-types.ts';

/** Multipart bodies are read as a stream; there is nothing for a schema to check. */
const Multipart = Type.Unsafe<FormData>(Type.Object({}));

/** Registers upload and download. `maxBytes` is the largest file. */
export function registerFiles(app: FastifyInstance, files: FileService, maxBytes: number): void {
  route(app, uploadFile, { input: Multipart, reply: StoredFile }, async ({ user, request }) => {
    const limits = { files: 1, fields: 5, fileSize: maxBytes };
    const part = request.isMultipart() ? await firstFile(request, limits) : undefined;
    if (part === undefined) throw appError('requestInvalid', { detail: 'multipart body with the field "file"' });
    const { file: content, filename: name } = part;
    return files.keep(user, {
      name,
      content,
      outcome: () => ({ bytes: content.bytesRead, isCut: content.truncated }),
    });
  });

  route(app, downloadFile, { input: FileIdInput, reply: 'stream' }, async ({ input, user, reply }) => {
    const { file, content } = await files.open(user, input.id);
    const { type, isInline } = mimeTypeOf(file.name);
    return reply
      .type(type)
      .header('Content-Length', file.size)
      .header('Content-Disposition', contentDisposition(file.name, isInline))
      .send(content);
  });
}

/** The first file of a multipart body, undefined where it has none. Throws requestInvalid for what is no such body. */
async function firstFile(request: FastifyRequest, limits: { files: number; fields: number; fileSize: number }) {
  try {
    return await request.file({ limits });
  } catch (error) {
    // The parser's own errors have neither a status nor a code.
    if (error instanceof Error && !('statusCode' in error) && !('code' in error)) {
      throw appError('requestInvalid', { detail: error.message });
    }
    throw error;
  }
}
