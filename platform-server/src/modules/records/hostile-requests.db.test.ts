import { fillPath } from '@portico/shared-kit/contract/endpoint';
import { getListConfigData, getQueryHeaders } from '@portico/shared-kit/contract/models.endpoints';
import {
  checkDelete,
  deleteRecords,
  getRecord,
  queryForRule,
  queryOptions,
  queryRecords,
  saveRecord,
} from '@portico/shared-kit/contract/records.endpoints';
import { catalogue, codeOf } from '@portico/shared-kit/errors';
import fc from 'fast-check';
import { sql } from 'kysely';
import { statementLog } from '../../testing/statement-log.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';
import { newSession } from '../../testing/test-session.ts';

/** In every hostile text: a statement that has it was made of what somebody sent. */
const mark = 'zq7x';

let app: TestApp;
let tokens: readonly string[];
let statements: readonly string[];

beforeAll(async () => {
  app = await startRecordsApp();
  await newOrder(app, 'ann', { remark: 'kept' });
  tokens = await Promise.all(['ann', 'adm'].map((userId) => newSession(app.platform, userId)));
  statements = statementLog(app.platform.connections);
});
afterAll(() => app.close());

const filters = [
  { propertyCode: 'title', propertyType: 0, propertyValue: 'x', propertyValueName: 'y' },
  { propertyCode: 'amount', propertyType: 2, propertyValue: '1;2' },
  { propertyCode: 'dueDate', propertyType: 3, propertyValue: '2026-01-01;' },
  { propertyCode: 'seller', propertyType: 50, propertyValue: '[{"id":"bob","unitType":3,"name":"b"}]' },
  { propertyCode: 'tags', propertyType: 13, propertyValue: '急;大' },
  { propertyCode: 'participants_', propertyType: 51, propertyValue: '[{"id":"bob","unitType":3,"name":"b"}]' },
  { propertyCode: 'id', propertyType: 13, propertyValue: 'a;b' },
];
const conditions = [
  { propertyCode: 'title', operator: 'contains', value: 'x' },
  { propertyCode: 'remark', operator: 'notEqual', value: 'x' },
  { propertyCode: 'amount', operator: 'between', value: ['1', '2'] },
  { propertyCode: 'dueDate', operator: 'greaterThan', value: '2026-01-01T00:00:00.000Z' },
  { propertyCode: 'seller', operator: 'in', value: [{ id: 'bob', name: 'b' }] },
  { propertyCode: 'watchers', operator: 'have', value: [{ id: 'bob', name: 'b' }] },
  { propertyCode: 'region', operator: 'of', value: [{ id: 'sales', name: 's' }] },
  { propertyCode: 'tags', operator: 'notContains', value: '急' },
  { propertyCode: 'participants_', operator: 'have', value: [{ id: 'bob', name: 'b' }] },
  { propertyCode: 'participants_', operator: 'notEqual', value: { id: 'bob', name: 'b' } },
  { propertyCode: 'files', operator: 'contains', value: 'a.pdf' },
  { propertyCode: 'status', operator: 'equal', value: 'open' },
];
const filter = { join: 'or', items: conditions };
const asked = { schemaCode: 'Order', queryCode: 'all', filters, orderByFields: ['amount'], orderType: 'ASC' };
const options = { customDisplayColumns: ['title', 'lines', 'participants_'], queryDisplayType: 1 };
const data = {
  title: 'x',
  remark: 'x',
  amount: '1',
  dueDate: '2026-01-01T00:00:00.000Z',
  urgent: true,
  channel: '线上',
  seller: { id: 'bob', name: 'b' },
  region: { id: 'sales', name: 's' },
  tags: ['急'],
  watchers: [{ id: 'bob', name: 'b' }],
  lines: [{ id: '1', product: 'p', quantity: '2', keeper: { id: 'bob', name: 'b' } }],
};

