/** The header that carries a guest session: a session of somebody without an account, for one link to a form. */
export const guestTokenHeader = 'x-guest-token';

/** Names of records that one look-up answers at most. */
export const lookUpSize = 500;

/** Upper limits of links to forms. */
export const externalLinkLimits = { ofModel: 50, days: 366, answers: 100_000, name: 50 } as const;
