import { createHmac } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, hostOf, isPublic, publicLookup } from './outgoing-address.ts';

/** Longest answer that is taken, in bytes; nothing of it is read but its status. */
const maxAnswerBytes = 64 * 1024;
/** Statuses of refusals that may pass: too early, too many, a conflict with a call under way. */
const passing = new Set([408, 409, 423, 425, 429]);

/** A call of a service. */
export interface ServiceCall {
  readonly url: string;
  readonly method: string;
  /** JSON text. */
  readonly body: string;
  readonly secret: string;
  /** The same for all attempts of one call, so that the service can tell a repeated one. */
  readonly idempotencyKey: string;
  readonly now: Date;
}

/** Result of an attempt; a final failure would fail again however often it is repeated. */
export type CallResult =
  | { readonly isAnswered: true }
  | { readonly isAnswered: false; readonly failure: string; readonly isFinal: boolean };

interface SendOptions {
  /** Hosts that may be called although they are in a private network. */
  readonly privateHosts: ReadonlySet<string>;
  readonly timeoutMs?: number;
}

/** The signature of a call: HMAC-SHA256 in hexadecimal over the time in seconds, a point, and the body. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/**
 * Sends a call once and answers what became of it; never throws. Private networks are refused unless their host is
 * allowed, redirects are not followed, and a service that takes its time or says too much is given up.
 */
export async function sendCall(
  call: ServiceCall,
  { privateHosts, timeoutMs = 10_000 }: SendOptions,
): Promise<CallResult> {
  const url = new URL(call.url);
  const host = hostOf(url);
  const isAllowed = privateHosts.has(host) || privateHosts.has(url.hostname.toLowerCase());
  if (!isAllowed && isIP(host) !== 0 && !isPublic(host)) return failed(`${host} is in a private network`, true);
  try {
    const status = await statusOf(open(call, url, isAllowed, timeoutMs), call.body);
    if (status >= 200 && status < 300) return { isAnswered: true };
    const isFinal = status >= 300 && status < 500 && !passing.has(status);
    return failed(
      status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`,
      isFinal,
    );
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error), error instanceof AddressRefused);
  }
}

function failed(failure: string, isFinal: boolean): CallResult {
  return { isAnswered: false, failure, isFinal };
}

function open(call: ServiceCall, url: URL, isAllowed: boolean, timeoutMs: number): ClientRequest {
  const timestamp = String(Math.floor(call.now.getTime() / 1000));
  const send = url.protocol === 'https:' ? overTls : overHttp;
  return send(url, {
    method: call.method,
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(isAllowed ? {} : { lookup: publicLookup }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(call.body),
      'idempotency-key': call.idempotencyKey,
      'user-agent': 'Portico',
      'x-portico-timestamp': timestamp,
      'x-portico-signature': `sha256=${signatureOf(call.secret, timestamp, call.body)}`,
    },
  });
}

/** The status of an answer that was taken to its end. */
function statusOf(request: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxAnswerBytes) request.destroy(new Error(`the answer is longer than ${maxAnswerBytes} bytes`));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    };
    request.on('response', take);
    request.on('error', (error: Error & { cause?: unknown }) => {
      const isTimeout = error.name === 'AbortError' || error.name === 'TimeoutError';
      reject(isTimeout ? new Error('the service did not answer in time') : error);
    });
    request.end(body);
  });
}
