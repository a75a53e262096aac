import { type MessageName, messageTexts, messageTypes } from './message-types.ts';

const params = {
  instanceName: '请假单-王芳',
  originatorName: '王芳',
  activityName: '部门经理审批',
  workflowInstanceId: 'i1',
  WorkItemId: 'w1',
  schemaCode: 'leave',
  objectId: 'o1',
  modelName: '请假单',
  count: 3,
};

test.each(Object.keys(messageTypes) as MessageName[])(
  '%s has words in both languages, all parameters filled',
  (name) => {
    const { number, params: needed } = messageTypes[name];
    for (const locale of ['zh', 'en'] as const) {
      const texts = messageTexts(number, params, locale);
      expect(texts?.title).not.toMatch(/\.title$/);
      expect(texts?.content).not.toMatch(/\{\{|\.content$/);
      for (const param of needed) expect(texts?.content).toContain(String(params[param]));
    }
  },
);

test('an English reader reads the English name of who started it', () => {
  const named = { ...params, originatorName_i18n: '{"en":"Fang Wang"}' };
  expect(messageTexts(1, named, 'en')?.content).toContain('started by Fang Wang');
  expect(messageTexts(1, named, 'zh')?.content).toContain('王芳发起的');
});

test('no two types share a number', () => {
  const numbers = Object.values(messageTypes).map((row) => row.number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
