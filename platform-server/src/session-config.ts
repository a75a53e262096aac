import { whole } from './whole-number.ts';

const day = 24 * 60 * 60;

/** The variables of the environment that say how long sessions last. */
export const sessionVariables = {
  ACCESS_TOKEN_SECONDS: whole(60, day, 2 * 60 * 60),
  REFRESH_TOKEN_SECONDS: whole(300, 365 * day, 14 * day),
  SESSION_IDLE_MINUTES: whole(5, 365 * 24 * 60, 8 * 60),
};

/** Lifetimes of sessions and of what they are proven with. */
export interface SessionConfig {
  readonly accessTokenSeconds: number;
  /** Also those of a session, however much it is used. */
  readonly refreshTokenSeconds: number;
  /** Minutes after which a session ends that its person has not used. */
  readonly sessionIdleMinutes: number;
}

/** Reads them from the variables. */
export function sessionsOf(values: Readonly<Record<keyof typeof sessionVariables, number>>): SessionConfig {
  return {
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: values.REFRESH_TOKEN_SECONDS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
  };
}
