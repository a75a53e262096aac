import { describeError } from '@portico/shared-kit/errors/complete';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, ccTask, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { flowable } from '../../../workflow-engine/testing/foreign-tools.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

/** Both of a pair; then by days somebody with a day's time, who is passed where they have handled it, or the end. */
const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Pair'),
    approve('Pair', '会签', { rules: 'multiInstance="sequence"', participants: [['role', 'pair']] }),
    flow('F2', 'Pair', 'Days'),
    '<bpmn:exclusiveGateway id="Days" name="天数" default="F4"/>',
    flow('F3', 'Days', 'Long', 'days > 3'),
    flow('F4', 'Days', 'Told'),
    flow('F9', 'Days', 'Never', 'days < 0'),
    approve('Long', '长假审批', {
      rules: 'autoPass="participated" multiInstance="all"',
      participants: [
        ['user', 'p1'],
        ['user', 'boss'],
      ],
    }).replace(
      '</portico:activity>',
      '<portico:timeout after="P1D" remindBefore="PT1H" action="pass"/></portico:activity>',
    ),
    flow('F5', 'Long', 'Helper'),
    approve('Helper', '交接', { rules: 'nobodyFound="toAdmin"', participants: [['staffField', 'helper']] }),
    flow('F6', 'Helper', 'Told'),
    approve('Never', '补假', { rules: 'nobodyFound="refuse"', participants: [['staffField', 'helper']] }),
    flow('F10', 'Never', 'Told'),
    ccTask('Told', '知会', { participants: [['originator']] }),
    flow('F7', 'Told', 'End'),
    end,
  ].join(''),
);

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;
const root = () => bench.user('root', ['ADMIN']);
const workflowCode = 'trial';

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish(workflowCode, xml);
});
afterAll(() => bench.database.drop());

/** Each person of each activity that somebody has work at, in order, when everybody agrees. */
async function whatHappens(data: Record<string, unknown>): Promise<string[]> {
  const input = { workflowCode, data, requestId: requestId() };
  const { workflowInstanceId } = await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
  for (;;) {
    const items = bench.database.db
      .selectFrom('work_item')
      .select(['id', 'participant_id'])
      .where('instance_id', '=', workflowInstanceId)
      .where('status', '=', 'PENDING')
      .where('type', '=', 0);
    const [item] = await items.execute();
    if (item === undefined) break;
    const act = { id: item.id, action: 'agree', requestId: requestId() } as const;
    await bench.workflow.commands.act(bench.user(item.participant_id), act, 'zh');
  }
  const all = await bench.database.db
    .selectFrom('work_item')
    .select(['activity_code', 'participant_id', 'reason', 'id'])
    .where('instance_id', '=', workflowInstanceId)
    .execute();
  const number = ({ id }: { readonly id: string }) => Number(id.split('-').at(-1));
  return all
    .toSorted((a, b) => number(a) - number(b))
    .map((item) => `${item.activity_code}:${item.participant_id}${item.reason === null ? '' : ' passed'}`);
}

const preview = (data: Record<string, unknown>) =>
  bench.workflow.designs.preview(root(), { workflowCode, originatorId: 'lin', data });

