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
    // The list spec, section 8, gives this one its words.
    if (row.name !== 'responseDataEmpty') expect(text.message).not.toMatch(/[!]$/);
  }
});

test.each([
  [100000, 'accountWrong'],
  [100001, 'passwordWrong'],
  [100005, 'repeatedSubmit'],
  [109001, 'licenceExpired'],
  [109002, 'licenceInvalid'],
  [201002, 'accountExists'],
  [201018, 'userDisabled'],
  [201019, 'oldPasswordWrong'],
  [201020, 'newPasswordSame'],
  [201023, 'passwordsDiffer'],
  [303030, 'importHasErrors'],
  [401033, 'notPublished'],
  [402509, 'cannotWithdraw'],
  [402511, 'noTransferToSelf'],
  [404001, 'delegationOverlap'],
  [550006, 'deleteRefusedByRule'],
  [700020, 'noPermissionToAdd'],
  [806000, 'reminderEmpty'],
  [900001, 'workItemMissing'],
  [999999, 'unknownError'],
  [1004, 'processDataNotDeletable'],
] as const)('%p, which the specification names, is %s', (code, name) => {
  expect(catalogue[code].name).toBe(name);
});

test.each([[700020], [401033]] as const)('%p is a warning, as the list shows it', (code) => {
  expect(catalogue[code].severity).toBe('warning');
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
