import { bilingual } from '../i18n/bilingual-text.ts';
import { groupOf, errorGroups } from './group-texts.ts';
import { describeError, errorTexts } from './complete.ts';
import { firstTexts } from './first-texts.ts';
import { appError, catalogue, codeOf, type ErrorRow, namedParam, rowOf, textParam } from './index.ts';
import { texts } from './texts.ts';

const rows: [string, ErrorRow][] = Object.entries(catalogue);
const textOf = (name: string) => errorTexts[name as keyof typeof errorTexts];

test('every name stands in one row only, and every word in one table only', () => {
  const names = rows.map(([, row]) => row.name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(texts).filter((name) => name in firstTexts)).toEqual([]);
});

test('there are no words without a row', () => {
  const names = new Set([...rows.map(([, row]) => row.name), 'undefinedErrorCode']);
  expect(Object.keys(errorTexts).filter((name) => !names.has(name))).toEqual([]);
});

test.each(rows)(
  'code %s says in both languages what happened and what to do next, with its own parameters',
  (_, row) => {
    for (const locale of ['zh', 'en'] as const) {
      const { message, hint } = textOf(row.name)[locale];
      expect(message.trim()).not.toBe('');
      expect(hint.trim()).not.toBe('');
      const used = [...`${message} ${hint}`.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(row.params).toEqual(expect.arrayContaining(used));
      // The list spec, section 8, gives this one its words.
      if (row.name !== 'responseDataEmpty') expect(message).not.toMatch(/[!]$/);
    }
    const { zh, en } = textOf(row.name);
    if (row.name !== 'dataRuleBroken') expect(en.message).not.toBe(zh.message);
    expect(en.hint).not.toMatch(/\p{Script=Han}/u);
    expect(zh.hint).toMatch(/\p{Script=Han}/u);
  },
);

test.each(rows)('code %s is carried by the HTTP status of a failure that fits it', (_, { name, status, retry }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  if (retry === 'signIn') expect(status).toBe(401);
  if (name.startsWith('noPermission')) expect(status).toBe(403);
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
  [-1, 'refusedWithReason'],
])('%p, which the specification names, is %s', (code, name) => {
  expect(rowOf(code)?.name).toBe(name);
});

test.each([
  ['invalid script string', 'scriptInvalid'],
  ['missing options or version', 'scriptOptionsMissing'],
  ['unknown version', 'scriptVersionUnknown'],
  ['execution error', 'scriptFailed'],
  ['script of functions', 'scriptOfFunctions'],
  ['api of another kind', 'scriptApiInvalid'],
  ['unknown mode', 'scriptModeInvalid'],
  ['missing request', 'scriptRequestMissing'],
  ['template that does not compile', 'listTemplateInvalid'],
  ['chunk that does not load', 'chunkUnreachable'],
  ['remote that is not there', 'remoteUnreachable'],
  ['remote that does not fit', 'remoteIncompatible'],
  ['menu item without an address', 'pageAddressMissing'],
] as const)('the case of the specification without a number, %s, has a row', (_, name) => {
  expect(catalogue[codeOf(name)].name).toBe(name);
});

test('problems of packages, of the organisation and of FEEL do not compile in one language only', () => {
  const at = { file: 'models/order.yaml', place: '3:5' };
  // @ts-expect-error Chinese is missing
  appError('packageInvalid', { ...at, detail: 'is missing' });
  // @ts-expect-error Chinese is missing
  appError('organisationInvalid', { ...at, detail: 'is missing' });
  // @ts-expect-error Chinese is missing
  appError('expressionInvalid', { element: 'amount', detail: 'is empty' });
  // @ts-expect-error Chinese is missing
  appError('templateConditionInvalid', { element: 'amount', reason: 'is empty' });
  // @ts-expect-error English is missing
  textParam('detail', { zh: '缺少该文件' });
  const { code, params } = appError('packageInvalid', {
    ...at,
    ...textParam('detail', bilingual('缺失', 'is missing')),
  });
  expect((['zh', 'en'] as const).map((locale) => describeError({ code, params }, locale).message)).toEqual([
    '应用包有误：models/order.yaml 3:5：缺失',
    'The application package is wrong: models/order.yaml 3:5: is missing',
  ]);
});

test.each([[700020], [401033], [-1]])('%p is a warning, as the list shows it', (code) => {
  expect(rowOf(code)?.severity).toBe('warning');
});

test.each([
  [101005, '组织同步失败'],
  [200999, '部门操作失败'],
  [201500, '用户操作失败'],
  [202500, '角色操作失败'],
  [300500, '业务模型有误'],
  [301500, '数据项有误'],
  [302500, '表单有误'],
  [303500, '列表有误'],
  [304500, '业务数据或评论操作失败'],
  [399999, '业务模型有误'],
  [401500, '流程模板校验失败'],
  [402500, '流程或任务操作失败'],
  [403500, '表达式有误'],
  [405001, '流程设置有误'],
  [500099, '业务服务出错'],
  [501000, '业务方法出错'],
  [502000, '数据库出错'],
  [503000, 'SQL 执行出错'],
  [550001, '业务规则出错'],
  [600500, '应用操作失败'],
  [601500, '应用受授权限制'],
  [700500, '没有权限'],
  [805000, '系统参数、日志或钉钉集成出错'],
  [910001, '定时任务出错'],
  [1000003, '组织机构操作失败'],
])('%p has no row of its own and says what its group says', (code, message) => {
  expect(rowOf(code)).toBeUndefined();
  expect(describeError({ code }, 'zh')).toMatchObject({ code, message, severity: 'error', hint: expect.any(String) });
  expect(describeError({ code }, 'en').message).not.toBe(message);
});

test('each group has its words in both languages, and none hides another', () => {
  for (const group of errorGroups) {
    expect(groupOf(group.from)).toBe(group);
    for (const { message, hint } of [group.zh, group.en]) expect([message === '', hint === '']).toEqual([false, false]);
    expect(group.zh.message).not.toBe(group.en.message);
  }
});

test('a server-provided description overrides the built-in text, of a group too', () => {
  expect(describeError({ code: 700020, serverMessage: 'Only on Mondays' }, 'en').message).toBe('Only on Mondays');
  expect(describeError({ code: 101005, serverMessage: 'No such corp' }, 'en').message).toBe('No such corp');
});

test.each([123, 404500, 503100, 920000, 1_000_010, -2, Number.NaN])(
  '%p, unmapped, shows as undefined error code plus the number',
  (code) => {
    expect(describeError({ code }, 'en').message).toBe(`undefined error code ${code}`);
    expect(describeError({ code }, 'zh').message).toBe(`未定义的错误码 ${code}`);
  },
);

test('999999 is the unknown error', () => {
  expect(codeOf('unknownError')).toBe(999999);
});

test('an error carries its code and fills its text', () => {
  const error = appError('recordConflict', { modifier: '王芳' });
  expect(error.code).toBe(304002);
  expect(describeError({ code: error.code, params: error.params }, 'zh').message).toBe('数据已被 王芳 修改');
});

test('a name in an error is the one that its reader knows', () => {
  const { code, params } = appError(
    'recordConflict',
    namedParam('modifier', { name: '张伟', name_i18n: '{"en":"Wei Zhang"}' }),
  );
  expect(describeError({ code, params }, 'zh').message).toContain('张伟');
  expect(describeError({ code, params }, 'en').message).toContain('Wei Zhang');
  const nameless = appError('recordConflict', namedParam('modifier', { name: '张伟', name_i18n: null }));
  expect(describeError(nameless, 'en').message).toContain('张伟');
});
