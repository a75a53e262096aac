import { readBatch } from '../contract/batch.endpoints.ts';
import { mostInBatch } from '../contract/batch-limits.ts';
import type { BatchInput, BatchReply } from '../contract/batch.schema.ts';
import { localError } from '../errors/api-error.ts';
import {
  type Answer,
  type AnsweredEnvelope,
  answerOf,
  type ApiRequest,
  type ReadSender,
  send,
  setReadSender,
  toCall,
} from './base-query.ts';

/** Read that waits to be asked together with others. */
interface WaitingRead {
  readonly request: ApiRequest;
  readonly alone: () => Promise<Answer>;
  readonly signal: AbortSignal;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
}

/** Ms that reads wait at most for parts of the page whose code is on the way. */
const longestHold = 500;

/** Ms that they wait once it is there: what it draws asks only after it is painted. */
const afterHold = 50;

let pages = 0;
let holds = 0;
/** Asks what waits of each batcher. */
const batchers = new Set<{ readonly hasReads: () => boolean; readonly askIn: (ms: number) => void }>();

/**
 * From now on, reads of one turn of the event loop are asked in one request, as a page whose parts each ask for their own
 * needs it: when it is opened, and when news makes several of them ask again. Returns what ends that.
 */
export function batchReads(): () => void {
  pages += 1;
  setReadSender(ownReads);
  return () => {
    pages -= 1;
    if (pages === 0) setReadSender(null);
  };
}

/**
 * Holds reads back, a little while at most, for a part of the page whose code is on the way, so that what it asks for goes with them.
 * Returns what ends that.
 */
export function holdBatch(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0) return;
    for (const batcher of batchers) if (batcher.hasReads()) batcher.askIn(afterHold);
  };
}

/** Request that asks for several reads together. */
type BatchRequest = (calls: BatchInput['calls']) => ApiRequest;

interface BatcherOptions {
  /** True where a single read may go to its own endpoint. */
  readonly mayGoAlone: boolean;
  /** Returns the name of the request in which a read goes: only reads of one name share one. */
  readonly groupOf?: ((request: ApiRequest) => string) | undefined;
}

/** Returns what sends reads of one turn together. */
export function createBatcher(requestOf: BatchRequest, { mayGoAlone, groupOf }: BatcherOptions): ReadSender {
  let waiting: WaitingRead[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askWaiting = () => {
    const reads = waiting.filter(({ signal }) => !signal.aborted);
    for (const { answer, signal } of waiting) if (signal.aborted) answer(abandoned());
    waiting = [];
    for (const group of Map.groupBy(reads, ({ request }) => groupOf?.(request) ?? '').values())
      for (let first = 0; first < group.length; first += mostInBatch)
        void askTogether(group.slice(first, first + mostInBatch), requestOf, mayGoAlone);
  };
  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(askWaiting, ms);
  };
  batchers.add({ hasReads: () => waiting.length > 0, askIn });
  return (request, alone, signal) =>
    new Promise((answer) => {
      if (waiting.length === 0) askIn(holds > 0 ? longestHold : 0);
      waiting.push({ request, alone, signal, answer });
    });
}

const ownReads = createBatcher((calls) => ({ endpoint: readBatch, input: { calls } }), { mayGoAlone: true });

async function askTogether(reads: readonly WaitingRead[], requestOf: BatchRequest, mayGoAlone: boolean): Promise<void> {
  const [only, second] = reads;
  if (mayGoAlone && only !== undefined && second === undefined) return only.answer(only.alone());
  const calls = reads.map(({ request: { endpoint, input } }) => ({
    operationId: endpoint.operationId,
    input: (input ?? {}) as Record<string, unknown>,
  }));
  const whole = await send(toCall(requestOf(calls)), whenAllAborted(reads));
  for (const [index, { answer, signal }] of reads.entries()) {
    if (signal.aborted) answer(abandoned());
    else if ('error' in whole) answer(whole);
    else answer(partOf(whole.data as BatchReply, index));
  }
}

/** The answer to one of the reads, as its own endpoint would have given it. */
function partOf({ answers }: BatchReply, index: number): Answer {
  const part = answers[index];
  if (part === undefined) return { error: localError('unknownError', '') };
  return answerOf(JSON.parse(part.envelope) as AnsweredEnvelope, { status: part.status, traceId: part.traceId });
}

/** The answer to a read that nobody waits for any more. */
const abandoned = (): Answer => ({ error: localError('networkDown', '', true) });

/** Ends once nobody waits for any of the reads. */
function whenAllAborted(reads: readonly WaitingRead[]): AbortSignal {
  const controller = new AbortController();
  const end = () => {
    if (reads.every(({ signal }) => signal.aborted)) controller.abort();
  };
  for (const { signal } of reads) signal.addEventListener('abort', end, { once: true });
  return controller.signal;
}
