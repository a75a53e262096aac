import { randomId } from '../contract/random-id.ts';
import { unattendedHeader } from '../contract/unattended.ts';
import { transport } from './transport.ts';

/** 32 hexadecimal digits, new for every call. `crypto.randomUUID` is missing on pages that are served without TLS. */
export function newTraceId(): string {
  return randomId().replaceAll('-', '');
}

/** Adds what every call carries: token, composition, trace id, language, and that nobody is there where that is so. */
export function callHeaders(headers: Headers, traceId: string): Headers {
  const { accessToken, compositionId, isAttended, locale } = transport();
  const token = accessToken();
  const composition = compositionId();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (composition !== null) headers.set('X-Composition', composition);
  if (!isAttended()) headers.set(unattendedHeader, '1');
  headers.set('X-Trace-Id', traceId);
  headers.set('Accept-Language', locale());
  return headers;
}
