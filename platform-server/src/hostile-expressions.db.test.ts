import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { checkCondition, previewDesign } from '@portico/shared-kit/contract/workflow-design.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { conditionError, expressionLimits } from '@portico/shared-kit/expressions';
import { approve, bpmn, end, flow, start } from './workflow-engine/testing/diagrams.ts';
import { hostileExpressions } from './testing/hostile-expressions.ts';
import { watchLoop } from './testing/loop-watch.ts';
import type { Answer, TestApp } from './testing/test-app.ts';
import { startRecordsApp } from './testing/test-records.ts';
import { trapDiagram, trapPackage } from './testing/trap-package.ts';

const { checkDesign } = designEndpoints('workflow');
const askedDesign = workflowDesignName({ workflowCode: 'AskedFlow' });

/** For so long may nobody's request wait for somebody else's expression, in ms. */
const longestWait = 100;

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
  const traps = guarded();
  const rules = trapPackage('Ruled', traps, ['title = "a"']);
  const asked = trapPackage(
    'Asked',
    ['1'],
    traps.map((trap) => `(${trap}) = 1`),
  );
  const peopled = {
    ...trapPackage('Peopled', ['1'], []),
    'workflows/trap.bpmn': around(peopleOf([...traps, '"ann"']), 'PeopledFlow'),
  };
  for (const files of [rules, asked, peopled]) await app.services.appPackages.importPackage(files, {}, null);
});
afterAll(() => app.close());

/**
 * Returns the expressions that can be published, being readable and short enough to be read together. Each stands where
 * the title has its number, to which no sample comes.
 */
function guarded(): readonly string[] {
  const chains: string[] = [];
  let chain = '0';
  for (const [at, expression] of hostileExpressions.entries()) {
    if (expression.length > 200 || conditionError(expression) !== null) continue;
    const longer = `if title = "${at}" then (${expression}) else ${chain}`;
    const isFull = longer.length > expressionLimits.characters - 100 || longer.split('else').length > 12;
    if (isFull) chains.push(chain);
    chain = isFull ? `if title = "${at}" then (${expression}) else 0` : longer;
  }
  return [...chains, chain].filter((each) => conditionError(each) === null);
}

/** Tries of what seemed to take too long: on a busy machine the same work may take several times its processor time. */
const mostTries = 5;

/** Sends every expression somewhere; nothing is a failure of ours, and nobody is held up. */
async function attack<T>(send: (expression: string, at: number) => Promise<Answer<T>>): Promise<readonly Answer<T>[]> {
  // What is loaded and compiled at the first use holds up the first one only.
  await send('1 = 1', -1);
  const answers: Answer<T>[] = [];
  const waits: { readonly expression: string; readonly longest: number }[] = [];
  for (const [at, expression] of hostileExpressions.entries()) {
    let longest = Infinity;
    for (let tries = 0; tries < mostTries && longest >= longestWait; tries++) {
      const watched = await watchLoop(async () => answers.push(await send(expression, at)));
      longest = Math.min(longest, watched.longest);
    }
    waits.push({ expression, longest });
  }
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(app.faults).toEqual([]);
  expect(waits.filter(({ longest }) => longest >= longestWait)).toEqual([]);
  return answers;
}

test('tried as a condition, each ends as a value or with its reason', async () => {
  expect(hostileExpressions).toHaveLength(200);
  const answers = await attack((expression) =>
    app.call(checkCondition, { workflowCode: 'AskedFlow', expression, data: { title: 'a' } }, 'adm'),
  );
  const refused = new Set(answers.map(({ data }) => data?.failure?.code));
  for (const name of [
    'expressionTooCostly',
    'expressionTooDeep',
    'expressionListTooLong',
    'expressionTextTooLong',
    'templateConditionInvalid',
  ] as const) {
    expect(refused).toContain(codeOf(name));
  }
});

