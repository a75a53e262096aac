import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type HelpConfig, helpOf, helpVariables } from './help-config.ts';
import { type HiddenEntry, hiddenEntryOf } from './hidden-entry.ts';
import { type LogConfig, logOf, logVariables } from './log-config.ts';
import { type OpenIdConfig, openIdOf, openIdVariables } from './open-id-config.ts';
import { type SecretConfig, ownSecretVariables, secretsOf } from './secret-config.ts';
import { type ServiceCallConfig, serviceCallsOf, serviceCallVariables } from './service-call-config.ts';
import { proxiesOf } from './networks.ts';
import { type SessionConfig, sessionsOf, sessionVariables } from './session-config.ts';
import { proxySignInVariables, readTrustedProxy, type TrustedProxy } from './trusted-proxy.ts';
import { whole } from './whole-number.ts';

const address = Type.String({
  pattern: '^postgres(ql)?://[^/]+/.+',
  description: 'an address such as postgresql://user:password@host:5432/database',
});
/** Origins from which a developer serves a remote, on a machine that is not production. */
const loopback = ['http://127.0.0.1:*', 'http://localhost:*'];

/** Origin of one site over https; a star stands for its first label, never for all below a top-level domain. */
const pictureOrigin = 'https://(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:\\d+)?';

/** The variables that are read, what they must be, and what they are when not set. */
const Environment = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
    default: 'development',
    description: 'production, development or test',
  }),
  PORT: whole(0, 65_535, 8080),
  HOST: Type.Optional(Type.String({ description: 'the address to listen on' })),
  PORTICO_HOME: Type.Optional(Type.String({ description: 'a folder' })),
  DATABASE_URL: Type.Optional(address),
  READ_DATABASE_URL: Type.Optional(address),
  DATABASE_POOL_SIZE: whole(1, 500, 10),
  ...logVariables,
  ...ownSecretVariables,
  MAX_FILE_MB: whole(1, 10_000, 100),
  ADMIN_PASSWORD: Type.Optional(Type.String({ minLength: 8, description: 'a password of 8 characters or more' })),
  OVERRIDE_ORIGINS: Type.Optional(
    Type.String({
      pattern: '^(https?://[\\w.-]+(:(\\d+|\\*))?( |$))*$',
      description: 'origins such as https://builds.example, separated by spaces',
    }),
  ),
  IMAGE_ORIGINS: Type.Optional(
    Type.String({
      pattern: `^${pictureOrigin}( ${pictureOrigin})*$`,
      description:
        'origins over https such as https://static.dingtalk.com or https://*.example.com, separated by spaces',
    }),
  ),
  HIDDEN_ENTRY: Type.Optional(
    Type.String({
      pattern: `^[\\w-]{1,64}:[A-Za-z]\\w{0,47}(/[A-Za-z]\\w{0,47})?$`,
      description: 'a role group and what its roles do not see, such as partners:finance or partners:finance/salaries',
    }),
  ),
  OPEN_APPLICATION_PORTAL: Type.Optional(
    Type.Union([Type.Literal('true'), Type.Literal('false')], { description: 'true or false' }),
  ),
  APP_CODE: Type.Optional(
    Type.String({ pattern: '^[A-Za-z][\\w-]{0,63}$', description: 'the code of an application' }),
  ),
  BACK_STAGE_URL: Type.Optional(
    Type.String({
      pattern: '^(/(?!/)|https?://[^\\s/?#]+/)[^\\s?#\\\\]*$',
      description: 'where the back-stage is served, such as /admin/ or https://manage.example/',
    }),
  ),
  MOBILE_PORTAL_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s]+$', description: 'an address such as https://m.portal.example/' }),
  ),
  ...helpVariables,
  TRUSTED_PROXIES: Type.Optional(Type.String({ description: 'addresses or networks' })),
  MAX_CONNECTIONS: whole(10, 100_000, 2_000),
  ...proxySignInVariables,
  ...openIdVariables,
  ...serviceCallVariables,
  ...sessionVariables,
  TIMER_SECONDS: whole(1, 60, 60),
  AUDIT_DAYS: whole(30, 36_500, 400),
});

const properties: Readonly<Record<string, TSchema>> = Environment.properties;

/** The values of variables that are not set, by name; undefined where there is none, or the machine decides. */
export const environmentDefaults: ReadonlyMap<string, unknown> = new Map(
  Object.entries(properties).map(([name, schema]) => [name, 'default' in schema ? schema.default : undefined]),
);

type VariableName = keyof Static<typeof Environment>;

const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'TOKEN_SECRET',
  'FORMER_TOKEN_SECRETS',
  'SECOND_FACTOR_KEY',
  'FORMER_SECOND_FACTOR_KEYS',
  'ADMIN_PASSWORD',
  'PROXY_SIGN_IN_SECRET',
  'OPENID_CLIENT_SECRET',
  'WORKFLOW_SECRETS',
] satisfies VariableName[];
const secretSettings: readonly string[] = [
  'databaseUrl',
  'readDatabaseUrl',
  'tokenSecret',
  'formerTokenSecrets',
  'secondFactorKey',
  'formerSecondFactorKeys',
  'adminPassword',
  'trustedProxy',
  'openId',
  'serviceCalls',
] satisfies (keyof Config)[];

