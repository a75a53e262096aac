import { appError } from '@portico/shared-kit/errors';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Upload } from './files.service.ts';

/** Multipart bodies are read as a stream; there is nothing for a schema to check. */
export const Multipart = Type.Unsafe<FormData>(Type.Object({}));

/** The first file of a multipart body on its way in, cut at `maxBytes`. Throws requestInvalid where there is none. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  const limits = { files: 1, fields: 5, fileSize: maxBytes };
  const part = request.isMultipart() ? await firstFile(request, limits) : undefined;
  if (part === undefined) throw appError('requestInvalid', { detail: 'multipart body with the field "file"' });
  const { file: content, filename: name } = part;
  return {
    name,
    content,
    outcome: () => ({ bytes: content.bytesRead, isCut: content.truncated }),
  };
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
