import { type Static, Type } from 'typebox';
import { Id, Moment, Nullable } from './common.schema.ts';

/** Sessions that one person is shown; those used last come first. */
export const mostOwnSessions = 100;

/** A session of the user that goes on: one browser in which they are signed in. */
export const OwnSession = Type.Object({
  id: Id,
  /** Browser and system in words, such as `Chrome 130, Windows`; null where nothing is known. */
  device: Nullable(Type.String()),
  address: Nullable(Type.String()),
  loginType: Type.Integer({ description: '0 and 2: with a password, 1: by another system' }),
  signInTime: Moment,
  /** Up to a minute behind. */
  lastUsedTime: Moment,
  /** The session of this very request. */
  isThis: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

/** The sessions of the user, this one first, then those used last, and how many there are in all. */
export const OwnSessions = Type.Object({
  content: Type.Array(OwnSession, { maxItems: mostOwnSessions }),
  totalElements: Type.Integer(),
});
export type OwnSessions = Static<typeof OwnSessions>;

/** Names a session of the user's own. */
export const OwnSessionInput = Type.Object({ id: Id });
export type OwnSessionInput = Static<typeof OwnSessionInput>;

/** Number of sessions that have ended. */
export const EndedSessions = Type.Object({ endedCount: Type.Integer() });
export type EndedSessions = Static<typeof EndedSessions>;
