import { inspect } from 'node:util';
import { readConfig } from './config.ts';

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

it('names all wrong variables at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT must[^]*LOG_LEVEL must/);
});

it('never repeats a secret, neither in a message nor in a log', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@host/db' })).toThrow(
    /^(?![^]*hunter2)[^]*DATABASE_URL must be an address/,
  );
  const config = readConfig({ DATABASE_URL: 'postgresql://u:hunter2@host/db', TOKEN_SECRET: 'hunter2'.repeat(5) });
  expect(config.databaseUrl).toContain('hunter2');
  expect(`${JSON.stringify({ config })} ${inspect(config)}`).not.toContain('hunter2');
});

it('cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});
