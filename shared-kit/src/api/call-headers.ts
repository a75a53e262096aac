import { randomId } from '../contract/random-id.ts';
import { transport } from './transport.ts';

/** 32 hexadecimal digits, new for every call. `crypto.randomUUID` is missing on pages that are served without TLS. */
export function newTraceId(): string {
  return randomId().replaceAll('-', '');
}

/** Adds what every call carries: token, composition, trace id and language. */
export function callHeaders(headers: Headers, traceId: string): Headers {
  const { accessToken, compositionId, locale } = transport();
  const token = accessToken();
  const composition = compositionId();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (composition !== null) headers.set('X-Composition', composition);
  headers.set('X-Trace-Id', traceId);
  headers.set('Accept-Language', locale());
  return headers;
}
