import type { Property } from '@portico/shared-kit/fields';
import { type DateCode, dateCodes, dateFormats, endOf, truncateDate } from '@portico/shared-kit/formats';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../../database/testing.ts';
import { checkedFilter } from './filter-sql.ts';
import { modelTableOf } from '../../schema/model-table.ts';
import { planTables, applySchemaChanges } from '../../schema/publish-table.ts';
import { readPage } from '../reading/read-records.ts';
import { unrestricted } from '../scope/scope.ts';
import { insertStatement } from '../../write/write-records.ts';

// Dates are compared as their format shows them in UTC+8, however exactly they are kept.

const properties: readonly Property[] = dateCodes.map((format) => ({
  code: `d${format}`,
  name: 'Date',
  propertyType: 3,
  settings: { format },
}));
const table = modelTableOf('Dated', properties);
let database: TestDatabase;

/** Around the ends of days, months and years in UTC+8, where UTC is in another day. */
const moments = ['2025-12-31', '2026-01-31', '2026-02-28', '2024-02-29', '2026-07-15'].flatMap((day) =>
  ['00:00:00.000', '15:59:59.999', '16:00:00.000', '16:00:01.000', '16:01:00.000', '23:59:59.999'].map(
    (time) => `${day}T${time}Z`,
  ),
);

interface StoredDate {
  readonly id: string;
  readonly code: DateCode;
  /** The part of it that the format shows, as an instant; null for an empty one. */
  readonly shown: string | null;
}

const records: readonly (StoredDate & { value: string | null })[] = dateCodes.flatMap((code) =>
  [...moments, null].map((moment, index) => {
    const shown = moment === null ? null : truncateDate(moment, code);
    // Half of them are kept to the end of what is shown, as values of a format that showed more once.
    const value = shown !== null && index % 2 === 0 ? endOf(shown, dateFormats[code].unit) : shown;
    return { id: `${code}-${index}`, code, shown, value };
  }),
);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applySchemaChanges(db, await planTables(db, table, undefined));
  const at = '2026-01-01T00:00:00.000Z';
  const system = { sequenceStatus: 'COMPLETED', creater: 'ann', createdTime: at, modifiedTime: at };
  for (const { id, code, value } of records) {
    await insertStatement({ table, corpId: 'main' }, id, { ...system, [`d${code}`]: value }).execute(db);
  }
});
afterAll(() => database.drop());

async function found(filter: unknown): Promise<string[]> {
  const selection = { table, corpId: 'main', policy: unrestricted, filter: checkedFilter(table, filter, 'en') };
  const wanted = { orderBy: [], locale: 'en', page: 0, size: 500, codes: [], withRows: false } as const;
  const { content } = await readPage(database.db, selection, wanted);
  return (JSON.parse(content) as { id: string }[]).map(({ id }) => id).sort();
}

const meanings = {
  equal: (shown: string, asked: string) => shown === asked,
  greaterThan: (shown: string, asked: string) => shown > asked,
  lessThan: (shown: string, asked: string) => shown < asked,
  greaterThanOrEqual: (shown: string, asked: string) => shown >= asked,
  lessThanOrEqual: (shown: string, asked: string) => shown <= asked,
} as const;

const code = fc.constantFrom(...dateCodes);
const moment = fc.constantFrom(...moments);

async function expectKept(of: DateCode, filter: object, isKept: (shown: string | null) => boolean) {
  const own = (await found({ propertyCode: `d${of}`, ...filter })).filter((id) => id.startsWith(`${of}-`));
  const expected = records.filter((each) => each.code === of && isKept(each.shown)).map(({ id }) => id);
  expect(own).toEqual(expected.sort());
}

test('a date is equal to, before or after another as both are shown, and what is not equal may be empty', async () => {
  const operator = fc.constantFrom(...(Object.keys(meanings) as (keyof typeof meanings)[]));
  await fc.assert(
    fc.asyncProperty(code, operator, moment, async (of, name, value) => {
      const asked = truncateDate(value, of) ?? '';
      await expectKept(of, { operator: name, value }, (shown) => shown !== null && meanings[name](shown, asked));
      await expectKept(of, { operator: 'notEqual', value }, (shown) => shown !== asked);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('a range includes both of its ends, may be open, and holds nothing where it is the wrong way round', async () => {
  const range = fc
    .tuple(fc.option(moment), fc.option(moment))
    .filter((bounds) => bounds.some((bound) => bound !== null));
  await fc.assert(
    fc.asyncProperty(code, range, async (of, value) => {
      const [from, to] = value.map((bound) => (bound === null ? null : truncateDate(bound, of)));
      const isWithin = (shown: string | null) => shown !== null && (!from || shown >= from) && (!to || shown <= to);
      await expectKept(of, { operator: 'between', value }, isWithin);
      await expectKept(of, { operator: 'notBetween', value }, (shown) => !isWithin(shown));
    }),
    { numRuns: 100 },
  );
}, 60_000);
