import { readConfig } from '../config.ts';

const secret = 's'.repeat(32);
const proxy = (from: string) => readConfig({ PROXY_SIGN_IN_FROM: from, PROXY_SIGN_IN_SECRET: secret }).trustedProxy;

test('nobody is believed where nothing is configured', () => {
  expect(readConfig({}).trustedProxy).toBeUndefined();
});

test('an address without a secret, or a secret without an address, ends the start', () => {
  expect(() => readConfig({ PROXY_SIGN_IN_FROM: '10.0.0.5' })).toThrow(/are needed together/);
  expect(() => readConfig({ PROXY_SIGN_IN_SECRET: secret })).toThrow(/are needed together/);
  expect(() => readConfig({ PROXY_SIGN_IN_FROM: '10.0.0.5', PROXY_SIGN_IN_SECRET: 'short' })).toThrow(
    /PROXY_SIGN_IN_SECRET must be a secret of 32 characters or more\./,
  );
});

test.each(['10.0.0.500', 'proxy.example', '10.0.0.0/33', '10.0.0.0/x', '0.0.0.0/0', '::/0', '10.0.0.1,10.0.0.2'])(
  '%s is no address of a proxy',
  (from) => {
    expect(() => proxy(from)).toThrow(/PROXY_SIGN_IN_FROM must be addresses or networks/);
  },
);

test.each([
  ['10.0.0.5', '10.0.0.5', true],
  ['10.0.0.5', '::ffff:10.0.0.5', true],
  ['10.0.0.5', '10.0.0.6', false],
  ['10.1.0.0/24 fd00::/8', '10.1.0.77', true],
  ['10.1.0.0/24 fd00::/8', '10.1.1.77', false],
  ['10.1.0.0/24 fd00::/8', 'fd12::1', true],
  ['10.1.0.0/24 fd00::/8', 'fe80::1', false],
  ['10.0.0.5', '', false],
  ['10.0.0.5', 'unknown', false],
])('where %s is the proxy, a connection from %p is its own: %p', (from, address, isOwn) => {
  expect(proxy(from)?.isFrom(address)).toBe(isOwn);
});

test('the secret is in no log', () => {
  const config = readConfig({ PROXY_SIGN_IN_FROM: '10.0.0.5', PROXY_SIGN_IN_SECRET: secret });
  expect(config.trustedProxy?.secret).toBe(secret);
  expect(JSON.stringify(config)).not.toContain(secret);
});
