import type { Socket } from 'node:net';
import { appError, rowOf } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Platform } from '../platform.ts';

/** More headers, or a longer address, than Node takes. */
const tooMuch = 'HPE_HEADER_OVERFLOW';

/**
 * Answers what is no HTTP request as every refusal is answered, and closes its connection. It is called for what never
 * becomes a request: no hook and no error handler hears of it. Nobody knows its language, so it hears Chinese.
 */
export function refuseUnreadable({ log, newId }: Pick<Platform, 'log' | 'newId'>) {
  return (failure: NodeJS.ErrnoException, socket: Socket): void => {
    // Nobody is there any more.
    if (failure.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [detail, traceId] = [failure.code ?? 'HTTP', newId()];
    const error = detail === tooMuch ? appError('requestTooLarge') : appError('requestInvalid', { detail });
    const { code: errcode, params } = error;
    log.info({ traceId, errcode, detail, address: socket.remoteAddress }, 'request that cannot be read');
    const { message: errmsg } = describeError({ code: errcode, params }, 'zh');
    const body = JSON.stringify({ errcode, errmsg, data: null, params });
    const head = [
      `HTTP/1.1 ${rowOf(errcode)?.status ?? 400} Refused`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Trace-Id: ${traceId}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
