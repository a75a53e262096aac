import fc from 'fast-check';
import type { ModelDataRule } from '../contract/data-rules.schema.ts';
import type { Property } from '../fields/index.ts';
import { literalValue, readDataRule, readDataRules, ruleProblems } from './index.ts';
import { matchesPattern, patternProblem } from '../expressions/re2-patterns.ts';
import { withReDoSGuard } from '../testing/redos-guard.ts';

const properties: readonly Property[] = [
  { code: 'title', name: '标题', name_i18n: '{"en":"Title"}', propertyType: 0 },
  { code: 'amount', name: '金额', propertyType: 2 },
  { code: 'limit', name: '限额', propertyType: 2 },
  { code: 'start', name: '开始', propertyType: 3, settings: { format: 1 } },
  { code: 'end', name: '结束', propertyType: 3, settings: { format: 1 } },
];

function broken(rules: readonly ModelDataRule[], record: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') {
  const context = { properties, record, matches: matchesPattern };
  return ruleProblems(readDataRules(rules), context).map((problem) => problem.text(locale));
}

const formula = (propertyCode: string, options: ModelDataRule['options']): ModelDataRule => ({
  propertyCode,
  checkType: 2,
  options: { prompt: '不对', prompt_i18n: '{"en":"wrong"}', ...options },
});

describe('a data rule', () => {
  test('with a pattern tells its own message in the language of the reader', () => {
    const options = { pattern: '^C\\d+$', message: '应为 C 加数字', message_i18n: '{"en":"C and digits"}' };
    const rule: ModelDataRule = { propertyCode: 'title', checkType: 1, options };
    expect(broken([rule], { title: 'C12' })).toEqual([]);
    expect(broken([rule], { title: 'D12' })).toEqual(['应为 C 加数字']);
    expect(broken([rule], { title: 'D12' }, 'en')).toEqual(['C and digits']);
  });

  test('of a maximum length says the field and the number in the words of the specification', () => {
    const rule: ModelDataRule = { propertyCode: 'title', checkType: 4, options: { maxLength: 3 } };
    expect(broken([rule], { title: '一二三' })).toEqual([]);
    expect(broken([rule], { title: '一二三四' })).toEqual(['标题最大长度不能超过3']);
    expect(broken([rule], { title: '一二三四' }, 'en')).toEqual(['Title may have at most 3 characters']);
  });

  test.each([
    ['=', '10', '9.99'],
    ['>', '10.00000001', '10'],
    ['<', '9.99999999', '10'],
    ['>=', '10', '9.99999999'],
    ['<=', '10', '10.00000001'],
  ] as const)('compares a number by %s exactly', (rule, kept, refused) => {
    const rules = [formula('amount', { rule, value: 10 })];
    expect(broken(rules, { amount: kept })).toEqual([]);
    expect(broken(rules, { amount: refused })).toEqual(['不对']);
  });

  test('of a range keeps both ends', () => {
    const rules = [formula('amount', { rule: '~', value: '1', to: '2' })];
    const outside = ['0.9', '1', '1.5', '2', '2.1'].filter((amount) => broken(rules, { amount }).length > 0);
    expect(outside).toEqual(['0.9', '2.1']);
  });

  test('between two fields of a record is passed over while the other one is empty', () => {
    const rules = [formula('end', { type: 'property', rule: '>=', propertyCode: 'start' })];
    const [early, late] = ['2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'];
    expect(broken(rules, { start: early, end: late })).toEqual([]);
    expect(broken(rules, { start: late, end: early })).toEqual(['不对']);
    expect(broken(rules, { start: null, end: early })).toEqual([]);
  });

  test('of a range with one empty end still holds at the other', () => {
    const rules = [formula('amount', { type: 'property', rule: '~', propertyCode: 'limit', toPropertyCode: 'none' })];
    expect(broken(rules, { amount: '1', limit: '2' })).toEqual(['不对']);
    expect(broken(rules, { amount: '3', limit: '2' })).toEqual([]);
  });

  test('says nothing of an empty value: whether one is needed is said by the field', () => {
    const rules: ModelDataRule[] = [
      formula('amount', { rule: '>', value: '0' }),
      { propertyCode: 'title', checkType: 1, options: { pattern: 'x', message: 'm' } },
    ];
    expect(broken(rules, { amount: null, title: '  ' })).toEqual([]);
  });

  test('reports the first broken rule of each field', () => {
    const rules: ModelDataRule[] = [
      { propertyCode: 'title', checkType: 4, options: { maxLength: 1 } },
      { propertyCode: 'title', checkType: 1, options: { pattern: '^x', message: 'm' } },
      formula('amount', { rule: '>', value: '0' }),
    ];
    expect(broken(rules, { title: 'ab', amount: '-1' })).toEqual(['标题最大长度不能超过1', '不对']);
  });

  test.each<[ModelDataRule, string]>([
    [{ propertyCode: 'title', checkType: 1, options: { message: 'm' } }, 'pattern'],
    [{ propertyCode: 'title', checkType: 1, options: { pattern: 'x' } }, 'message'],
    [{ propertyCode: 'title', checkType: 4 }, 'maxLength'],
    [{ propertyCode: 'title', checkType: 5, options: { maxLength: 1 } }, 'maxLength'],
    [{ propertyCode: 'amount', checkType: 2, options: { prompt: 'p', value: '1' } }, 'rule'],
    [{ propertyCode: 'amount', checkType: 2, options: { rule: '>', value: '1' } }, 'prompt'],
    [formula('amount', { rule: '~', value: '1' }), 'to'],
    [formula('amount', { rule: '>', value: '1', to: '2' }), 'to'],
    [formula('amount', { rule: '>', type: 'property' }), 'propertyCode'],
    [formula('amount', { rule: '>', type: 'records', propertyCode: 'amount' }), 'schemaCode'],
  ])('that lacks or exceeds what its check type takes names the option: %j', (rule, option) => {
    expect(readDataRule(rule)).toMatchObject({ ok: false, option });
  });

  test('takes a literal as it is stored and as people write it', () => {
    expect(literalValue(properties[3] as Property, '2026-03-02')).toBe('2026-03-01T16:00:00.000Z');
    expect(literalValue(properties[3] as Property, '2026-03-01T16:00:00.000Z')).toBe('2026-03-01T16:00:00.000Z');
    expect(literalValue(properties[1] as Property, '01.50')).toBe('1.5');
    expect(literalValue(properties[1] as Property, 'many')).toBeNull();
  });
});

