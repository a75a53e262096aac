import { deleteRecords } from '@portico/shared-kit/contract/records.endpoints';
import { generateQrCode, makeShortCodes, resolveShortCode } from '@portico/shared-kit/contract/short-codes.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, purgeDeleted, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp(() => new Date('2026-03-02T01:00:00Z'));
});
afterAll(() => app.close());

const pairOf = (id: string, more: object = {}) => ({ pairValue: JSON.stringify({ schemaCode: 'Order', id, ...more }) });
const make = (pairs: readonly { pairValue: string }[], user = 'ann') =>
  app.call(makeShortCodes, { pairs: [...pairs] }, user);
const codeOfOrder = async (id: string, more: object = {}, user = 'ann') =>
  (await make([pairOf(id, more)], user)).data.pairs[0]?.pairCode ?? '';
const resolve = (pairCode: string, user: string | null = 'ann') => app.call(resolveShortCode, { pairCode }, user);

describe('making codes', () => {
  test('gives one code for a record and form, whoever asks and however often, in the order asked', async () => {
    const [one, two] = [await newOrder(app, 'ann'), await newOrder(app, 'ann')];
    const asked = [pairOf(two.id), pairOf(one.id), pairOf(two.id), pairOf(one.id, { sheetCode: 'main' })];
    const { data } = await make(asked);
    expect(data.pairs.map(({ pairValue }) => pairValue)).toEqual(asked.map(({ pairValue }) => pairValue));
    const [a, b, again, ofForm] = data.pairs.map(({ pairCode }) => pairCode);
    expect(again).toBe(a);
    expect(new Set([a, b, ofForm]).size).toBe(3);
    expect(a).toMatch(/^[2-9a-zA-Z]{12}$/);
    expect(await codeOfOrder(two.id, {}, 'lee')).toBe(a);
    expect(await codeOfOrder(two.id, { sheetCode: null })).toBe(a);
  });

  test('two who ask at once get the same code', async () => {
    const { id } = await newOrder(app, 'ann');
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOfOrder(id)));
    expect(new Set(codes).size).toBe(1);
  });

  test('gives none where one of the records is hidden or not there', async () => {
    const { id } = await newOrder(app, 'ann');
    for (const user of ['bob', 'out']) {
      expect((await make([pairOf(id)], user)).errcode).toBe(codeOf('recordMissing'));
    }
    expect((await make([pairOf(id), pairOf('gone')])).errcode).toBe(codeOf('recordMissing'));
  });

  test.each([
    ['no JSON', 'x{', 'requestInvalid'],
    ['no record', '{"schemaCode":"Order"}', 'requestInvalid'],
    ['a list', '["Order","x"]', 'requestInvalid'],
    ['a model that is not there', '{"schemaCode":"Nothing","id":"x"}', 'modelMissing'],
    ['a form that is not there', '{"schemaCode":"Order","id":"x","sheetCode":"sheet9"}', 'formMissing'],
    ['a long text', JSON.stringify({ schemaCode: 'Order', id: 'x', more: 'x'.repeat(300) }), 'requestInvalid'],
  ] as const)('refuses a pair value that is %s', async (_, pairValue, error) => {
    expect((await make([{ pairValue }])).errcode).toBe(codeOf(error));
  });

  test('refuses more than 500 at once', async () => {
    expect((await make(Array.from({ length: 501 }, () => pairOf('x')))).errcode).toBe(codeOf('requestInvalid'));
  });
});

describe('a code that is scanned', () => {
  test('leads to the record and its form for who may read it, and is missing for everybody else', async () => {
    const { id } = await newOrder(app, 'ann');
    const code = await codeOfOrder(id, { sheetCode: 'main' });
    expect((await resolve(code)).data).toEqual({ schemaCode: 'Order', id, sheetCode: 'main' });
    expect((await resolve(await codeOfOrder(id))).data.sheetCode).toBeNull();
    for (const user of ['bob', 'out']) expect((await resolve(code, user)).errcode).toBe(codeOf('recordMissing'));
    expect((await resolve(code, null)).status).toBe(401);
    expect((await resolve('nobodysCode1')).errcode).toBe(codeOf('recordMissing'));
  });

  test('leads nowhere while its record is in the recycle bin, and goes with it for good', async () => {
    const { id } = await newOrder(app, 'max');
    const code = await codeOfOrder(id, {}, 'max');
    const deleted = await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'max');
    expect(deleted.errcode).toBe(0);
    expect((await resolve(code, 'max')).errcode).toBe(codeOf('recordMissing'));
    await purgeDeleted(app);
    const { db } = app.platform.connections;
    expect(await db.selectFrom('short_code').select('id').where('record_id', '=', id).execute()).toEqual([]);
  });
});

describe('the picture of an address', () => {
  const picture = (text: string) =>
    app.http.inject({
      url: `${generateQrCode.path}?text=${encodeURIComponent(text)}`,
      headers: { host: 'portal.test' },
    });

  test.each(['/s/abc', 'http://portal.test/s/abc', '/form/detail?objectId=1&schemaCode=Order'])(
    'is SVG that may be kept: %s',
    async (text) => {
      const answer = await picture(text);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(answer.headers['cache-control']).toContain('max-age');
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      expect(answer.body).toMatch(/^<svg [^>]*viewBox/);
      expect(answer.body).not.toMatch(/script|href/);
    },
  );

  test('is the same for a path and the whole address', async () => {
    expect((await picture('/s/abc')).body).toBe((await picture('http://portal.test/s/abc')).body);
  });

  test.each([
    'http://elsewhere.test/s/abc',
    '//elsewhere.test/s/abc',
    'http://portal.test@elsewhere.test/',
    'http://me:word@portal.test/s/abc',
    'http://portal.test.elsewhere.test/',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'javascript:alert(1)',
    'mailto:a@b.test',
    'plain words',
    '',
    `/${'x'.repeat(1000)}`,
  ])('is refused for what is no address of the portal: %j', async (text) => {
    const answer = await picture(text);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errcode: number }>().errcode).toBe(codeOf('requestInvalid'));
  });
});
