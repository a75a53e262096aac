import { AppError } from '@portico/shared-kit/errors';
import { fieldKinds, kindOf } from '@portico/shared-kit/fields';
import { type FilterTree, operatorIds, operators } from '@portico/shared-kit/filters';
import fc from 'fast-check';
import { oneOfEachKind, statementsOnly } from '../../../testing/sample-model.ts';
import { hasCondition } from './conditions.ts';
import { checkedFilter } from './filter-sql.ts';
import { modelTableOf } from '../../schema/model-table.ts';
import { pageStatement, type RecordSelection, totalsStatement } from '../reading/read-records.ts';
import { unrestricted } from '../scope/scope.ts';

const table = modelTableOf('Sample', oneOfEachKind);
const db = statementsOnly();

interface ListQuery {
  readonly filter?: unknown;
  readonly search?: string;
  readonly orderBy?: readonly { propertyCode: string; direction: 'asc' | 'desc' }[];
  readonly columns?: readonly string[];
  readonly sums?: readonly { propertyCode: string; sumType: 1 }[];
}

/** The texts of both statements of a list, without what goes as parameters. */
function statements({ filter, search, orderBy = [], columns, sums = [] }: ListQuery): string[] {
  const checked = checkedFilter(table, filter, 'en');
  const selection: RecordSelection = { table, corpId: 'main', policy: unrestricted, filter: checked, search };
  const wanted = { orderBy, page: 0, size: 20, codes: columns, withRows: false, locale: 'en' as const };
  return [pageStatement(selection, wanted), totalsStatement(selection, sums)].map(
    (statement) => statement.compile(db).sql,
  );
}

const hostileTexts = [
  `'; drop table biz_sample; --`,
  `" or 1=1 --`,
  '$1',
  '$$',
  '\\',
  "\\'",
  '%',
  '_',
  '\u0000',
  '/*',
  'corp_id',
  'r.corp_id',
  '__proto__',
  'constructor',
  'toString',
  'f_shorttext',
  'shortText"',
  'shortText::int',
  '${1}',
  '\uD800',
  '',
];
const hostile = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }), fc.string());
const codes = table.properties.map(({ code }) => code);
const anyCode = fc.oneof(hostile, fc.constantFrom(...codes));
const scalar = fc.oneof(
  hostile,
  fc.boolean(),
  fc.record({ id: hostile, name: hostile }),
  fc.integer().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const anyValue = fc.oneof(scalar, fc.constant(null), fc.array(fc.oneof(scalar, fc.constant(null)), { maxLength: 4 }));
const condition = fc.record({
  propertyCode: anyCode,
  operator: fc.oneof(fc.constantFrom(...operatorIds), hostile),
  value: fc.oneof(anyValue, fc.anything()),
});
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    condition,
    fc.record({ join: fc.constantFrom('and', 'or', 'none', 'xor'), items: fc.array(tie('node'), { maxLength: 4 }) }),
    fc.anything(),
  ),
})).node;

/** Words between parameters that a statement may be made of: the words of our own templates and known columns. */
const ownWords = new Set(
  [
    ...statements({ search: 'x', orderBy: sortable(), sums: everySum(), columns: codes }),
    ...statements({ filter: { join: 'and', items: everyCondition() } }),
    ...statements({ filter: { join: 'or', items: everyCondition() } }),
    ...statements({ filter: { join: 'none', items: everyCondition() } }),
  ]
    .join(' ')
    .match(/[A-Za-z_]+/g),
);

function everyCondition(): unknown[] {
  const samples: Record<string, unknown> = { text: 'x', decimal: '1', instant: '2026-01-01T00:00:00Z', boolean: true };
  return oneOfEachKind.flatMap((property) => {
    const { storage, operators: allowed } = kindOf(property);
    const one = samples[storage] ?? 'x';
    return allowed.map((operator) => {
      const value = { none: null, one, pair: [one, one], list: [one] }[operators[operator].arity];
      return { propertyCode: property.code, operator, value };
    });
  });
}

