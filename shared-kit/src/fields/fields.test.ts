import {
  validateValue,
  describeFilter,
  displayAggregate,
  meaningfulAggregates,
  displayValue,
  filterProblem,
  filterStateOf,
  filterTextsOf,
  filterTreeOf,
  formatValue,
  parseValue,
  type Property,
} from './index.ts';

const item = (propertyType: number, more: Partial<Property> = {}): Property => ({
  code: 'item',
  name: '数据项',
  name_i18n: '{"en":"Item"}',
  propertyType,
  ...more,
});
const zh = { locale: 'zh' } as const;
const en = { locale: 'en' } as const;
const status = item(14, {
  settings: {
    options: [
      { value: 'open', name: '打开', name_i18n: '{"en":"Open"}' },
      { value: 'closed', name: '关闭', name_i18n: '{"en":"Closed"}' },
    ],
  },
});

describe('limits', () => {
  it.each([
    ['a short text of 201 characters', item(0), 'x'.repeat(201), 'tooLong'],
    ['a long text of 2001 characters', item(1), 'x'.repeat(2001), 'tooLong'],
    ['17 digits before the point', item(2), '12345678901234567', 'tooManyDigits'],
    ['9 digits after the point', item(2), '0.123456789', 'tooManyDigits'],
    ['a number below its bound', item(2, { settings: { min: '0' } }), '-0.5', 'tooSmall'],
    ['an instant without a time zone', item(3), '2026-11-21', 'notADate'],
    ['an option that does not exist', status, 'gone', 'unknownOption'],
    ['a person without an id', item(50), { name: 'Li' }, 'wrongType'],
    ['a required text of spaces', item(0, { required: true }), '   ', 'required'],
  ] as const)('refuse %s', (_what, property, raw, key) => {
    expect(validateValue(property, raw)).toMatchObject({ ok: false, problem: { key } });
  });

  it('allow 16 digits before and 8 after the point', () => {
    const largest = '9999999999999999.99999999';
    expect(validateValue(item(2), largest)).toEqual({ ok: true, value: largest });
  });

  it('keep spaces of a text and drop the character that a database refuses', () => {
    expect(validateValue(item(0), ' a\u0000b ')).toEqual({ ok: true, value: ' ab ' });
  });

  it('round a number to the digits it shows', () => {
    expect(validateValue(item(2, { settings: { fractionDigits: 2 } }), '1.005')).toEqual({ ok: true, value: '1.01' });
    const percent = item(2, { settings: { fractionDigits: 1, style: 'percent' } });
    expect(parseValue(percent, '12.34%', zh)).toEqual({ ok: true, value: '0.123' });
  });

  it('name the row and the column of a sub-table cell', () => {
    const lines = item(8, { subSchema: { properties: [item(2, { code: 'quantity', name: '数量', required: true })] } });
    const result = validateValue(lines, [
      { id: 'a', quantity: '1' },
      { id: 'b', quantity: null, unknown: 1 },
    ]);
    expect(result.ok ? '' : result.problem.text('zh')).toBe('第 2 行“数量”：此项必填');
    expect(validateValue(lines, [{ id: 'a', quantity: '01.0', unknown: 1 }])).toEqual({
      ok: true,
      value: [{ id: 'a', quantity: '1' }],
    });
  });

  it('refuse files that are too large or of another type', () => {
    const files = item(6, { settings: { maxSize: 1, extensions: '.pdf' } });
    const file = { id: 'f', name: 'a.PDF', size: 1_048_576, mimeType: 'application/pdf' };
    expect(validateValue(files, [file]).ok).toBe(true);
    expect(validateValue(files, [{ ...file, size: 1_048_577 }])).toMatchObject({ problem: { key: 'fileTooLarge' } });
    expect(validateValue(files, [{ ...file, name: 'a.exe' }])).toMatchObject({ problem: { key: 'fileTypeRefused' } });
  });
});

