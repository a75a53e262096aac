import { readBatch } from '@portico/shared-kit/contract/batch.endpoints';
import { BatchInput, BatchReply } from '@portico/shared-kit/contract/batch.schema';
import { viewListAs } from '@portico/shared-kit/contract/list-view-as.endpoints';
import { ViewListAsInput } from '@portico/shared-kit/contract/list-view-as.schema';
import { previewReads } from '@portico/shared-kit/contract/portal-preview.endpoints';
import { PreviewReadsInput } from '@portico/shared-kit/contract/portal-preview.schema';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EndpointLookup, previewableOf } from '../../plugins/batchable.ts';
import { route } from '../../plugins/route.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { answerRead } from './answer-read.ts';
import { isReadOfList } from './reads-of-list.ts';

/** Looks up those as whom administrators may see portal pages and lists. */
export interface StandIns {
  /** Returns a person with their rights; undefined for who is gone or disabled. */
  rightsOf(userId: string): Promise<SignedInUser | undefined>;
  /** Returns somebody who has one role alone; undefined where it is gone. */
  rightsOfRole(roleId: string): Promise<SignedInUser | undefined>;
}

/**
 * Registers the reads of a page in one request: each is answered by its own endpoint, to the same person, or to somebody else for
 * who previews a portal page or views a list as them: then only reads of the list that the audit trail names.
 */
export function registerBatch(app: FastifyInstance, { rightsOf, rightsOfRole }: StandIns): void {
  route(app, readBatch, { input: BatchInput, reply: BatchReply }, async ({ input: { calls }, request }) => {
    const answers = await someAtOnce(calls, (call, index) => answerRead(app, request, call, { index }));
    return { answers };
  });

  const read = async (user: SignedInUser, { input: { calls }, user: by, request }: StandInCall, isRead = always) => {
    const answers = await app.standingIn({ user, by }, (headers) =>
      someAtOnce(calls, (call, index) => {
        const endpointOf = isRead(call) ? previewableOf : nowhere;
        return answerRead(app, request, call, { index, endpointOf, headers });
      }),
    );
    return { answers };
  };

  route(app, previewReads, { input: PreviewReadsInput, reply: BatchReply, perMinute: 240 }, async (call) => {
    const { as, id } = call.input;
    const user = await (as === 'person' ? rightsOf(id) : rightsOfRole(id));
    if (user === undefined) throw appError(as === 'person' ? 'userMissing' : 'roleMissing', { id });
    return read(user, call);
  });

  route(app, viewListAs, { input: ViewListAsInput, reply: BatchReply, perMinute: 240 }, async (call) => {
    const { id, ...list } = call.input;
    const user = await rightsOf(id);
    if (user === undefined) throw appError('userMissing', { id });
    return read(user, call, (each) => isReadOfList(list, each));
  });
}

/** Says whether a call is one of those that are answered. */
type ReadFilter = (call: BatchInput['calls'][number]) => boolean;

const always: ReadFilter = () => true;

/** Finds no endpoint: the call is refused. */
const nowhere: EndpointLookup = () => undefined;

/** Call for reads that are answered as to somebody else. */
interface StandInCall {
  readonly input: Pick<BatchInput, 'calls'>;
  readonly user: SignedInUser;
  readonly request: FastifyRequest;
}

/** Reads of one batch that are under way at once, so that a page leaves connections to others. */
const atOnce = 4;

async function someAtOnce<TItem, TAnswer>(
  items: readonly TItem[],
  answer: (item: TItem, index: number) => Promise<TAnswer>,
): Promise<TAnswer[]> {
  const answers: TAnswer[] = [];
  const open = [...items.entries()];
  const work = async () => {
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      const [index, item] = next;
      answers[index] = await answer(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