/** Ordinary input of each endpoint, which means no harm. */
const entries = [
  {
    to: queryRecords,
    input: {
      ...asked,
      filter,
      search: 'x',
      orderBy: [{ propertyCode: 'title', direction: 'desc' }],
      page: 0,
      size: 20,
    },
  },
  { to: queryRecords, input: { schemaCode: 'Order', columns: ['title', 'amount'], options, page: 1, size: 10 } },
  { to: queryOptions, input: { ...asked, condition: filter, search: 'x y', options, page: 0, size: 1000 } },
  { to: queryForRule, input: { schemaCode: 'Order', filters, filter, options, objectIds: ['a', 'b'], size: 99 } },
  { to: getListConfigData, input: { schemaCode: 'Order', code: 'all' } },
  { to: getQueryHeaders, input: { schemaCode: 'Order', queryCode: 'all', clientType: 'PC' } },
  { to: getRecord, input: { schemaCode: 'Order', id: 'x' } },
  { to: saveRecord, input: { schemaCode: 'Order', data, draft: true, requestId: 'r' } },
  { to: saveRecord, input: { schemaCode: 'Order', id: 'x', version: 1, data } },
  { to: checkDelete, input: { schemaCode: 'Order', ids: ['x', 'y'] } },
  { to: deleteRecords, input: { schemaCode: 'Order', ids: ['x', 'y'] } },
];

const attacks = [
  `'; drop table biz_order; --`,
  `" or 1=1 --`,
  `') or true --`,
  '$1',
  '$$',
  '${1}',
  '\\',
  "\\'",
  '%',
  '_',
  '%%',
  '*/',
  '/*',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'corp_id',
  'f_title',
  'r.corp_id',
  'title"',
  'title::int',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202E',
  '😀',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  '9'.repeat(400),
  '2026-02-30T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '24:00',
  '{"id":',
  '[[[[',
  ';;;',
  '{"id":{"$ne":1}}',
  '../..',
  '%00',
  'x'.repeat(5_000),
  '\n\r\t',
  '\u00a05',
  '\u30005',
  `0.${'0'.repeat(50_000)}1`,
  ' '.repeat(200),
  '<script>',
  "1' union select password_hash from app_user --",
];
const storable = attacks.filter((attack) => attack.isWellFormed() && !attack.includes('\u0000'));
const text = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom(...storable) },
    { weight: 1, arbitrary: fc.constantFrom(...attacks) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  )
  .chain((attack) => fc.constantFrom(attack, `${mark}${attack}`, `${attack}${mark}`));

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = mark;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

/** JSON texts, since some of what a sender can write is no value of JavaScript: members called __proto__, say. */
const hostileJson = fc.oneof(
  { weight: 12, arbitrary: text.map((attack) => JSON.stringify(attack)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1e308', '-1e308', '1e999', '9007199254740993', '-0', '0.1', 'null', 'true', '[]', '{}'),
  },
  { weight: 1, arbitrary: text.map((attack) => JSON.stringify([attack, [attack], null, 5])) },
  { weight: 1, arbitrary: text.map((attack) => `{"__proto__":{"id":${JSON.stringify(attack)}},"id":"a","name":"b"}`) },
  {
    weight: 1,
    arbitrary: text.map((attack) => `{"constructor":{"prototype":{"items":1}},${JSON.stringify(attack)}:1}`),
  },
  {
    weight: 1,
    arbitrary: text.map((attack) => JSON.stringify({ id: attack, name: attack, join: 'and', items: attack })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      JSON.stringify(nested(300, (inner) => [inner])),
      JSON.stringify(nested(300, (inner) => ({ join: 'and', items: [inner] }))),
      JSON.stringify(nested(300, (inner) => ({ id: inner, name: inner === mark ? mark : 'n' }))),
      JSON.stringify(Array.from({ length: 1_200 }, (_, index) => `${mark}${index}`)),
    ),
  },
);

interface Harm {
  /** The place that is taken, as a share of all of them. */
  readonly at: number;
  readonly json: string;
  /** Kind of place: anywhere, at the name of a member instead of its value, or where a text may be anything. */
  readonly how: 'anywhere' | 'asName' | 'asText';
}

/** Members whose texts are for people to choose. */
const free =
  /(^|\/)(value(\/\d+)?(\/id|\/name)?|search|propertyValue|propertyValueName|title|remark|requestId|objectIds\/\d+|ids\/\d+)$/;

/** The input as JSON with harm in some of its places. */
function harmed(input: object, harms: readonly Harm[]): string {
  const all = placesOf(input, []);
  const wanted = harms.map((harm) => {
    const texts = harm.how === 'asText' ? all.filter((place) => free.test(place)) : [];
    const places = texts.length > 0 ? texts : all;
    return { ...harm, place: places[Math.floor(harm.at * places.length)] ?? '' };
  });
  return written(input, '', wanted);
}

function placesOf(value: unknown, path: readonly string[]): string[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, member]) => placesOf(member, [...path, name]))
      : [];
  return path.length === 0 ? inner : [path.join('/'), ...inner];
}

