import { uploadFile } from '../../contract/files.endpoints.ts';
import type { StoredFile } from '../../contract/files.schema.ts';
import type { Envelope } from '../../contract/endpoint.ts';
import { codeOf } from '../../errors/index.ts';
import { type ApiError, describeApiError, localError } from '../api-error.ts';
import { callHeaders, newTraceId } from '../call-headers.ts';
import { transport } from '../transport.ts';

interface UploadWatch {
  /** Hears percents from 0 to 100 while the bytes leave. */
  onProgress(percent: number): void;
  readonly signal: AbortSignal;
}

const sessionCodes: readonly number[] = [codeOf('tokenExpired'), codeOf('notSignedIn')];

/**
 * Sends one file and tells how far it is, which `fetch` cannot. Resolves to the stored file; rejects with an `Error`
 * whose message says why in the user's language. An upload that met an expired token is sent once more with a new one.
 */
export async function uploadWithProgress(file: File, watch: UploadWatch): Promise<StoredFile> {
  const first = await send(file, watch);
  const answer = isRefused(first) && sessionCodes.includes(first.errcode) ? await sendAgain(first, file, watch) : first;
  if (isRefused(answer)) throw new Error(describeApiError(answer, transport().locale()).message);
  return answer;
}

/** Sends once more after new tokens; where there are none the session has ended and the refusal stays. */
async function sendAgain(refusal: ApiError, file: File, watch: UploadWatch): Promise<StoredFile | ApiError> {
  if (await transport().refresh()) return send(file, watch);
  transport().onSessionEnded();
  return refusal;
}

function isRefused(answer: StoredFile | ApiError): answer is ApiError {
  return 'errcode' in answer;
}

function send(file: File, { onProgress, signal }: UploadWatch): Promise<StoredFile | ApiError> {
  const traceId = newTraceId();
  if (signal.aborted) return Promise.resolve(localError('networkDown', traceId, true));
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
