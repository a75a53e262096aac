import { contentPolicy, type PolicyOrigins } from './content-policy.ts';

const policyWith = (origins: Partial<PolicyOrigins> = {}) =>
  read(contentPolicy('n1', { overrideOrigins: [], imageOrigins: [], ...origins }));

/** Directive to what it allows. */
function read(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...allowed] = directive.split(' ');
      return [name, allowed];
    }),
  );
}

test('a page may load from its own origin only, inline with its nonce only, and never eval', () => {
  const policy = policyWith();
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'", "'nonce-n1'", "'wasm-unsafe-eval'"]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-n1'"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  const allowed = Object.values(policy).flat();
  expect(allowed.filter((source) => /unsafe-(inline|eval|hashes)'?$/.test(source))).toEqual(["'wasm-unsafe-eval'"]);
  expect(allowed.filter((source) => source === '*' || /^https?:/.test(source))).toEqual([]);
});

test('a frame of the portal shows the portal or what its page has fetched, whatever may be loaded from elsewhere', () => {
  const origins = { overrideOrigins: ['http://127.0.0.1:*'], imageOrigins: ['https://a.example'] };
  expect(policyWith(origins)['frame-src']).toEqual(["'self'", 'blob:']);
});

test('nobody frames the portal, moves its base or takes its forms elsewhere', () => {
  const policy = policyWith({ overrideOrigins: ['http://127.0.0.1:*'] });
  expect(policy).toMatchObject({
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
  });
});

test('where remotes may come from elsewhere, their scripts, styles, pictures and hot reload may too', () => {
  const policy = policyWith({ overrideOrigins: ['http://127.0.0.1:*', 'https://builds.example'] });
  for (const name of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
    expect(policy[name]).toEqual(expect.arrayContaining(['http://127.0.0.1:*', 'https://builds.example']));
  expect(policy['connect-src']).toEqual(expect.arrayContaining(['ws://127.0.0.1:*', 'wss://builds.example']));
  expect(policy['default-src']).toEqual(["'self'"]);
});

test('another site whose pictures are shown gives pictures only', () => {
  const site = 'https://static.dingtalk.com';
  const policy = policyWith({ imageOrigins: [site] });
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', site]);
  const { 'img-src': _, ...others } = policy;
  expect(Object.values(others).flat()).not.toContain(site);
});