describe('a data rule of a column', () => {
  const column = (code: string, name: string, propertyType: number) => ({ code, name, propertyType });
  const rows: Property = {
    code: 'lines',
    name: '明细',
    propertyType: 8,
    subSchema: { properties: [column('sku', '编码', 0), column('low', '下限', 2), column('high', '上限', 2)] },
  };
  const told = (rule: ModelDataRule, lines: readonly object[], more: Record<string, unknown> = {}) => {
    const context = { properties: [...properties, rows], record: { lines, ...more }, matches: matchesPattern };
    return ruleProblems(readDataRules([rule]), context).map(({ propertyCode, text }) => [propertyCode, text('zh')]);
  };

  test('is kept by every row, and tells the first row that breaks it at its sub-table', () => {
    const options = { pattern: '^S', message: '应以 S 开头' };
    const rule: ModelDataRule = { propertyCode: 'lines.sku', checkType: 1, options };
    expect(told(rule, [{ sku: 'S1' }, {}])).toEqual([]);
    expect(told(rule, [{ sku: 'S1' }, { sku: 'x' }, { sku: 'y' }])).toEqual([
      ['lines', expect.stringMatching(/2.*编码.*应以 S 开头/)],
    ]);
    const short: ModelDataRule = { propertyCode: 'lines.sku', checkType: 4, options: { maxLength: 2 } };
    expect(told(short, [{ sku: 'S12' }])).toEqual([['lines', expect.stringContaining('编码最大长度不能超过2')]]);
  });

  test('names every cell that breaks a rule of its sub-table, with the words of each', () => {
    const rules = readDataRules([
      { propertyCode: 'lines.sku', checkType: 1, options: { pattern: '^S', message: '应以 S 开头' } },
      { propertyCode: 'lines.sku', checkType: 5 },
      { propertyCode: 'lines.low', checkType: 2, options: { rule: '<=', value: 5, prompt: '太大' } },
    ]);
    const lines = [
      { id: 'a', sku: 'S1', low: '6' },
      { id: 'b', sku: 'x', low: '1' },
      { id: 'c', sku: 'S1', low: '7' },
    ];
    const [problem, ...others] = ruleProblems(rules, {
      properties: [rows],
      record: { lines },
      matches: matchesPattern,
    });
    expect(others).toEqual([]);
    expect(problem?.text('zh')).toMatch(/2.*编码.*应以 S 开头/);
    expect(problem?.cells?.map(({ rowId, column: code, text }) => [rowId, code, text('zh')])).toEqual([
      ['b', 'sku', '应以 S 开头'],
      ['c', 'sku', '该值已存在'],
      ['a', 'low', '太大'],
      ['c', 'low', '太大'],
    ]);
  });

  test('compares with the same row and with the record', () => {
    const inRow = formula('lines.low', { type: 'property', rule: '<=', propertyCode: 'lines.high' });
    expect(told(inRow, [{ low: '1', high: '2' }, { low: '3' }])).toEqual([]);
    expect(
      told(inRow, [
        { low: '1', high: '9' },
        { low: '3', high: '2' },
      ])[0]?.[1],
    ).toMatch(/2/);
    const ofRecord = formula('lines.low', { type: 'property', rule: '<=', propertyCode: 'limit' });
    expect(told(ofRecord, [{ low: '5' }], { limit: '5' })).toEqual([]);
    expect(told(ofRecord, [{ low: '6' }], { limit: '5' })).toHaveLength(1);
  });

  test('that values are unique keeps the rows of one record apart; empty ones are none', () => {
    const rule: ModelDataRule = { propertyCode: 'lines.sku', checkType: 5 };
    expect(told(rule, [{ sku: 'a' }, { sku: 'b' }, {}, {}])).toEqual([]);
    expect(told(rule, [{ sku: 'a' }, { sku: 'b' }, { sku: 'a' }])).toEqual([
      ['lines', expect.stringMatching(/3.*该值已存在/)],
    ]);
  });
});