function written(value: unknown, path: string, harms: readonly (Harm & { place: string })[]): string {
  const harm = harms.find(({ place, how }) => place === path && how !== 'asName');
  if (harm !== undefined) return harm.json;
  const below = (name: string, member: unknown) => written(member, path === '' ? name : `${path}/${name}`, harms);
  if (Array.isArray(value)) return `[${value.map((each, index) => below(String(index), each)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => {
    const renamed = harms.find(
      ({ place, how }) => how === 'asName' && place === (path === '' ? name : `${path}/${name}`),
    );
    const key = renamed?.json.startsWith('"') ? renamed.json : JSON.stringify(name);
    return `${key}:${below(name, member)}`;
  });
  return `{${members.join(',')}}`;
}

async function send(entry: (typeof entries)[number], json: string, token: string, caller: number) {
  const { method, path } = entry.to;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const remoteAddress = `10.1.${Math.floor(caller / 250)}.${caller % 250}`;
  if (method === 'POST') return app.http.inject({ method, url: path, headers, remoteAddress, payload: json });
  const flat = Object.entries(JSON.parse(json) as object).map(([name, value]) => [
    name,
    (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)) || 'x',
  ]);
  const { url, rest } = fillPath(path, {
    schemaCode: 'Order',
    ...(path.includes(':id') ? { id: 'x' } : {}),
    ...(Object.fromEntries(flat) as object),
  });
  return app.http.inject({ method: 'GET', url, query: rest as Record<string, string>, headers, remoteAddress });
}

test.each(entries.map((entry, index) => [`${index} ${entry.to.operationId}`, entry] as const))(
  '%s is understood when nobody means harm',
  async (_, entry) => {
    const answer = await send(entry, JSON.stringify(entry.input), tokens[0] ?? '', 0);
    const { errcode, errmsg } = answer.json<{ errcode: number; errmsg: string }>();
    expect([`0 `, `304001 ${errmsg}`]).toContain(`${errcode} ${errmsg}`);
  },
);

const known = new Set([0, ...Object.keys(catalogue).map(Number)]);

test('whatever names and values are sent, the answer is one of the catalogue and no statement is made of them', async () => {
  const harm = fc.record({
    at: fc.double({ min: 0, max: 0.999999, noNaN: true }),
    json: hostileJson,
    how: fc.constantFrom('anywhere', 'anywhere', 'asText', 'asText', 'asText', 'asName' as const),
  });
  const attack = fc.record({
    entry: fc.constantFrom(...entries),
    harms: fc.array(harm, { minLength: 1, maxLength: 2 }),
    token: fc.nat(1),
  });
  const seen = { answers: new Map<number, number>(), texts: new Set<string>() };
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(attack, async ({ entry, harms, token }) => {
      const before = statements.length;
      const answer = await send(entry, harmed(entry.input, harms), tokens[token] ?? '', calls++);
      const { errcode } = answer.json<{ errcode: number }>();
      seen.answers.set(errcode, (seen.answers.get(errcode) ?? 0) + 1);
      expect(known).toContain(errcode);
      expect(errcode).not.toBe(codeOf('unknownError'));
      expect(answer.statusCode).toBeLessThan(500);
      for (const statement of statements.slice(before)) {
        seen.texts.add(statement);
        expect(statement).not.toContain(mark);
        expect(statement).not.toMatch(/;\s*\S/);
      }
    }),
    { numRuns: 2_500, interruptAfterTimeLimit: 40_000 },
  );
  // The harm has to come further than the door, or nothing was tried.
  expect(seen.answers.get(0)).toBeGreaterThan(calls / 10);
  expect(seen.answers.size).toBeGreaterThan(4);
  expect(seen.texts.size).toBeGreaterThan(30);
}, 90_000);

test('afterwards everything that was there is there', async () => {
  const { db } = app.platform.connections;
  const { rows } = await sql<{ kept: number }>`select count(*) as kept from biz_order where f_remark = 'kept'`.execute(
    db,
  );
  expect(rows).toEqual([{ kept: 1 }]);
  const { data: page } = await app.call(queryRecords, { schemaCode: 'Order', page: 0, size: 1 }, 'ann');
  expect(page.totalElements).toBeGreaterThanOrEqual(1);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