/** Configuration of this process: frozen, and safe to log, since its secrets show as `***` in JSON and in `inspect`. */
export interface Config extends LogConfig, SecretConfig, SessionConfig {
  readonly isProduction: boolean;
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for everything the server keeps: embedded database, files, secrets. */
  readonly home: string;
  /** undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** A replica for lists and exports; undefined: the primary serves them. */
  readonly readDatabaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** The largest file that is taken, in megabytes of 1024 x 1024 bytes. */
  readonly maxFileMegabytes: number;
  /** Password of the account made when there is none; undefined: a random one is kept in `home`. */
  readonly adminPassword: string | undefined;
  /** Origins from which a permitted developer may take a remote; a star stands for any port. */
  readonly overrideOrigins: readonly string[];
  /** Origins whose pictures pages may show, such as portraits; empty: the portal's own only. */
  readonly imageOrigins: readonly string[];
  /** The role group whose roles do not see an application, or one entry of its menu (shell spec, section 6). */
  readonly hiddenEntry: HiddenEntry | undefined;
  /** True where /application-portal is there. */
  readonly openApplicationPortal: boolean;
  /** The application that people begin with, alone; undefined: the portal begins with its own page. */
  readonly appCode: string | undefined;
  /**
   * Address at which administrators manage the organisation; undefined: there is no back-stage, and nothing leads to
   * it.
   */
  readonly backStageUrl: string | undefined;
  /** Address to which phones are sent that open a message; undefined: this portal shows it to them as well. */
  readonly mobilePortalUrl: string | undefined;
  /** Links of help; one that is undefined is not offered. `{locale}` in a link stands for the reader's language. */
  readonly help: HelpConfig;
  /** Returns whether what a connection from this address says of other addresses and of https is believed. */
  readonly isProxy: (address: string) => boolean;
  /** Connections that are held at once; one more is closed. */
  readonly maxConnections: number;
  /** A proxy in front that signs people in; undefined: they sign in here. */
  readonly trustedProxy: TrustedProxy | undefined;
  /** Signing in by OpenID Connect; undefined: there is nothing of it. */
  readonly openId: OpenIdConfig | undefined;
  /** Secrets and private hosts that service calls of workflows may use. */
  readonly serviceCalls: ServiceCallConfig;
  /** Seconds between two looks at what is due: time limits and timers of workflows, delegations. */
  readonly timerSeconds: number;
  /** Days for which the audit trail is kept. */
  readonly auditDays: number;
}

/**
 * Reads the environment once, at start. An empty variable counts as not set.
 * Throws one error that names every variable that is wrong; the value of a secret is never part of it.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const names = Object.keys(properties);
  const given = Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const read = Object.entries(given).map(([name, text]) => [name, fromText(properties[name], text)]);
  const values: unknown = Value.Default(Environment, Object.fromEntries(read));
  if (!Value.Check(Environment, values)) throw new Error(describeProblems(given));
  const isProduction = values.NODE_ENV === 'production';
  return protect({
    isProduction,
    port: values.PORT,
    // On a developer's machine nobody else may reach it unless asked for.
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    home: resolve(values.PORTICO_HOME ?? join(import.meta.dirname, '../../.portico')),
    databaseUrl: values.DATABASE_URL,
    readDatabaseUrl: values.READ_DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    ...logOf(values),
    ...secretsOf(values),
    maxFileMegabytes: values.MAX_FILE_MB,
    adminPassword: values.ADMIN_PASSWORD,
    overrideOrigins: values.OVERRIDE_ORIGINS?.split(' ') ?? (isProduction ? [] : loopback),
    imageOrigins: values.IMAGE_ORIGINS?.split(' ') ?? [],
    hiddenEntry: hiddenEntryOf(values.HIDDEN_ENTRY),
    openApplicationPortal: values.OPEN_APPLICATION_PORTAL === 'true',
    appCode: values.APP_CODE,
    backStageUrl: values.BACK_STAGE_URL,
    mobilePortalUrl: values.MOBILE_PORTAL_URL,
    help: helpOf(values),
    isProxy: proxiesOf(values.TRUSTED_PROXIES),
    maxConnections: values.MAX_CONNECTIONS,
    trustedProxy: readTrustedProxy(values),
    openId: openIdOf(values),
    serviceCalls: serviceCallsOf(values),
    ...sessionsOf(values),
    timerSeconds: values.TIMER_SECONDS,
    auditDays: values.AUDIT_DAYS,
  });
}

/** `Value.Convert` would read 80.5 as 80. */
function fromText(schema: TSchema | undefined, text: string): unknown {
  const isNumber = schema !== undefined && Type.IsInteger(schema) && /^\d+$/.test(text);
  return isNumber ? Number(text) : text;
}

function describeProblems(given: Readonly<Record<string, string>>): string {
  const lines = Object.entries(given).flatMap(([name, text]) => {
    const schema = properties[name];
    if (schema === undefined || Value.Check(schema, fromText(schema, text))) return [];
    const expected = 'description' in schema ? String(schema.description) : 'valid';
    return [`${name} must be ${expected}${secretVariables.includes(name) ? '.' : `, but is "${text}".`}`];
  });
  return ['The environment is not usable:', ...lines].join('\n  ');
}

function protect(config: Config): Config {
  const masked = () =>
    Object.fromEntries(
      Object.entries(config).map(([name, value]) => [name, secretSettings.includes(name) && value ? '***' : value]),
    );
  Object.defineProperties(config, { toJSON: { value: masked }, [inspect.custom]: { value: masked } });
  return Object.freeze(config);
}
