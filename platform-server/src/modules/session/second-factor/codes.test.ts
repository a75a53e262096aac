import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factorKeys } from './factor-keys.ts';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';
import { newRecoveryCode, readCode } from './typed-code.ts';

/** The secret of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code of RFC 6238 is %s, and its step is told', (seconds, code) => {
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is good one step before and after its own, and not two', () => {
  const offsets = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, '005924', at(1_234_567_890 + steps * 30)));
  const own = Math.floor(1_234_567_890 / 30);
  expect(offsets).toEqual([null, own, own, own, null]);
});

test('a new secret has 160 bits, and its address is the one that apps read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpAddress(secret, 'wang fang&x=1')).toBe(
    `otpauth://totp/Portico:wang%20fang%26x%3D1?issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('recovery codes have 60 bits, and are read with or without hyphens, in any case', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    const text = code.replaceAll('-', '');
    expect(readCode(` ${code.toLowerCase()} `)).toEqual({ kind: 'recovery', text });
    expect(readCode(text)).toEqual({ kind: 'recovery', text });
  }
});

test.each([
  ['123 456', { kind: 'totp', text: '123456' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['AAAA-BBBB-CCC0', undefined],
  ['١٢٣٤٥٦', undefined],
  ['', undefined],
])('what is typed as %j is %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

describe('the key', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-factor-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const keysWith = (secondFactorKey?: string, formerSecondFactorKeys: string[] = []) =>
    factorKeys({ home, secondFactorKey, formerSecondFactorKeys });

  test('what it seals is opened by it for its owner only, and by nobody who changed a byte', () => {
    const keys = keysWith();
    const sealed = keys.seal(secret, 'main/wang');
    expect(sealed).not.toContain(secret);
    expect(keys.seal(secret, 'main/wang')).not.toBe(sealed);
    expect(keys.open(sealed, 'main/wang')).toEqual({ secret, isCurrent: true });
    expect(keys.open(sealed, 'main/li')).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    expect(keys.open(bytes.toString('base64url'), 'main/wang')).toBeUndefined();
    expect(keys.open('', 'main/wang')).toBeUndefined();
  });

  test('it is kept in the data folder, readable by its owner only, and found by the next process', () => {
    const sealed = keysWith().seal(secret, 'main/wang');
    const file = join(home, 'second-factor-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{64}$/);
    expect(keysWith().open(sealed, 'main/wang')).toEqual({ secret, isCurrent: true });
  });

  test('a former one is still read, and another one is not', () => {
    const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
    const sealed = keysWith(first).seal(secret, 'main/wang');
    const [hash] = keysWith(first).hashes('CODE', 'main/wang');
    expect(keysWith(second, [first]).open(sealed, 'main/wang')).toEqual({ secret, isCurrent: false });
    expect(keysWith(second, [first]).hashes('CODE', 'main/wang')).toContain(hash);
    expect(keysWith(second).open(sealed, 'main/wang')).toBeUndefined();
    expect(keysWith(second).hashes('CODE', 'main/wang')).not.toContain(hash);
    expect(keysWith(first).hashes('CODE', 'main/li')).not.toContain(hash);
  });
});
