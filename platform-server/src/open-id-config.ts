import { type Static, Type } from 'typebox';

/** Over http only on this machine: codes and secrets never go over a network in the open. */
const loopbackOrTls = '(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?)';

/** The variables of signing in by OpenID Connect; without an issuer there is nothing of it. */
export const openIdVariables = {
  OPENID_ISSUER: Type.Optional(
    Type.String({
      pattern: `^${loopbackOrTls}(/[^\\s?#]*)?$`,
      description: 'the issuer as its discovery document names it, over https, such as https://id.example/realms/staff',
    }),
  ),
  OPENID_CLIENT_ID: Type.Optional(Type.String({ description: 'the id that the provider knows this portal by' })),
  OPENID_CLIENT_SECRET: Type.Optional(Type.String({ description: 'a secret' })),
  OPENID_REDIRECT_URI: Type.Optional(
    Type.String({
      pattern: `^${loopbackOrTls}/oauth$`,
      description: "this portal's own address over https and /oauth, such as https://portal.example/oauth",
    }),
  ),
  OPENID_SCOPES: Type.String({
    pattern: '^openid( [\\w.:/-]+)*$',
    default: 'openid profile',
    description: 'openid and other scopes, separated by spaces',
  }),
  OPENID_USER_CLAIM: Type.String({
    pattern: '^[\\w.:/-]{1,100}$',
    default: 'preferred_username',
    description: 'the claim that names the account, such as preferred_username',
  }),
  OPENID_CORP_CLAIM: Type.Optional(
    Type.String({
      pattern: '^[\\w.:/-]{1,100}=[^\\s]{1,200}$',
      description: 'a claim and what it is for people of this organisation, such as tid=5f1c',
    }),
  ),
  OPENID_CLIENT_AUTH: Type.Optional(
    Type.Union([Type.Literal('client_secret_basic'), Type.Literal('client_secret_post')], {
      description: 'client_secret_basic or client_secret_post',
    }),
  ),
  OPENID_NAME_ZH: Type.Optional(Type.String({ maxLength: 30, description: '30 characters at most' })),
  OPENID_NAME_EN: Type.Optional(Type.String({ maxLength: 40, description: '40 characters at most' })),
} as const;

const OpenIdVariables = Type.Object(openIdVariables);
type Variables = Static<typeof OpenIdVariables>;

/** A claim that only people of this organisation have with this value. */
interface RequiredClaim {
  readonly name: string;
  readonly value: string;
}

/** Signing in by OpenID Connect. */
export interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address to which the provider sends people back, exactly. */
  readonly redirectUri: string;
  readonly scopes: string;
  /** The claim whose value is the name of an account here. */
  readonly userClaim: string;
  /** Claim that the provider must make of people of this organisation; undefined: all of its people are. */
  readonly corpClaim: RequiredClaim | undefined;
  /** Method by which the portal proves who it is; undefined: as the provider offers. */
  readonly clientAuth: 'client_secret_basic' | 'client_secret_post' | undefined;
  /** Name of the account that people sign in with; null: as the portal calls it. */
  readonly name: { readonly zh: string | null; readonly en: string | null };
}

const needed = ['OPENID_ISSUER', 'OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET', 'OPENID_REDIRECT_URI'] as const;

/**
 * The configuration of OpenID Connect; undefined where it is not configured. Throws an error that names what is missing
 * where it is configured in part.
 */
export function openIdOf(values: Variables): OpenIdConfig | undefined {
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length === needed.length) return undefined;
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} must be set for signing in by OpenID Connect.`);
  const { OPENID_NAME_ZH: zh = null, OPENID_NAME_EN: en = null } = values;
  const [name, ...value] = values.OPENID_CORP_CLAIM?.split('=') ?? [];
  return {
    issuer: values.OPENID_ISSUER ?? '',
    clientId: values.OPENID_CLIENT_ID ?? '',
    clientSecret: values.OPENID_CLIENT_SECRET ?? '',
    redirectUri: values.OPENID_REDIRECT_URI ?? '',
    scopes: values.OPENID_SCOPES,
    userClaim: values.OPENID_USER_CLAIM,
    corpClaim: name === undefined ? undefined : { name, value: value.join('=') },
    clientAuth: values.OPENID_CLIENT_AUTH,
    // A name that is given in one language is a name in the other one, too.
    name: { zh: zh ?? en, en: en ?? zh },
  };
}