function sortable() {
  return codes
    .filter((code) => table.properties.some((each) => each.code === code && kindOf(each).isSortable))
    .flatMap((propertyCode) => [
      { propertyCode, direction: 'asc' as const },
      { propertyCode, direction: 'desc' as const },
    ]);
}

function everySum() {
  return codes.map((propertyCode) => ({ propertyCode, sumType: 1 as const }));
}

/** Runs it; a refusal is fine when the catalogue knows it. */
function orRefused(work: () => string[]): string[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

test.each(Object.entries(fieldKinds))('every operator of %s has SQL for its storage', (_, { storage, operators }) => {
  expect(operators.filter((operator) => !hasCondition(storage, operator))).toEqual([]);
});

test('no name and no value from outside becomes part of a statement', () => {
  const asked = fc.record({
    filter: tree,
    search: hostile,
    orderBy: fc.array(
      fc.record({ propertyCode: anyCode, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
      {
        maxLength: 3,
      },
    ),
    columns: fc.array(anyCode, { maxLength: 4 }),
    sums: fc.array(fc.record({ propertyCode: anyCode, sumType: fc.constant(1 as const) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(asked, (each) => {
      for (const text of orRefused(() => statements(each))) {
        expect((text.match(/[A-Za-z_]+/g) ?? []).filter((word) => !ownWords.has(word))).toEqual([]);
        expect(text).not.toMatch(/;|--|\/\*/);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('the text of a statement depends on the operators only, not on the values', () => {
  const fair = fc.constantFrom(
    'shortText',
    'longText',
    'dropdown',
    'checkbox',
    'staffSingle',
    'staffMulti',
    'attachment',
  );
  fc.assert(
    fc.property(fair, hostile, (propertyCode, value) => {
      const of = (text: string): FilterTree => ({ propertyCode, operator: 'contains', value: text });
      expect(statements({ filter: of(value) })).toEqual(statements({ filter: of('x') }));
    }),
    { numRuns: 1_000 },
  );
});

test('a search for spaces looks for nothing', () => {
  expect(statements({ search: '  ' })).toEqual(statements({}));
});

test.each([
  [{ propertyCode: 'nothing', operator: 'equal', value: 'x' }, 'propertyMissing'],
  [{ propertyCode: 'logic', operator: 'contains', value: true }, 'operatorNotAllowed'],
  [{ propertyCode: 'number', operator: 'equal', value: '1e5' }, 'filterValueInvalid'],
  [{ propertyCode: 'date', operator: 'equal', value: 'yesterday' }, 'filterValueInvalid'],
  [{ propertyCode: 'shortText', operator: 'like', value: 'x' }, 'requestInvalid'],
  [{ propertyCode: 'shortText', operator: 'equal', value: 'x'.repeat(2001) }, 'filterTooLarge'],
  ['x', 'requestInvalid'],
])('%j is refused as %s', (filter, errorName) => {
  expect(() => statements({ filter })).toThrow(expect.objectContaining({ errorName }));
});

test.each([
  ['longText', 'notSortable'],
  ['subTable', 'notSortable'],
  ['checkbox', 'notSortable'],
  ['nothing', 'propertyMissing'],
  ['toString', 'propertyMissing'],
])('records cannot be sorted by %s: %s', (propertyCode, errorName) => {
  const orderBy = [{ propertyCode, direction: 'asc' as const }];
  expect(() => statements({ orderBy })).toThrow(expect.objectContaining({ errorName }));
});

test('a search looks up names once, whatever the number of records', () => {
  const [page = ''] = statements({ search: '王' });
  const lookUps = page.match(/select [ut]\.id from "\w+" [ut] where [ut]\.corp_id = \S+/g) ?? [];
  expect(lookUps.length).toBeGreaterThan(3);
  expect(lookUps.filter((each) => !/corp_id = \$\d+$/.test(each))).toEqual([]);
});