describe('what is shown', () => {
  it('hides long text that contains markup, on screen only', () => {
    expect(displayValue(item(1), 'see <b>this</b>', zh)).toBe('该内容不支持展示');
    expect(displayValue(item(1), '1 < 2 and 3 > 2', en)).toBe('1 < 2 and 3 > 2');
  });

  it('names options, yes and no in the language of the reader', () => {
    expect([displayValue(status, 'open', zh), displayValue(status, 'open', en)]).toEqual(['打开', 'Open']);
    expect([displayValue(item(4), false, zh), displayValue(item(4), false, en)]).toEqual(['否', 'No']);
    expect(displayValue(status, 'removed', en)).toBe('removed');
  });

  it('names people and departments in the language of the reader, several of them joined as that language does', () => {
    const li = { id: 'li', name: '李雷', name_i18n: '{"en":"Lei Li"}' };
    const wang = { id: 'wang', name: '王芳' };
    expect([50, 60].map((type) => displayValue(item(type), li, en))).toEqual(['Lei Li', 'Lei Li']);
    expect([51, 61].map((type) => displayValue(item(type), [li, wang], en))).toEqual(['Lei Li, 王芳', 'Lei Li, 王芳']);
    expect(displayValue(item(51), [li, wang], zh)).toBe('李雷、王芳');
    expect(describeFilter([item(50)], { item: [li] }, en)[0]?.text).toBe('Lei Li');
    expect(filterStateOf([item(50)], filterTextsOf([item(50)], { item: [li] }))).toEqual({ item: [li] });
  });

  it('names a record of another model, and says that one is gone', () => {
    const known = { id: 'c1', name: '甲公司', schemaCode: 'customer' };
    const gone = { id: 'c2', name: '', schemaCode: 'customer' };
    expect([displayValue(item(9), known, zh), displayValue(item(9), gone, en)]).toEqual(['甲公司', 'Deleted record']);
    expect(displayValue(item(11), [known, gone], zh)).toBe('甲公司、已删除的数据');
    expect(formatValue(item(11), [known, gone], zh)).toBe('甲公司;c2');
    const hidden = { ...gone, hidden: true };
    expect([displayValue(item(9), hidden, zh), displayValue(item(9), hidden, en)]).toEqual([
      '无权查看',
      'Not visible to you',
    ]);
  });

  it('counts the rows of a sub-table', () => {
    expect(displayValue(item(8), [{ id: 'a' }], en)).toBe('1 row');
    expect(displayValue(item(8), [{ id: 'a' }, { id: 'b' }], zh)).toBe('2 行');
  });

  it('formats a sum like its column and a count as a plain number', () => {
    const amount = item(2, { settings: { style: 'money', fractionDigits: 2 } });
    expect(displayAggregate(amount, 1, '1234.5', zh)).toBe('¥1,234.50');
    expect(displayAggregate(amount, 5, '12', zh)).toBe('12');
  });

  it('has no sum of percentages, which says nothing', () => {
    expect(meaningfulAggregates(item(2, { settings: { style: 'money' } }))).toEqual([1, 2, 3, 4, 5]);
    expect(meaningfulAggregates(item(2, { settings: { style: 'percent' } }))).toEqual([2, 3, 4, 5]);
    expect(meaningfulAggregates(item(3))).toEqual([3, 4, 5]);
  });
});

describe('the filter form', () => {
  it('ends a single chosen option with a semicolon and joins several', () => {
    expect(filterTextsOf([status], { item: ['open'] })).toEqual({ item: 'open;' });
    expect(filterTextsOf([status], { item: ['open', 'closed'] })).toEqual({ item: 'open;closed' });
  });

  it('writes people as JSON with id, unitType and name', () => {
    const texts = filterTextsOf([item(50)], { item: [{ id: 'u1', name: '李雷' }] });
    expect(texts).toEqual({ item: '[{"id":"u1","unitType":3,"name":"李雷"}]' });
    expect(filterStateOf([item(50)], { item: 'not json' })).toEqual({});
  });

  it('widens years to January 1 and December 31 and days to their last moment', () => {
    const year = item(3, { settings: { format: 5 } });
    expect(filterTreeOf([year], { item: ['2026-06-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'] })).toMatchObject({
      operator: 'between',
      value: ['2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z'],
    });
    expect(filterTreeOf([item(3)], { item: [null, '2026-06-01T00:00:00.000Z'] })).toMatchObject({
      value: [null, '2026-06-01T15:59:59.999Z'],
    });
  });

  it('asks nothing when nothing is filled in', () => {
    const state = { item: null, gone: 'x' };
    expect(filterTreeOf([status], state)).toEqual({ join: 'and', items: [] });
    expect(filterTreeOf([status], { item: [] })).toEqual({ join: 'and', items: [] });
    expect(describeFilter([status], { item: [] }, zh)).toEqual([]);
  });

  it('says as chips what is asked, in both languages', () => {
    const amount = item(2, { code: 'amount', name: '金额', settings: { style: 'money' } });
    const state = { item: ['open', 'closed'], amount: ['10', null] };
    expect(describeFilter([status, amount], state, zh)).toEqual([
      { propertyCode: 'item', name: '数据项', text: '打开、关闭' },
      { propertyCode: 'amount', name: '金额', text: '≥ ¥10' },
    ]);
    expect(describeFilter([status], state, en)).toEqual([{ propertyCode: 'item', name: 'Item', text: 'Open, Closed' }]);
  });
});

describe('a filter on a model', () => {
  const model = [
    item(2, { code: 'amount' }),
    item(3, { code: 'day' }),
    item(50, { code: 'owner' }),
    item(8, { code: 'lines' }),
  ];
  it.each([
    ['salary', 'equal', '1', 'unknownProperty'],
    ['amount', 'contains', '1', 'operatorNotAllowed'],
    ['amount', 'equal', "1'; drop table", 'wrongValue'],
    ['amount', 'between', ['1', null], null],
    ['day', 'equal', '2026-11-21', 'wrongValue'],
    ['owner', 'in', [{ id: 'u1', name: 'Li' }, 'u2'], null],
    ['owner', 'equal', true, 'wrongValue'],
    ['lines', 'isNull', null, null],
  ] as const)('by %s %s %j is judged %s', (propertyCode, operator, value, reason) => {
    const problem = filterProblem(model, { join: 'or', items: [{ propertyCode, operator, value }] });
    expect(problem).toEqual(reason && { propertyCode, reason });
  });
});
