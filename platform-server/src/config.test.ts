import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Value } from 'typebox/value';
import { settings } from './config/settings.ts';
import { withVariableTables } from './config/variable-tables.ts';
import { readConfig } from './config.ts';

const variables = Object.values(settings).flatMap((setting) => setting.variables);

it('listens on 8080 on this machine only, with its own database, when nothing is set', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    logLevel: 'info',
    isProduction: false,
    accessTokenSeconds: 7200,
  });
});

it('is reachable from other machines in production', () => {
  expect(readConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  expect(readConfig({ NODE_ENV: 'production', HOST: '10.0.0.5' }).host).toBe('10.0.0.5');
});

it('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

it('keeps its data in an absolute folder', () => {
  expect(readConfig({ PORTICO_HOME: 'data' }).home).toBe(`${process.cwd()}/data`);
  expect(readConfig({}).home).toMatch(/\/\.portico$/);
});

it.each([
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, but is "http".'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, but is "80.5".'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be production, development or test, but is "prod".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  ['ACCESS_TOKEN_SECONDS', '5', 'ACCESS_TOKEN_SECONDS must be a whole number from 60 to 86400, but is "5".'],
])('refuses %s=%s and says what it must be', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

it('begins with one application and offers the application portal only where that is set', () => {
  expect(readConfig({})).toMatchObject({ openApplicationPortal: false, appCode: undefined });
  expect(readConfig({ OPEN_APPLICATION_PORTAL: 'true', APP_CODE: 'sales' })).toMatchObject({
    openApplicationPortal: true,
    appCode: 'sales',
  });
  expect(() => readConfig({ APP_CODE: '../x' })).toThrow(/APP_CODE must be the code of an application/);
  for (const odd of ['javascript:alert(1)', '//evil.example/', '/\\evil.example', '/admin/#/x', 'https://a.example']) {
    expect(() => readConfig({ BACK_STAGE_URL: odd })).toThrow(/BACK_STAGE_URL must be where/);
  }
  expect(readConfig({ BACK_STAGE_URL: '/admin/' }).backStageUrl).toBe('/admin/');
  expect(readConfig({ BACK_STAGE_URL: 'https://a.example/x/' }).backStageUrl).toBe('https://a.example/x/');
  expect(() => readConfig({ MOBILE_PORTAL_URL: 'javascript:alert(1)' })).toThrow(
    /MOBILE_PORTAL_URL must be an address/,
  );
});

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'help.example', 'tel:call me', 'https://a b'])(
  'links help to a site, a path, a mail address or a telephone, and not to %s',
  (HELP_MANUAL_URL) => {
    expect(() => readConfig({ HELP_MANUAL_URL })).toThrow(/HELP_MANUAL_URL must be a link such as/);
  },
);

it('offers no help that has no address', () => {
  const none = { manual: undefined, video: undefined, developer: undefined, customerService: undefined };
  expect(readConfig({})).toMatchObject({ help: none });
  const { help } = readConfig({ HELP_VIDEO_URL: '/videos/', CUSTOMER_SERVICE_URL: 'mailto:help@example.com' });
  expect(help).toMatchObject({ video: '/videos/', customerService: 'mailto:help@example.com' });
});

const openId = {
  OPENID_ISSUER: 'https://id.example/realms/staff',
  OPENID_CLIENT_ID: 'portico',
  OPENID_CLIENT_SECRET: 'not-for-logs',
  OPENID_REDIRECT_URI: 'https://portal.example/oauth',
};

it('signs in by OpenID Connect where all of it is set, and by password only where nothing is', () => {
  expect(readConfig({}).openId).toBeUndefined();
  expect(readConfig({ ...openId, OPENID_CORP_CLAIM: 'tid=a=b' }).openId).toEqual({
    issuer: openId.OPENID_ISSUER,
    clientId: 'portico',
    clientSecret: 'not-for-logs',
    redirectUri: openId.OPENID_REDIRECT_URI,
    scopes: 'openid profile',
    userClaim: 'preferred_username',
    corpClaim: { name: 'tid', value: 'a=b' },
    clientAuth: undefined,
    name: { zh: null, en: null },
  });
  const named = readConfig({ ...openId, OPENID_NAME_EN: 'Contoso' });
  expect(named.openId?.name).toEqual({ zh: 'Contoso', en: 'Contoso' });
  expect(() => readConfig({ OPENID_ISSUER: openId.OPENID_ISSUER, OPENID_CLIENT_ID: 'portico' })).toThrow(
    'OPENID_CLIENT_SECRET and OPENID_REDIRECT_URI must be set',
  );
});

it('shows the secret of OpenID Connect to no log', () => {
  expect(inspect(readConfig(openId)) + JSON.stringify(readConfig(openId))).not.toContain('not-for-logs');
});

it.each([
  ['OPENID_ISSUER', 'http://id.example'],
  ['OPENID_ISSUER', 'https://id.example/?a=1'],
  ['OPENID_REDIRECT_URI', 'http://portal.example/oauth'],
  ['OPENID_REDIRECT_URI', 'https://portal.example/login'],
  ['OPENID_SCOPES', 'profile'],
  ['OPENID_CORP_CLAIM', 'tid'],
  ['OPENID_CLIENT_AUTH', 'none'],
])('refuses %s=%s: nothing goes over a network in the open or to another page', (name, value) => {
  expect(() => readConfig({ ...openId, [name]: value })).toThrow(`${name} must be`);
});

it('takes a provider on this machine over http', () => {
  const OPENID_ISSUER = 'http://127.0.0.1:9000';
  const OPENID_REDIRECT_URI = 'http://localhost:8080/oauth';
  expect(readConfig({ ...openId, OPENID_ISSUER, OPENID_REDIRECT_URI }).openId?.issuer).toBe(OPENID_ISSUER);
});

it('takes pictures from the sites that are named, over https only', () => {
  const IMAGE_ORIGINS = 'https://static.dingtalk.com https://*.example.com:8443';
  expect(readConfig({ IMAGE_ORIGINS }).imageOrigins).toEqual(IMAGE_ORIGINS.split(' '));
  expect(readConfig({}).imageOrigins).toEqual([]);
});

it.each([
  '*',
  'https:',
  'https://*',
  'https://*.com',
  'http://static.dingtalk.com',
  'https://a.example/path',
  "https://a.example 'unsafe-inline'",
  'https://a.example; script-src *',
  'https://a.example,https://b.example',
])('opens the policy no wider than a site for pictures: %s', (IMAGE_ORIGINS) => {
  expect(() => readConfig({ IMAGE_ORIGINS })).toThrow(/IMAGE_ORIGINS must be origins over https/);
});

it('names all wrong variables at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT must[^]*LOG_LEVEL must/);
});

