import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Readable } from 'node:stream';
import { AppError, codeOf } from '@portico/shared-kit/errors';
import { openSignals } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type EventStreams, eventStreams } from './event-streams.ts';

/** Says at once that there is something new, to browsers on any process. What it is, they ask as ever. */
export interface EventStreamService {
  /**
   * Server-sent events for one browser of the user: `changed` when what they have unread or their jobs have changed, `end` where the
   * server closes. Ends with the session and after so many seconds. Throws tooManyRequests.
   */
  open(user: SignedInUser, seconds: number): Readable;
  /**
   * Tells the browsers of these people that their unread messages or their jobs have changed, but for the session that did it, which
   * knows already. Never throws.
   */
  tell(userIds: readonly UserId[], exceptSession?: string): void;
  /** A session has ended or is not what it was. Never throws. */
  recheck(sessionId: string): void;
  /** Ends all streams. */
  close(): Promise<void>;
}

interface EventStreamNeeds {
  /** Rejects where the user's session has ended. */
  readonly checkSession: (user: SignedInUser) => Promise<unknown>;
  readonly beat?: number;
}

/** Message that one process sends to the others. */
interface Word {
  readonly from: string;
  readonly corpId: string;
  readonly userIds?: readonly UserId[] | undefined;
  readonly exceptSession?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** Ids in one word, which may have 8,000 bytes. */
const mostIds = 100;

/** Ms after which no process remembers any more what it knew of a session. */
const rememberedMs = 3_500;

const ends: readonly number[] = (['notSignedIn', 'sessionUnused', 'userDisabled'] as const).map(codeOf);

/** Service of the event streams of this process; the database carries events to other processes. */
export function eventStreamService(platform: Platform, { checkSession, beat }: EventStreamNeeds): EventStreamService {
  const { connections, corpId, log, newId } = platform;
  const from = newId();
  const isEnd = (error: unknown) => error instanceof AppError && ends.includes(error.code);
  const streams = eventStreams({ checkSession, isEnd, ...(beat === undefined ? {} : { beat }) });
  const signals = openSignals({
    pool: connections.pool,
    channel: 'portico_notifications',
    onError: (error) => {
      if (connections.watch.note(error)) return;
      log.warn({ err: error }, 'events reach other processes only as they ask for it');
    },
  });
  const say = (...words: readonly Omit<Word, 'from' | 'corpId'>[]) =>
    signals.send(words.map((word) => JSON.stringify({ from, corpId, ...word } satisfies Word)));

  return {
    open(user, seconds) {
      signals.listen((text) => hear(streams, text, { from, corpId }));
      return streams.open(user, seconds);
    },
    tell(userIds, exceptSession) {
      streams.wake(userIds, exceptSession);
      say(...partsOf(userIds).map((part) => ({ userIds: part, exceptSession })));
    },
    recheck(sessionId) {
      streams.recheck(sessionId);
      say({ sessionId });
    },
    async close() {
      streams.close();
      await signals.close();
    },
  };
}

/** Does here what another process of the same organisation has done; anything else on the channel is passed over. */
function hear(streams: EventStreams, text: string, { from, corpId }: Pick<Word, 'from' | 'corpId'>): void {
  const word = wordOf(text);
  if (word === null || word.corpId !== corpId || word.from === from) return;
  if (word.userIds !== undefined) streams.wake(word.userIds, word.exceptSession);
  const { sessionId } = word;
  if (sessionId !== undefined) setTimeout(() => streams.recheck(sessionId), rememberedMs).unref();
}

function wordOf(text: string): Word | null {
  try {
    return JSON.parse(text) as Word | null;
  } catch {
    return null;
  }
}

function partsOf(userIds: readonly UserId[]): string[][] {
  const count = Math.ceil(userIds.length / mostIds);
  return Array.from({ length: count }, (_, index) => userIds.slice(index * mostIds, (index + 1) * mostIds));
}
