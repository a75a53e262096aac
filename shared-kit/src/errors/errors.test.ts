import { appError, catalogue, codeOf, describeError, errorTexts } from './index.ts';

const rows = Object.entries(catalogue);

test('every name stands in one row only', () => {
  const names = rows.map(([, row]) => row.name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(rows)('code %s has texts that use only its own parameters', (_, row) => {
  for (const locale of ['zh', 'en'] as const) {
    const text: { message: string; hint?: string } = errorTexts[row.name][locale];
    const used = [...`${text.message} ${text.hint ?? ''}`.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(row.params).toEqual(expect.arrayContaining(used));
    expect(text.message).not.toMatch(/[!]$/);
  }
});

test('a server-provided description overrides the built-in text', () => {
  expect(describeError({ code: 700020, serverMessage: 'Only on Mondays' }, 'en').message).toBe('Only on Mondays');
});

test('an unmapped number shows as undefined error code plus the number', () => {
  expect(describeError({ code: 123 }, 'en').message).toBe('undefined error code 123');
  expect(describeError({ code: 123 }, 'zh').message).toBe('未定义的错误码 123');
});

test('999999 is the unknown error', () => {
  expect(codeOf('unknownError')).toBe(999999);
});

test('an error carries its code and fills its text', () => {
  const error = appError('recordConflict', { modifier: '王芳' });
  expect(error.code).toBe(304002);
  expect(describeError({ code: error.code, params: error.params }, 'zh').message).toBe('数据已被 王芳 修改');
});