test('in a diagram that is checked to be published, each is refused or harmless', async () => {
  const answers = await attack((expression) =>
    app.call(checkDesign, { ...askedDesign, bpmn: trapDiagram('AskedFlow', [expression]) }, 'adm'),
  );
  const refused = answers.filter(({ data }) => !data.canPublish);
  expect(refused.length).toBeGreaterThan(150);
  expect(refused.flatMap(({ data }) => data.problems.map(({ elementId }) => elementId))).toContain('F0');
});

/** Attributes of an activity and of a wait that may be FEEL: who handles it, until when, how long it waits. */
const places: Readonly<Record<string, (text: string) => string>> = {
  participants: (text) => peopleOf([text]),
  limit: (text) =>
    approve('A', '审批', { participants: [['originator']] }).replace(
      '</portico:activity>',
      () => `<portico:timeout after="=${quoted(text)}" action="pass"/></portico:activity>`,
    ),
  timer: (text) =>
    `<bpmn:intermediateCatchEvent id="A"><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">=${quoted(text)}</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>`,
};
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An activity of the people whom expressions give. */
const peopleOf = (expressions: readonly string[]) =>
  approve('A', '审批', { participants: expressions.map((each) => ['expression', quoted(each)] as const) });

/** A workflow that comes to one element after its start. */
const around = (element: string, code = 'AskedFlow') =>
  bpmn([start, flow('In', 'Start', 'A'), element, flow('Out', 'A', 'End'), end].join(''), `id="${code}"`);

test.each(Object.entries(places))(
  'as %s of a diagram, checked and previewed, each is refused or harmless',
  async (_, drawn) => {
    const asked = { workflowCode: 'AskedFlow', originatorId: 'ann', data: { title: 'a' } };
    const checks: Answer<DesignPart<'workflow', 'check'>>[] = [];
    await attack<unknown>(async (expression, at) => {
      const diagram = { ...asked, bpmn: around(drawn(expression)) };
      if (at % 2 === 0) return app.call(previewDesign, diagram, 'adm');
      const answer = await app.call(checkDesign, { ...askedDesign, bpmn: diagram.bpmn }, 'adm');
      checks.push(answer);
      return answer;
    });
    const refused = checks.filter(({ data }) => !data.canPublish);
    expect(refused.length).toBeGreaterThan(75);
    expect(refused.flatMap(({ data }) => data.problems.map(({ elementId }) => elementId))).toContain('A');
  },
);

test('in a package, as a rule of its form and as a condition, each is refused with its place or harmless', async () => {
  const answers = await attack((expression, at) => {
    const files = at % 2 === 0 ? trapPackage('New', [expression], []) : trapPackage('New', [], [expression]);
    return app.call(importPackage, { files, dryRun: true }, 'adm');
  });
  const refused = answers.filter(({ errcode }) => errcode === codeOf('packageInvalid'));
  expect(refused.length).toBeGreaterThan(150);
});

test('in a rule of a form that is published, each ends a save with its reason, and nothing is saved', async () => {
  const save = (title: string) => app.call(saveRecord, { schemaCode: 'Ruled', data: { title } }, 'ann');
  const answers = await attack((_, at) => save(`${at}`));
  const refused = answers.filter(({ errcode }) => errcode !== 0);
  expect(refused.length).toBeGreaterThan(100);
  const { data } = await app.call(queryRecords, { schemaCode: 'Ruled', page: 0, size: 1 }, 'ann');
  // The one before them was saved, too.
  expect(data.totalElements).toBe(answers.length - refused.length + 1);
});

test.each([
  ['conditions', 'Asked'],
  ['participants', 'Peopled'],
])('in %s that are published, each ends a start with its reason, and nothing is started', async (_kind, model) => {
  let starts = 0;
  const begin = (title: string) =>
    app.call(
      startWorkflow,
      { workflowCode: `${model}Flow`, data: { title }, requestId: `${model}-${++starts}` },
      'ann',
    );
  const answers = await attack((_, at) => begin(`${at}`));
  const refused = answers.filter(({ errcode }) => errcode !== 0);
  expect(refused.length).toBeGreaterThan(100);
  const { data } = await app.call(queryRecords, { schemaCode: model, page: 0, size: 1 }, 'ann');
  expect(data.totalElements).toBe(answers.length - refused.length + 1);
});
