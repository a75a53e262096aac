import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { canPin, commonWorkflows, groupWorkflows, type WorkflowFolder } from './startable.model.ts';

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

const codesIn = (folders: readonly WorkflowFolder[] = []) =>
  folders.flatMap(({ workflows }) => workflows.map(({ workflowCode }) => workflowCode));

test('workflows stand below their application, in the order given', () => {
  const groups = groupWorkflows([workflow('a'), workflow('b', 0, 'finance'), workflow('c')], '', 'zh');
  expect(groups.map(({ name, folders }) => [name, codesIn(folders)])).toEqual([
    ['人事', ['a', 'c']],
    ['财务', ['b']],
  ]);
});

test('those in a folder of the menu stand below it, after those in none', () => {
  const folder = { name: '报销', name_i18n: null };
  const [group] = groupWorkflows([{ ...workflow('a'), folder }, workflow('b'), { ...workflow('c'), folder }], '', 'zh');
  expect(group?.folders.map(({ name, workflows }) => [name, workflows.length])).toEqual([
    [null, 1],
    ['报销', 2],
  ]);
});

test('searching looks at the names in both languages, and at folders and applications', () => {
  expect(codesIn(groupWorkflows([workflow('a'), workflow('b')], 'flow A', 'zh')[0]?.folders)).toEqual(['a']);
  expect(codesIn(groupWorkflows([workflow('a'), workflow('b')], '流程b', 'en')[0]?.folders)).toEqual(['b']);
  const inFolder = { ...workflow('c'), folder: { name: '报销', name_i18n: '{"en":"Claims"}' } };
  expect(codesIn(groupWorkflows([workflow('a'), inFolder], 'claims', 'zh')[0]?.folders)).toEqual(['c']);
  expect(groupWorkflows([workflow('a', 0, 'finance')], '财务', 'en')).toHaveLength(1);
  expect(groupWorkflows([workflow('a')], 'nothing', 'zh')).toEqual([]);
});

test('common are the most started, at most seven, never one that was not started', () => {
  const all = Array.from({ length: 10 }, (_, index) => workflow(`w${index}`, index));
  expect(commonWorkflows(all).map(({ startCount }) => startCount)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  expect(commonWorkflows([workflow('a')])).toEqual([]);
});

test('pinned ones come first, the earliest before the others, and leave the rest of the seven to the most started', () => {
  const started = Array.from({ length: 9 }, (_, index) => workflow(`w${index}`, index));
  const late = { ...workflow('late'), pinnedTime: '2026-03-02T00:00:00.000Z' };
  const early = { ...workflow('early', 3), pinnedTime: '2026-03-01T00:00:00.000Z' };
  const common = commonWorkflows([...started, late, early]).map(({ workflowCode }) => workflowCode);
  expect(common).toEqual(['early', 'late', 'w8', 'w7', 'w6', 'w5', 'w4']);
});

test('an eighth cannot be pinned', () => {
  const pinned = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...workflow(`w${index}`), pinnedTime: '2026-03-01T00:00:00.000Z' }));
  expect([canPin(pinned(6)), canPin(pinned(7))]).toEqual([true, false]);
});
