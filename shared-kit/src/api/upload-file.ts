import { uploadFile } from '../contract/files.endpoints.ts';
import type { StoredFile } from '../contract/files.schema.ts';
import type { Envelope } from '../contract/endpoint.ts';
import { codeOf } from '../errors/index.ts';
import { type ApiError, localError } from './api-error.ts';
import { callHeaders, newTraceId } from './call-headers.ts';
import { transport } from './transport.ts';

interface UploadWatch {
  /** Hears percents from 0 to 100 while the bytes leave. */
  onProgress(percent: number): void;
  readonly signal: AbortSignal;
}

const sessionCodes: readonly number[] = [codeOf('tokenExpired'), codeOf('notSignedIn')];

/**
 * Sends one file and tells how far it is, which `fetch` cannot. Rejects with what the server said; an upload
 * that met an expired token is sent once more with a new one.
 */
export async function uploadWithProgress(file: File, watch: UploadWatch): Promise<StoredFile> {
  const answer = await send(file, watch);
  if (!isRefused(answer)) return answer;
  if (sessionCodes.includes(answer.errcode) && (await transport().refresh())) {
    const second = await send(file, watch);
    if (!isRefused(second)) return second;
    throw new Error(second.errmsg);
  }
  throw new Error(answer.errmsg);
}

function isRefused(answer: StoredFile | ApiError): answer is ApiError {
  return 'errcode' in answer;
}

function send(file: File, { onProgress, signal }: UploadWatch): Promise<StoredFile | ApiError> {
  const traceId = newTraceId();
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open(uploadFile.method, uploadFile.path);
    callHeaders(new Headers(), traceId).forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0));
    call.addEventListener('load', () => resolve(readAnswer(call, traceId)));
    call.addEventListener('error', () => resolve(localError('networkDown', traceId)));
    call.addEventListener('abort', () => resolve(localError('networkDown', traceId, true)));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    call.send(form);
  });
}

function readAnswer(call: XMLHttpRequest, traceId: string): StoredFile | ApiError {
  try {
    const { errcode, errmsg, data } = JSON.parse(call.responseText) as Envelope<StoredFile>;
    if (errcode === 0) return data;
    return { errcode, errmsg, status: call.status, traceId, params: {}, aborted: false };
  } catch {
    return { ...localError('unknownError', traceId), status: call.status };
  }
}
