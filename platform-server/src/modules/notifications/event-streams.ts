import type { UserId } from '@portico/shared-kit/contract/ids';
import { PassThrough } from 'node:stream';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';

interface EventStreamOptions {
  /** Resolves while the session of a stream goes on; rejects with an error of the catalogue once it has ended. */
  readonly checkSession: (user: SignedInUser) => Promise<unknown>;
  /** Returns whether that is why `checkSession` rejected, and not a database that is away. */
  readonly isEnd: (error: unknown) => boolean;
  /** Ms between two signs of life. */
  readonly beat?: number;
}

/** The open streams of this process: server-sent events that say that something has changed, and not what. */
export interface EventStreams {
  /**
   * A new stream; it ends after so many seconds, with its session, or when it is destroyed. Throws tooManyRequests
   * where its user or the process has enough of them.
   */
  open(user: SignedInUser, seconds: number): PassThrough;
  /** Tells the streams of these people, but not those of one session: each at most once a second. */
  wake(userIds: readonly UserId[], exceptSession?: string): void;
  /** Ends the streams of a session that has ended. */
  recheck(sessionId: string): void;
  /** Ends all of them. */
  close(): void;
}

interface EventStream {
  readonly user: SignedInUser;
  readonly body: PassThrough;
  /** Ends it when its time is over. */
  readonly lifetime: NodeJS.Timeout;
  /** Time of its last event, in ms of a clock that nobody sets. */
  toldAt: number;
  waiting?: NodeJS.Timeout;
}

/**
 * Maximum of streams of one person, who has a phone, a few browsers, and connections that the server does not know yet
 * to be gone.
 */
const mostOfOne = 6;
const mostOfAll = 5_000;
/** Proxies end connections that are silent for a minute. */
const usualBeat = 20_000;
/** Sessions are looked at again with every third sign of life: those that ended elsewhere while nobody said so. */
const beatsPerCheck = 3;
/** Ms between two change events of one stream. */
const leastGap = 1_000;
/** Bytes that wait for a browser that no longer reads. */
const mostUnread = 16 * 1024;

const words = {
  hello: ': open\n\n',
  beat: ':\n\n',
  changed: 'event: changed\ndata: {}\n\n',
  end: 'event: end\ndata: {}\n\n',
};

/** Keeps the streams; they beat only while there are any. */
export function eventStreams({ checkSession, isEnd, beat = usualBeat }: EventStreamOptions): EventStreams {
  let beats = 0;
  const streams = shelf((held) => {
    const isCheck = ++beats % beatsPerCheck === 0;
    for (const stream of held) {
      write(stream, words.beat);
      if (isCheck) check(stream);
    }
  }, beat);

  const end = (stream: EventStream) => {
    streams.remove(stream);
    stream.body.end(words.end);
  };
  const check = (stream: EventStream) =>
    void checkSession(stream.user).catch((error: unknown) => isEnd(error) && end(stream));

  return {
    open(user, seconds) {
      if (streams.of(user.id).length >= mostOfOne || streams.count() >= mostOfAll) {
        throw appError('tooManyRequests', { seconds: 60 });
      }
      const body = new PassThrough();
      const lifetime = setTimeout(() => end(stream), seconds * 1000).unref();
      const stream: EventStream = { user, body, lifetime, toldAt: Number.NEGATIVE_INFINITY };
      body.once('close', () => streams.remove(stream)).on('error', () => streams.remove(stream));
      streams.add(stream);
      body.write(words.hello);
      return body;
    },
    wake(userIds, exceptSession) {
      for (const stream of userIds.flatMap((id) => streams.of(id))) {
        if (stream.user.sessionId !== exceptSession) tell(stream);
      }
    },
    recheck(sessionId) {
      for (const stream of streams.all()) if (stream.user.sessionId === sessionId) check(stream);
    },
    close: () => streams.all().forEach(end),
  };
}

/** Streams by whose they are; `onBeat` is called at intervals while there are any. */
function shelf(onBeat: (streams: readonly EventStream[]) => void, beat: number) {
  const held = new Set<EventStream>();
  const byUser = new Map<string, EventStream[]>();
  let beating: NodeJS.Timeout | undefined;
  const of = (userId: UserId) => byUser.get(userId) ?? [];
  return {
    of,
    all: () => [...held],
    count: () => held.size,
    add(stream: EventStream): void {
      held.add(stream);
      byUser.set(stream.user.id, [...of(stream.user.id), stream]);
      beating ??= setInterval(() => onBeat([...held]), beat).unref();
    },
    remove(stream: EventStream): void {
      if (!held.delete(stream)) return;
      clearTimeout(stream.lifetime);
      clearTimeout(stream.waiting);
      const { id } = stream.user;
      const others = of(id).filter((each) => each !== stream);
      if (others.length > 0) byUser.set(id, others);
      else byUser.delete(id);
      if (held.size > 0) return;
      clearInterval(beating);
      beating = undefined;
    },
  };
}

/** Sends a change event: now, or once a second has passed since the last time. */
function tell(stream: EventStream): void {
  if (stream.waiting !== undefined) return;
  const say = () => {
    delete stream.waiting;
    stream.toldAt = performance.now();
    write(stream, words.changed);
  };
  const wait = stream.toldAt + leastGap - performance.now();
  if (wait <= 0) say();
  else stream.waiting = setTimeout(say, wait).unref();
}

function write({ body }: EventStream, text: string): void {
  if (body.writableLength > mostUnread) body.destroy();
  else if (!body.writableEnded) body.write(text);
}
