import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '../navigation/route-table.ts';
import { manual } from './manual.ts';
import { searchManual, topicIds } from './search-manual.model.ts';
import type { Topic } from './topic.ts';
import { topicAt } from './topic-of-page.ts';

const root = join(import.meta.dirname, '../../..');
/** Texts of the screens in both languages. */
const screens = globSync('{shell-host,shared-kit,mf-*}/src/**/{*.texts,action-codes}.ts', { cwd: root })
  .filter((path) => !path.includes('help/topics'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const sentencesOf = ({ title, lead, parts }: Topic) => [
  title,
  lead,
  ...parts.flatMap((part) => [part.title, ...part.lines]),
];

test.each(topicIds)('the topic %s has words in both languages, and names no language’s words in the other', (id) => {
  const sentences = sentencesOf(manual[id]);
  expect(sentences.length).toBeGreaterThan(4);
  for (const { zh, en } of sentences) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en.replace('“中文”', '')).not.toMatch(/\p{Script=Han}/u);
    expect(zh + en).not.toMatch(/[<>*]|\{\{/);
  }
});

test.each(topicIds)('what the topic %s puts in quotation marks stands on a screen', (id) => {
  const quoted = sentencesOf(manual[id]).flatMap(({ zh, en }) => [...`${zh}${en}`.matchAll(/“([^”]+)”/g)]);
  const unknown = quoted.map(([, word = '']) => word).filter((word) => !screens.includes(`'${word}`));
  expect(unknown).toEqual([]);
});

test.each(routeTable.map(({ name, path }) => ({ name, path })))(
  'the route $name has a topic of the manual',
  ({ path }) => {
    const address = path.replaceAll(/:\w+/g, 'x1');
    expect(topicIds).toContain(topicAt(address, ''));
  },
);

test.each([
  ['/workflow-center/delegation-workflow', '', 'delegation'],
  ['/application/sales/application-list/salesOrder', '', 'lists'],
  ['/form/detail', '?startWorkflowCode=leave', 'starting'],
  ['/form/detail', '?workflowInstanceId=i1&workitemId=w1', 'handling'],
  ['/form/detail', '?workflowInstanceId=i1', 'following'],
  ['/form/detail', '?objectId=o1&schemaCode=customer', 'forms'],
  ['/design', '?workflowCode=leave', 'workflowDesign'],
  ['/form-design', '', 'formDesign'],
  ['/portal-design', '', 'portalDesign'],
  ['/report-design', '', 'reportDesign'],
  ['/print-design', '', 'printDesign'],
  ['/list-script', '', 'lists'],
  ['/a-page-of-a-remote', '', 'gettingAround'],
])('help at %s%s is about %s', (pathname, search, topic) => {
  expect(topicAt(pathname, search)).toBe(topic);
});

test('a word finds the topics that have it, in either language, those named by it first', () => {
  expect(searchManual('委托', 'zh')[0]).toMatchObject({ id: 'delegation' });
  expect(searchManual('withdraw', 'en')[0]).toMatchObject({ id: 'following' });
  expect(searchManual(' RECOVERY codes ', 'en')).toEqual([
    { id: 'security', line: expect.stringContaining('“Recovery codes”') },
  ]);
  expect(searchManual('恢复码', 'zh').map(({ id }) => id)).toEqual(['security']);
  expect(searchManual('恢复码', 'en')).toEqual([]);
  expect(searchManual(' ', 'en').map(({ id }) => id)).toEqual(topicIds);
});
