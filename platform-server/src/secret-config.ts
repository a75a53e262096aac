import { Type } from 'typebox';

const secret = Type.Optional(Type.String({ minLength: 32, description: 'a secret of 32 characters or more' }));
const formerSecrets = Type.Optional(
  Type.String({
    pattern: '^\\S{32,}( \\S{32,})*$',
    description: 'secrets of 32 characters or more, separated by spaces',
  }),
);

/** The variables of the environment that hold the server's own secrets, and say who needs a second factor. */
export const ownSecretVariables = {
  TOKEN_SECRET: secret,
  FORMER_TOKEN_SECRETS: formerSecrets,
  SECOND_FACTOR_KEY: secret,
  FORMER_SECOND_FACTOR_KEYS: formerSecrets,
  SECOND_FACTOR_ROLES: Type.Optional(
    Type.String({
      pattern: '^[^\\s,]{1,64}( ?, ?[^\\s,]{1,64})*$',
      description: 'codes of roles or grants such as ADMIN, separated by commas',
    }),
  ),
};

/** The server's own secrets, and who needs a second factor. */
export interface SecretConfig {
  /** Signs access tokens; undefined: a random one is kept in `home`. Several processes must share it. */
  readonly tokenSecret: string | undefined;
  /** Sign nothing any more; what they signed is good until its end. */
  readonly formerTokenSecrets: readonly string[];
  /** Encrypts the secrets of second factors; undefined: a random one is kept in `home`. Several processes must share it. */
  readonly secondFactorKey: string | undefined;
  /** Encrypt nothing any more; what they encrypted is still read. */
  readonly formerSecondFactorKeys: readonly string[];
  /** Codes of roles, or grants, whose people must have a second factor where they sign in with a password. */
  readonly secondFactorRoles: readonly string[];
}

interface SecretValues {
  readonly TOKEN_SECRET?: string;
  readonly FORMER_TOKEN_SECRETS?: string;
  readonly SECOND_FACTOR_KEY?: string;
  readonly FORMER_SECOND_FACTOR_KEYS?: string;
  readonly SECOND_FACTOR_ROLES?: string;
}

/** Reads them from the variables. */
export function secretsOf(values: SecretValues): SecretConfig {
  return {
    tokenSecret: values.TOKEN_SECRET,
    formerTokenSecrets: values.FORMER_TOKEN_SECRETS?.split(' ') ?? [],
    secondFactorKey: values.SECOND_FACTOR_KEY,
    formerSecondFactorKeys: values.FORMER_SECOND_FACTOR_KEYS?.split(' ') ?? [],
    secondFactorRoles: values.SECOND_FACTOR_ROLES?.split(/ ?, ?/) ?? [],
  };
}