describe('a dry run', () => {
  test.each([
    ['short', { days: '1', title: 'a' }],
    ['at the limit', { days: '3' }],
    ['long, with a helper', { days: '4', helper: { id: 'p2', name: '众2' } }],
    ['long, without one', { days: '30' }],
  ])('tells what then happens: %s', async (_what, data) => {
    const { nodes, endStatus, stopped } = await preview(data);
    const told = nodes.flatMap(({ activityCode, people }) =>
      people.map(({ user, passedBy }) => `${activityCode}:${user.id}${passedBy === null ? '' : ' passed'}`),
    );
    expect(told).toEqual(await whatHappens(data));
    expect([endStatus, stopped]).toEqual(['COMPLETED', null]);
  });

  test('shows the path, the conditions with what they gave, and the time limits', async () => {
    const { nodes } = await preview({ days: '30' });
    const at = (code: string) => nodes.find(({ activityCode }) => activityCode === code);
    expect(nodes.map(({ activityCode }) => activityCode)).toEqual([
      'Start',
      'Pair',
      'Days',
      'Long',
      'Helper',
      'Told',
      'End',
    ]);
    expect(at('Days')?.flows).toMatchObject([
      { flowId: 'F3', condition: 'days > 3', value: true, isTaken: true },
      { flowId: 'F4', value: null, isDefault: true, isTaken: false },
      { flowId: 'F9', value: null, isTaken: false },
    ]);
    const { arrivalTime = '', limit } = at('Long') ?? {};
    const after = (ms: number) => new Date(Date.parse(arrivalTime) + ms).toISOString();
    expect(limit).toEqual({ after: 'P1D', dueTime: after(86_400_000), remindTime: after(82_800_000), action: 'pass' });
    expect([at('Helper')?.nobodyFound, at('Helper')?.people.map(({ user }) => user.name)]).toEqual([
      'toAdmin',
      ['管理员'],
    ]);
  });

  test('shows the time that is watched beside work', async () => {
    const timer = '<bpmn:timerEventDefinition><bpmn:timeDuration>PT2H</bpmn:timeDuration></bpmn:timerEventDefinition>';
    const watched = `<bpmn:boundaryEvent id="Late" attachedToRef="Helper">${timer}</bpmn:boundaryEvent>`;
    const drawn = xml.replace('<bpmn:endEvent', `${watched}${flow('F11', 'Late', 'Told')}<bpmn:endEvent`);
    const { nodes } = await bench.workflow.designs.preview(root(), {
      workflowCode,
      bpmn: drawn,
      originatorId: 'lin',
      data: { days: '30' },
    });
    expect(nodes.find(({ activityCode }) => activityCode === 'Helper')?.limit).toMatchObject({
      after: 'PT2H',
      action: null,
    });
  });

  test('is for somebody who is active', async () => {
    const input = { workflowCode, originatorId: 'nobody' };
    await expect(bench.workflow.designs.preview(root(), input)).rejects.toMatchObject({
      code: codeOf('personNotActive'),
    });
  });

  test('tells where it would be refused, with the element', async () => {
    const { nodes, endStatus, stopped } = await preview({ days: '-1' });
    expect([endStatus, stopped?.code, stopped?.elementId]).toEqual([null, codeOf('noParticipant'), 'Never']);
    expect(nodes.at(-1)).toMatchObject({ activityCode: 'Never', nobodyFound: 'refuse' });
  });

  test('leaves nothing behind', async () => {
    const count = async () => (await bench.database.db.selectFrom('work_item').select('id').execute()).length;
    const before = await count();
    await preview({ days: '30' });
    expect(await count()).toBe(before);
  });
});

test('what the model or the organisation does not have is warned of, with the element', async () => {
  const odd = xml.replace('days > 3', 'amount > 3').replace('value="p1"', 'value="nobody"');
  const { problems, canPublish } = await bench.designs.check(root(), { designKey: workflowCode, bpmn: odd }, 'zh');
  expect(canPublish).toBe(true);
  const named = problems.filter(({ code }) => code !== codeOf('templateNameMissingEn'));
  expect(named.map(({ code, elementId, severity }) => [code, elementId, severity])).toEqual([
    [codeOf('templatePropertyUnknown'), 'F3', 'warning'],
    [codeOf('templateParticipantUnknown'), 'Long', 'warning'],
  ]);
});

test('a misspelt name and a condition that cannot be read are told in both languages, with what to write', async () => {
  const saidOf = async (condition: string) => {
    const bpmn = xml.replace('days > 3', condition);
    const { problems } = await bench.designs.check(root(), { designKey: workflowCode, bpmn }, 'zh');
    const found = problems.find(({ elementId }) => elementId === 'F3');
    return (['zh', 'en'] as const).map((locale) => found && describeError(found, locale).message);
  };
  expect(await saidOf('dayz > 3')).toEqual([
    expect.stringContaining('没有的数据项“dayz”，其值始终为空，是否应为“days”？'),
    expect.stringContaining('it is always empty. Do you mean “days”?'),
  ]);
  expect(await saidOf('(days > 3')).toEqual([
    expect.stringContaining('第 1 个字符处的 ( 没有对应的 )，请补上 )'),
    expect.stringContaining('the ( at character 1 is not closed: write ) where it ends'),
  ]);
});

