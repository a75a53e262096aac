import { isApiError } from '@portico/shared-kit/api';
import { callHeaders, newTraceId } from '@portico/shared-kit/api/call-headers';
import { reportFailure } from '@portico/shared-kit/contract/failures.endpoints';
import type { ReportFailureInput } from '@portico/shared-kit/contract/failures.schema';

/** A failure as whoever noticed it knows it. */
export interface FailureReport {
  readonly kind: 'uncaught' | 'rejection' | 'crash' | 'remote';
  readonly error: unknown;
  /** The catalogue's code that the user sees. */
  readonly code?: number;
  readonly remote?: string;
  /** The trace id that the user sees; a new one where they see none. */
  readonly traceId?: string;
}

/** Reports of one page: what fails again and again tells nothing new. */
const most = 10;

const reported = new Set<string>();

/** Sends one report a failure, and not more than ten from a page. Never rejects: there is nobody to tell. */
export async function report({ traceId = newTraceId(), ...failure }: FailureReport): Promise<void> {
  const input = inputOf(failure);
  const known = JSON.stringify([input.name, input.message, input.frames[0], input.remote]);
  if (reported.size >= most || reported.has(known)) return;
  reported.add(known);
  const { method, path } = reportFailure;
  const headers = callHeaders(new Headers({ 'Content-Type': 'application/json' }), traceId);
  // Who it happened to is nobody's business.
  headers.delete('Authorization');
  await fetch(path, { method, headers, body: JSON.stringify(input), keepalive: true }).catch(() => undefined);
}

function inputOf({ kind, error, code, remote }: Omit<FailureReport, 'traceId'>): ReportFailureInput {
  const { name, message, stack } = error instanceof Error ? error : { name: '', message: String(error), stack: '' };
  return {
    kind,
    name: name.replace(/[^\w$.]/g, '').slice(0, 60),
    message: message.slice(0, 500),
    frames: framesIn(stack ?? ''),
    place: location.pathname.slice(0, 200),
    code: code ?? null,
    remote: remote ?? null,
  };
}

function framesIn(stack: string): string[] {
  const frames = [...stack.matchAll(/(\/builds\/[\w./-]+:\d+:\d+)/g)].map(([, frame = '']) => frame);
  return frames.filter((frame) => frame.length <= 200).slice(0, 12);
}

/** Failures that nobody caught, from now on; those of other people's scripts, such as browser extensions, are theirs. */
export function watchFailures(target: Window = window): () => void {
  const onError = ({ error }: ErrorEvent) => {
    if (isOurs(error)) void report({ kind: 'uncaught', error });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    // The log has a line of the server's own for a call that failed.
    if (isOurs(reason) && !isApiError(reason)) void report({ kind: 'rejection', error: reason });
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function isOurs(error: unknown): boolean {
  return error instanceof Error && error.name !== 'AbortError' && framesIn(error.stack ?? '').length > 0;
}
