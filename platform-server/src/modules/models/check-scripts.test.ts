import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { actionProblems } from './check-actions.ts';
import { scriptProblems } from './check-scripts.ts';

const view = { code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] };
const withViews = (...listViews: object[]) => ({ listViews }) as unknown as ModelDefinition;

test('a script that can be read has no problem, and none of its hooks is called', async () => {
  const script = `{ options: { version: '1.1' }, hooks: { onLoad() { for (;;); } } }`;
  expect(await scriptProblems(withViews({ ...view, script }, view))).toEqual([]);
});

test('a script that cannot is named at its view, in both languages', async () => {
  expect(await scriptProblems(withViews(view, { ...view, script: '{ options: {} }' }))).toEqual([
    {
      path: ['listViews', 1, 'script'],
      detail: { zh: '脚本缺少 options.version，须为字符串', en: 'The script lacks options.version, which is a string' },
    },
  ]);
});

test('a script of 1 MB is refused by name, one that loops is ended', async () => {
  const [large, endless] = await scriptProblems(
    withViews({ ...view, script: ' '.repeat(999_999) + '1' }, { ...view, script: '(() => { for (;;); })()' }),
  );
  expect(large?.detail.zh).toBe('脚本有 1000000 个字符，最多 262144 个');
  expect(endless?.detail.zh).toBe('脚本运行超过 500 毫秒，已停止');
});

test('a button that a script answers does something', () => {
  const queryActions = [{ actionCode: 'summary', name: '汇总' }];
  expect(actionProblems(withViews({ ...view, queryActions }))).toHaveLength(1);
  expect(actionProblems(withViews({ ...view, queryActions, script: 'x' }))).toEqual([]);
});
