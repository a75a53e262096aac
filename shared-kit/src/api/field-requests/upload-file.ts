import { uploadFile } from '../../contract/files.endpoints.ts';
import type { StoredFile } from '../../contract/files.schema.ts';
import type { Envelope } from '../../contract/endpoint.ts';
import { codeOf } from '../../errors/index.ts';
import { type ApiError, describeApiError, localError } from '../../errors/api-error.ts';
import { callHeaders, newTraceId } from '../call-headers.ts';
import { transport } from '../transport.ts';

interface UploadWatch {
  /** Hears percents from 0 to 100 while the bytes leave. */
  onProgress(percent: number): void;
  readonly signal: AbortSignal;
}

/** Address of uploads, and the headers that let them in. */
interface UploadTarget {
  readonly path: string;
  /** Beside those of every call. */
  headers(): Readonly<Record<string, string>>;
  /** The refusals after which `renewal` may help. */
  readonly ended: readonly number[];
  /** Asked before sending: gets what lets the next try in; false where nothing does. */
  renewal(): () => Promise<boolean>;
}

/** Uploads of signed-in people; another path takes what is no attachment. */
export const portal: UploadTarget = {
  path: uploadFile.path,
  headers: () => ({}),
  ended: (['tokenExpired', 'notSignedIn', 'sessionUnused'] as const).map(codeOf),
  renewal: () => {
    const token = transport().accessToken();
    return () => transport().refresh(token);
  },
};

/**
 * Sends one file and tells how far it is, which `fetch` cannot. Resolves to the stored file; rejects with an `Error`
 * whose message says why in the user's language. An upload that met an expired token is sent once more with a new one.
 */
export async function uploadWithProgress<TFile extends object = StoredFile>(
  file: File,
  watch: UploadWatch,
  to = portal,
): Promise<TFile> {
  const renew = to.renewal();
  const first = await send<TFile>(file, watch, to);
  const isOutdated = isRefused(first) && to.ended.includes(first.errcode);
  // Where there are no new tokens the session has ended and the refusal stays.
  const answer = isOutdated && (await renew()) ? await send<TFile>(file, watch, to) : first;
  if (isRefused(answer)) throw new Error(describeApiError(answer, transport().locale()).message);
  return answer;
}

function isRefused(answer: object): answer is ApiError {
  return 'errcode' in answer;
}

function send<TFile extends object>(
  file: File,
  { onProgress, signal }: UploadWatch,
  { path, headers }: UploadTarget,
): Promise<TFile | ApiError> {
  const traceId = newTraceId();
  if (signal.aborted) return Promise.resolve(localError('networkDown', traceId, true));
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    callHeaders(new Headers(headers()), traceId).forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0));
    call.addEventListener('load', () => resolve(readAnswer(call, traceId) as TFile | ApiError));
    call.addEventListener('error', () => resolve(localError('networkDown', traceId)));
    call.addEventListener('abort', () => resolve(localError('networkDown', traceId, true)));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    call.send(form);
  });
}

function readAnswer(call: XMLHttpRequest, traceId: string): object {
  try {
    const { errcode, errmsg, data } = JSON.parse(call.responseText) as Envelope<object>;
    if (errcode === 0) return data;
    return { errcode, errmsg, status: call.status, traceId, params: {}, aborted: false };
  } catch {
    return { ...localError('unknownError', traceId), status: call.status };
  }
}
