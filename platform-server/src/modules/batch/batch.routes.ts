import { readBatch } from '@portico/shared-kit/contract/batch.endpoints';
import { BatchInput, BatchReply } from '@portico/shared-kit/contract/batch.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { answerRead } from './answer-read.ts';

/** Reads of one batch that are under way at once, so that a page leaves connections to others. */
const atOnce = 4;

/** Registers the reads of a page in one request: each is answered by its own endpoint, to the same person. */
export function registerBatch(app: FastifyInstance): void {
  route(app, readBatch, { input: BatchInput, reply: BatchReply }, async ({ input: { calls }, request }) => {
    const answers: BatchReply['answers'] = [];
    const open = [...calls.entries()];
    const work = async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const [index, call] = next;
        answers[index] = await answerRead(app, request, call, index);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return { answers };
  });
}
