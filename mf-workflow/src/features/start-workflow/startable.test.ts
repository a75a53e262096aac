import type { StartableWorkflow } from '@portico/shared-kit/contract/workflow.schema';
import { commonWorkflows, groupWorkflows } from './startable.model.ts';

function workflow(code: string, startCount = 0, appCode = 'hr'): StartableWorkflow {
  return {
    workflowCode: code,
    name: `流程${code}`,
    name_i18n: JSON.stringify({ en: `Flow ${code}` }),
    appCode,
    appName: appCode === 'hr' ? '人事' : '财务',
    appName_i18n: null,
    schemaCode: code,
    sheetCode: code,
    startCount,
  };
}

test('workflows stand below their application, in the order given', () => {
  const groups = groupWorkflows([workflow('a'), workflow('b', 0, 'finance'), workflow('c')], '', 'zh');
  expect(groups.map(({ name, workflows }) => [name, workflows.map(({ workflowCode }) => workflowCode)])).toEqual([
    ['人事', ['a', 'c']],
    ['财务', ['b']],
  ]);
});

test('searching looks at the names in the language of the user', () => {
  expect(groupWorkflows([workflow('a'), workflow('b')], 'flow A', 'en')[0]?.workflows).toHaveLength(1);
  expect(groupWorkflows([workflow('a')], 'flow', 'zh')).toEqual([]);
});

test('common are the most started, at most seven, never one that was not started', () => {
  const all = Array.from({ length: 10 }, (_, index) => workflow(`w${index}`, index));
  expect(commonWorkflows(all).map(({ startCount }) => startCount)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  expect(commonWorkflows([workflow('a')])).toEqual([]);
});