test('a name that is drawn in one language only is asked for in the other, and holds nothing up', async () => {
  const named = xml.replace('name="发起"', 'name="Begin"');
  const { problems, canPublish } = await bench.designs.check(root(), { designKey: workflowCode, bpmn: named }, 'zh');
  expect(canPublish).toBe(true);
  expect(problems).toContainEqual(
    expect.objectContaining({ code: codeOf('templateNameMissingZh'), elementId: 'Start', severity: 'warning' }),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ code: codeOf('templateNameMissingEn'), elementId: 'Long', severity: 'warning' }),
  );
});

describe('a condition', () => {
  const check = (expression: string, more: object = {}) =>
    bench.workflow.designs.checkCondition(root(), { workflowCode, expression, ...more });

  test('is tried on a record, with other values in place of its own', async () => {
    const objectId = await bench.addRecord({ title: '年假', days: '5', helper: null }, 'DRAFT');
    expect(await check('days > 3 and title = "年假"', { objectId })).toMatchObject({
      holds: true,
      failure: null,
      used: [
        { propertyCode: 'days', value: '5' },
        { propertyCode: 'title', value: '年假' },
      ],
    });
    expect(await check('days > 3', { objectId, data: { days: '2' } })).toMatchObject({ holds: false, result: 'false' });
  });

  test('that cannot be read or names what is not there says so', async () => {
    expect(await check('days >')).toMatchObject({ holds: null, failure: { code: codeOf('templateConditionInvalid') } });
    expect(await check('dayz > 3')).toMatchObject({ holds: false, unknownNames: ['dayz'] });
  });

  test('with a sign that can be read and never holds is refused by the sign to write, tried and published', async () => {
    const wrong = { written: '==', instead: '=' };
    expect(await check('days == 3')).toMatchObject({
      holds: null,
      failure: { code: codeOf('expressionSpelling'), params: wrong },
    });
    const bpmn = xml.replace('days > 3', 'days == 3');
    const { problems, canPublish } = await bench.designs.check(root(), { designKey: workflowCode, bpmn }, 'zh');
    expect(canPublish).toBe(false);
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: codeOf('expressionSpelling'),
        elementId: 'F3',
        params: expect.objectContaining(wrong),
      }),
    );
  });

  test('tells nothing of what the record does not show', async () => {
    const objectId = await bench.addRecord({ title: '年假' }, 'DRAFT');
    await expect(check('days > 3', { objectId })).rejects.toMatchObject({ code: codeOf('fieldNotVisible') });
  });
});

describe('a file of another tool', () => {
  test('is opened with places for all, keeps what is foreign, and names what cannot run', async () => {
    const opened = await bench.workflow.designFiles.importFile(root(), { workflowCode, bpmn: flowable });
    expect(opened.problems.map(({ elementId }) => elementId)).toContain('mail');
    expect(opened.foreignNamespaces.some((uri) => uri.includes('flowable'))).toBe(true);
    const foreign = /flowable:[\w]+="[^"]*"/g;
    const count = (text: string) => (text.match(foreign) ?? []).length;
    expect(count(opened.bpmn)).toBe(count(flowable));
  });

  test.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['no XML', 'PK\u0003\u0004'],
    ['elements without end', '<a>'.repeat(5_000)],
  ])('that is %s is refused', async (_what, text) => {
    await expect(bench.workflow.designFiles.importFile(root(), { workflowCode, bpmn: text })).rejects.toMatchObject({
      code: codeOf('templateUnreadable'),
    });
  });

  test('goes out as it came in, under its name', async () => {
    expect(await bench.workflow.designFiles.exportFile(root(), { workflowCode })).toEqual({
      fileName: '请假-v1.bpmn',
      bpmn: xml,
    });
  });
});