describe('patterns', () => {
  test.each(['(?=a)', '(a)\\1', '(', '[z-a]', 'a{2000}'])('%s cannot be used, and it is said why', (pattern) => {
    expect(patternProblem(pattern)?.en).toMatch(/pattern/);
  });

  test('that make other engines try for ever answer', () => {
    for (const pattern of ['^(a+)+$', '^(a|aa)+$', '(x+x+)+y', '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*$']) {
      expect(withReDoSGuard(() => matchesPattern(pattern, `${'a'.repeat(1_000)}${'x'.repeat(990)}!`))).toBe(false);
    }
  });

  test('never throw, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(typeof matchesPattern('^[\\p{Han}a-z]{2,5}(\\d|-)*$', text)).toBe('boolean');
      }),
    );
  });

  test('and the browser agree on plain expressions', () => {
    const plain = ['^C\\d{4,6}$', '^1[3-9]\\d{9}$', '^[\\w.]+@\\w+(\\.\\w+)+$', '^.{2,4}$', '[甲乙]+$', '^\\s*$'];
    fc.assert(
      fc.property(
        fc.constantFrom(...plain),
        fc.string({ unit: fc.constantFrom('C', '1', '3', '5', '.', ' ', '@', '甲', '乙', 'a', '\t'), maxLength: 14 }),
        (pattern, text) => {
          expect(matchesPattern(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
        },
      ),
    );
  });
});

test('two numbers keep exactly one of <, = and >, and a range is both of its ends', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`)
    .map((text) => literalValue(properties[1] as Property, text) as string);
  fc.assert(
    fc.property(decimal, decimal, decimal, (amount, low, high) => {
      const keeps = (rule: '=' | '<' | '>' | '>=' | '<=') =>
        broken([formula('amount', { rule, value: low })], { amount }).length === 0;
      expect([keeps('<'), keeps('='), keeps('>')].filter(Boolean)).toHaveLength(1);
      expect(keeps('>=')).toBe(!keeps('<'));
      expect(keeps('<=')).toBe(!keeps('>'));
      const inRange = broken([formula('amount', { rule: '~', value: low, to: high })], { amount }).length === 0;
      expect(inRange).toBe(Number(low) <= Number(amount) && Number(amount) <= Number(high));
    }),
  );
});
