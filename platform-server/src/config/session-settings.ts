import { Type } from 'typebox';
import { text, variable, whole } from './setting.ts';

const day = 24 * 60 * 60;
const secret = Type.String({ minLength: 32, description: 'a secret of 32 characters or more' });
const formerSecrets = text('secrets of 32 characters or more, separated by spaces', '^\\S{32,}( \\S{32,})*$');

/** Settings of what proves sessions, how long they last, and the password of the first account. */
export const sessionSettings = {
  /** Signs access tokens; undefined: a random one is kept in `home`. Several processes must share it. */
  tokenSecret: variable('TOKEN_SECRET', {
    schema: secret,
    defaultInWords: 'a random one in the data folder',
    isSecret: true,
    description: 'signs access tokens, 32 characters or more',
  }),
  /** Sign nothing any more; what they signed is good until its end. */
  formerTokenSecrets: variable('FORMER_TOKEN_SECRETS', {
    schema: formerSecrets,
    isSecret: true,
    parse: (secrets): readonly string[] => secrets?.split(' ') ?? [],
    description: 'secrets that sign nothing any more and are still read, separated by spaces, see below',
  }),
  accessTokenSeconds: variable('ACCESS_TOKEN_SECONDS', {
    schema: whole(60, day),
    default: 2 * 60 * 60,
    description: 'how long an access token is good',
  }),
  /** Also those of a session, however much it is used. */
  refreshTokenSeconds: variable('REFRESH_TOKEN_SECONDS', {
    schema: whole(300, 365 * day),
    default: 14 * day,
    defaultInWords: '14 days',
    description: 'how long somebody stays signed in',
  }),
  /** Minutes after which a session ends that its person has not used. */
  sessionIdleMinutes: variable('SESSION_IDLE_MINUTES', {
    schema: whole(5, 365 * 24 * 60),
    default: 8 * 60,
    description: 'minutes after which a session ends that nobody uses, see Sessions, 5 to 525,600',
  }),
  /** Password of the account made when there is none; undefined: a random one is kept in `home`. */
  adminPassword: variable('ADMIN_PASSWORD', {
    schema: Type.String({ minLength: 8, description: 'a password of 8 characters or more' }),
    defaultInWords: 'a random one in the data folder',
    isSecret: true,
    description:
      'password of `admin`, made when there is no account at all; a common one must be changed at first sign-in',
  }),
};

/** Settings of who needs a second factor, and what encrypts it. */
export const secondFactorSettings = {
  /** Codes of roles, or grants, whose people must have a second factor where they sign in with a password. */
  secondFactorRoles: variable('SECOND_FACTOR_ROLES', {
    schema: text('codes of roles or grants such as ADMIN, separated by commas', '^[^\\s,]{1,64}( ?, ?[^\\s,]{1,64})*$'),
    parse: (codes): readonly string[] => codes?.split(/ ?, ?/) ?? [],
    description: 'codes of roles and grants that need it, such as `ADMIN, finance`',
  }),
  /** Encrypts the secrets of second factors; undefined: a random one is kept in `home`. Several processes must share it. */
  secondFactorKey: variable('SECOND_FACTOR_KEY', {
    schema: secret,
    defaultInWords: 'a random one in the data folder',
    isSecret: true,
    description: 'encrypts the secrets, 32 characters or more',
  }),
  /** Encrypt nothing any more; what they encrypted is still read. */
  formerSecondFactorKeys: variable('FORMER_SECOND_FACTOR_KEYS', {
    schema: formerSecrets,
    isSecret: true,
    parse: (keys): readonly string[] => keys?.split(' ') ?? [],
    description: 'keys that encrypt nothing any more and are still read, separated by spaces',
  }),
};