it('never repeats a secret, neither in a message nor in a log', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@host/db' })).toThrow(
    /^(?![^]*hunter2)[^]*DATABASE_URL must be an address/,
  );
  const secret = 'hunter2'.repeat(5);
  const secrets = { TOKEN_SECRET: secret, SECOND_FACTOR_KEY: secret, FORMER_SECOND_FACTOR_KEYS: `${secret} ${secret}` };
  const config = readConfig({ DATABASE_URL: 'postgresql://u:hunter2@host/db', ...secrets });
  expect(config.formerSecondFactorKeys).toEqual([secret, secret]);
  expect(config.databaseUrl).toContain('hunter2');
  expect(`${JSON.stringify({ config })} ${inspect(config)}`).not.toContain('hunter2');
});

it('cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test.each([
  [undefined, []],
  ['ADMIN', ['ADMIN']],
  ['ADMIN,finance', ['ADMIN', 'finance']],
  ['ADMIN, finance , 财务', ['ADMIN', 'finance', '财务']],
])('reads whose roles need a second factor: %s', (SECOND_FACTOR_ROLES, roles) => {
  expect(readConfig({ SECOND_FACTOR_ROLES }).secondFactorRoles).toEqual(roles);
});

test.each(['ADMIN finance', ',ADMIN', 'ADMIN,', 'ADMIN,,finance'])(
  'refuses what names no roles that need a second factor: %s',
  (SECOND_FACTOR_ROLES) => {
    expect(() => readConfig({ SECOND_FACTOR_ROLES })).toThrow(/SECOND_FACTOR_ROLES must be/);
  },
);

test.each([
  ['partners:finance', { groupId: 'partners', appCode: 'finance', code: null }],
  ['partners:finance/salaries', { groupId: 'partners', appCode: 'finance', code: 'salaries' }],
])('reads what a role group does not see: %s', (HIDDEN_ENTRY, hiddenEntry) => {
  expect(readConfig({ HIDDEN_ENTRY }).hiddenEntry).toEqual(hiddenEntry);
});

test.each(['finance', 'partners:', 'partners:finance/', 'a:b/c/d'])(
  'refuses what names no group and no entry: %s',
  (HIDDEN_ENTRY) => {
    expect(() => readConfig({ HIDDEN_ENTRY })).toThrow(/HIDDEN_ENTRY must be/);
  },
);

describe('the documentation of operations', () => {
  const text = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');

  it('has the tables of variables as `npm run variables` writes them', () => {
    expect(withVariableTables(text)).toBe(text);
  });

  it('has one row for every variable that is read, and no other', () => {
    const rows = [...text.matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect(new Set(rows)).toEqual(new Set(variables.map(({ name }) => name)));
    expect(rows).toHaveLength(variables.length);
  });

  it('is refused where a table has lost its place', () => {
    expect(() => withVariableTables(text.replace('variables: general', 'general'))).toThrow(/has places for/);
  });
});

it.each(variables)('takes the default of $name as it takes a text', (variable) => {
  for (const value of [variable.default, variable.defaultInProduction]) {
    expect(value === undefined || Value.Check(variable.schema, value)).toBe(true);
  }
});

it('masks each setting that has a secret among its variables, and no other', () => {
  const isMasked = (name: string) => settings[name as keyof typeof settings].variables.some(({ isSecret }) => isSecret);
  expect(Object.keys(settings).filter(isMasked).toSorted()).toEqual([
    'adminPassword',
    'databaseUrl',
    'formerSecondFactorKeys',
    'formerTokenSecrets',
    'openId',
    'readDatabaseUrl',
    'secondFactorKey',
    'serviceCalls',
    'tokenSecret',
    'trustedProxy',
  ]);
});
