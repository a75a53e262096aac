import { Type } from 'typebox';
import { type ConfigOf, settingOf, text, variable } from './setting.ts';

/** Over http only on this machine: codes and secrets never go over a network in the open. */
const loopbackOrTls = '(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?)';

/** A claim that only people of this organisation have with this value. */
interface RequiredClaim {
  readonly name: string;
  readonly value: string;
}

/** The four that belong together: without any there is nothing of it. */
const client = {
  issuer: variable('OPENID_ISSUER', {
    schema: text(
      'the issuer as its discovery document names it, over https, such as https://id.example/realms/staff',
      `^${loopbackOrTls}(/[^\\s?#]*)?$`,
    ),
    description: 'the issuer, exactly as its `/.well-known/openid-configuration` names it',
  }),
  clientId: variable('OPENID_CLIENT_ID', {
    schema: text('the id that the provider knows this portal by'),
    description: 'the id of this portal at the provider',
  }),
  clientSecret: variable('OPENID_CLIENT_SECRET', {
    schema: text('a secret'),
    isSecret: true,
    description: 'its secret; it stays on the server',
  }),
  /** Address to which the provider sends people back, exactly. */
  redirectUri: variable('OPENID_REDIRECT_URI', {
    schema: text(
      "this portal's own address over https and /oauth, such as https://portal.example/oauth",
      `^${loopbackOrTls}/oauth$`,
    ),
    description: "the portal's address and `/oauth`, such as `https://portal.example/oauth`",
  }),
};

const details = {
  scopes: variable('OPENID_SCOPES', {
    schema: text('openid and other scopes, separated by spaces', '^openid( [\\w.:/-]+)*$'),
    default: 'openid profile',
    description: 'what is asked for',
  }),
  /** The claim whose value is the name of an account here. */
  userClaim: variable('OPENID_USER_CLAIM', {
    schema: text('the claim that names the account, such as preferred_username', '^[\\w.:/-]{1,100}$'),
    default: 'preferred_username',
    description: 'the claim that names the account here, as written',
  }),
  /** Claim that the provider must make of people of this organisation; undefined: all of its people are. */
  corpClaim: variable('OPENID_CORP_CLAIM', {
    schema: text(
      'a claim and what it is for people of this organisation, such as tid=5f1c',
      '^[\\w.:/-]{1,100}=[^\\s]{1,200}$',
    ),
    parse: requiredClaim,
    description: 'a claim and its value that people of this organisation have: `tid=5f1c`, `hd=example.com`',
  }),
  /** Method by which the portal proves who it is; undefined: as the provider offers. */
  clientAuth: variable('OPENID_CLIENT_AUTH', {
    schema: Type.Union([Type.Literal('client_secret_basic'), Type.Literal('client_secret_post')], {
      description: 'client_secret_basic or client_secret_post',
    }),
    defaultInWords: 'as the provider offers',
    description: '`client_secret_post` or `client_secret_basic`',
  }),
};

const names = {
  zh: variable('OPENID_NAME_ZH', {
    schema: Type.String({ maxLength: 30, description: '30 characters at most' }),
    defaultInWords: 'your company account, in Chinese',
    description: 'what the account is called on the button in Chinese',
  }),
  en: variable('OPENID_NAME_EN', {
    schema: Type.String({ maxLength: 40, description: '40 characters at most' }),
    defaultInWords: 'your company account',
    description: 'the same in English: Sign in with …',
  }),
};

/** Signing in by OpenID Connect; undefined: there is nothing of it. Throws an error that names what is missing where it is set in part. */
export const openId = settingOf(
  { ...client, ...details, ...names },
  ({ issuer, clientId, clientSecret, redirectUri, zh, en, ...rest }) => {
    const given = { issuer, clientId, clientSecret, redirectUri };
    const missing = Object.entries(client).filter(([name]) => given[name as keyof typeof given] === undefined);
    if (missing.length === Object.keys(client).length) return undefined;
    if (issuer === undefined || clientId === undefined || clientSecret === undefined || redirectUri === undefined) {
      const variables = missing.map(([, { name }]) => name).join(' and ');
      throw new Error(`${variables} must be set for signing in by OpenID Connect.`);
    }
    // Name of the account that people sign in with; null: as the portal calls it.
    // A name that is given in one language is a name in the other one, too.
    const name = { zh: zh ?? en ?? null, en: en ?? zh ?? null };
    return { issuer, clientId, clientSecret, redirectUri, ...rest, name };
  },
);

/** Signing in by OpenID Connect. */
export type OpenIdConfig = NonNullable<ConfigOf<{ readonly openId: typeof openId }>['openId']>;

function requiredClaim(claim: string | undefined): RequiredClaim | undefined {
  if (claim === undefined) return undefined;
  const [name = '', ...value] = claim.split('=');
  return { name, value: value.join('=') };
}
