import { commonTexts, defineTexts, localeFrom, localised, localisedText } from './index.ts';

const texts = defineTexts('test', {
  zh: { filter: { clear: '清空条件' }, remove: '删除 {{count}} 条记录', hello: '{{name}},你好' },
  en: {
    filter: { clear: 'Clear' },
    remove: { one: 'Delete {{count}} record', other: 'Delete {{count}} records' },
    hello: 'Hello {{name}}',
  },
});

describe('texts', () => {
  it('are found by dotted key in the language asked for', () => {
    expect(texts.t('zh', 'filter.clear')).toBe('清空条件');
    expect(texts.t('en', 'filter.clear')).toBe('Clear');
  });

  it('choose the English plural by count and keep one Chinese form', () => {
    expect(texts.t('en', 'remove', { count: 1 })).toBe('Delete 1 record');
    expect(texts.t('en', 'remove', { count: 3 })).toBe('Delete 3 records');
    expect(texts.t('zh', 'remove', { count: 1 })).toBe('删除 1 条记录');
  });

  it('insert parameters as they are, since React escapes them', () => {
    expect(texts.t('en', 'hello', { name: '<b>Li & Co</b>' })).toBe('Hello <b>Li & Co</b>');
  });

  it('do not compile with an unknown key, a missing parameter or a different shape', () => {
    // @ts-expect-error the key does not exist
    texts.t('zh', 'filter.missing');
    // @ts-expect-error the parameter is required
    texts.t('zh', 'hello');
    // @ts-expect-error English lacks a key
    defineTexts('test-shape', { zh: { a: '甲', b: '乙' }, en: { a: 'A' } });
    // @ts-expect-error English has a key too many
    defineTexts('test-shape', { zh: { a: '甲' }, en: { a: 'A', b: 'B' } });
    expect(commonTexts.t('en', 'totalCount', { count: 1 })).toBe('1 record');
  });
});

describe('localised', () => {
  it.each([
    ['订单', '{"en":"Orders"}', 'en', 'Orders'],
    ['订单', '{"en":"Orders"}', 'zh', '订单'],
    ['订单', '{"zh":"销售订单","en":"Orders"}', 'zh', '销售订单'],
    ['订单', '{"en":" "}', 'en', '订单'],
    ['订单', 'not json', 'en', '订单'],
    ['订单', 'null', 'en', '订单'],
    ['订单', '{"en":5}', 'en', '订单'],
    ['订单', null, 'en', '订单'],
  ] as const)('shows %s with %s in %s as %s', (name, nameI18n, locale, shown) => {
    expect(localised(name, nameI18n, locale)).toBe(shown);
  });
});

describe('localeFrom', () => {
  it.each([
    ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
    ['zh-CN,en', 'zh'],
    ['fr, en;q=0.5', 'en'],
    ['fr', 'zh'],
    ['', 'zh'],
    [undefined, 'zh'],
  ] as const)('reads %s as %s', (header, locale) => {
    expect(localeFrom(header)).toBe(locale);
  });
});

describe('localisedText', () => {
  it('shows the language asked for, the other one where it is missing, and a raw text as it is', () => {
    expect(localisedText('{"zh":"首页","en":"Home"}', 'en')).toBe('Home');
    expect(localisedText('{"zh":"首页","en":"Home"}', 'zh')).toBe('首页');
    expect(localisedText('{"zh":"首页"}', 'en')).toBe('首页');
    expect(localisedText('Home', 'zh')).toBe('Home');
    expect(localisedText('{broken', 'zh')).toBe('{broken');
  });
});
