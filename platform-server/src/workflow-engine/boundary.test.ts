import { readTemplate, writeTemplate } from './index.ts';
import { bpmn, end, flow, handle, start } from './testing/diagrams.ts';
import { after, around, gateway, problemsOf, run, sub, task, waiting } from './testing/graphs.ts';
import { person, type Simulation } from './testing/simulation.ts';

const timer = (id: string, host: string, rest = '', time = 'P1D') =>
  `<bpmn:boundaryEvent id="${id}" name="到时${id}" attachedToRef="${host}"${rest}><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">${time}</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>`;
const beside = ' cancelActivity="false"';

/** A with a time beside it that leads to Late, and B behind A. */
const watched = (rest = '') => [
  flow('F1', 'Start', 'A'),
  task('A'),
  timer('T', 'A', rest),
  flow('FT', 'T', 'Late'),
  task('Late'),
  flow('LE', 'Late', 'End'),
  flow('AB', 'A', 'B'),
  task('B'),
  flow('BE', 'B', 'End'),
];

function pass(simulation: Simulation): readonly string[] {
  const fired = simulation.wait();
  if (fired === null) throw new Error('no time is waited for');
  expect(simulation.run(fired).kind).toBe('done');
  return waiting(simulation);
}

describe('a time that is watched beside an activity', () => {
  it('takes the activity away when it has come, and leads on from there', async () => {
    const simulation = await run(watched());
    expect(simulation.state?.waits).toMatchObject([{ nodeId: 'T', kind: 'timer', dueAt: '2026-01-02T00:01:00.000Z' }]);
    expect(pass(simulation)).toEqual(['Late']);
    expect(simulation.items[0]).toMatchObject({ status: 'ABORTED', reason: 'TIMEOUT_ABORTED' });
    expect(simulation.logs.at(-1)).toMatchObject({ activityCode: 'T', approvalActionStatus: 21, person: null });
    expect(after(simulation, 'agree', 'late')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('lets the activity stand where it does not interrupt, and comes once', async () => {
    const simulation = await run(watched(beside));
    expect(pass(simulation)).toEqual(['A', 'Late']);
    expect(simulation.state?.waits).toEqual([]);
    expect(after(simulation, 'agree', 'a')).toEqual(['Late', 'B']);
    expect(after(simulation, 'agree', 'late')).toEqual(['B']);
    expect(after(simulation, 'agree', 'b')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it.each(['', beside])('is watched no more once the activity is done%s', async (rest) => {
    const simulation = await run(watched(rest));
    const fired = simulation.wait();
    expect(after(simulation, 'agree', 'a')).toEqual(['B']);
    expect(simulation.state?.waits).toEqual([]);
    expect(fired && simulation.run(fired)).toMatchObject({ refusal: { name: 'activityNotLive' } });
  });

  it('begins anew each time the activity does, and stays with it when others get its work', async () => {
    const simulation = await run([
      ...watched().filter((element) => !element.includes('"BE"')),
      flow('BX', 'B', 'X'),
      gateway('exclusive', 'X', ' default="BE"'),
      flow('round', 'X', 'A', 'again'),
      flow('BE', 'X', 'End'),
    ]);
    simulation.variables = { again: true };
    const [first] = simulation.state?.waits ?? [];
    const activityId = simulation.state?.activities[0]?.id ?? '';
    const common = { actor: person('admin'), comment: null, activityId, people: [person('zoe')] };
    simulation.run({ type: 'adjustParticipants', ...common, pending: simulation.pending() });
    expect(simulation.state?.waits).toEqual([first]);
    simulation.act('agree', 'zoe');
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    expect(simulation.state?.waits).toHaveLength(1);
    expect(simulation.state?.waits[0]?.id).not.toBe(first?.id);
  });

  it('is none of what an administrator takes away, and the last activity stays the last beside it', async () => {
    const simulation = await run(watched());
    const [wait] = simulation.state?.waits ?? [];
    const cancel = (activityId = '') =>
      simulation.run({
        type: 'cancelActivity',
        actor: person('admin'),
        comment: null,
        activityId,
        continuation: 'stay',
      });
    expect(cancel(wait?.id)).toMatchObject({ refusal: { name: 'activityNotLive' } });
    expect(cancel(simulation.state?.activities[0]?.id)).toMatchObject({ refusal: { name: 'lastActivity' } });
  });

  it('keeps a join waiting to which it can still lead', async () => {
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'A'),
      flow('FB', 'Fork', 'B'),
      task('A'),
      task('B'),
      timer('T', 'A'),
      flow('AE', 'A', 'End'),
      flow('TJ', 'T', 'Join'),
      gateway('parallel', 'Join'),
      flow('BJ', 'B', 'Join'),
      flow('JC', 'Join', 'C'),
      task('C'),
      flow('CE', 'C', 'End'),
    ]);
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    expect(pass(simulation)).toEqual(['C']);
  });
});

describe('a time that is watched beside a sub-process', () => {
  const inside = sub('P', ...around('P', 'A', 'B'), task('A'), flow('AB', 'A', 'B'), task('B'));
  const process = (rest = '') => [
    flow('F1', 'Start', 'P'),
    inside,
    timer('T', 'P', rest),
    flow('TL', 'T', 'Late'),
    handle('Late', '补办', { participants: [['user', 'late']] }),
    flow('LE', 'Late', 'End'),
    flow('PE', 'P', 'End'),
  ];

  it('ends all that is in it', async () => {
    const simulation = await run(process());
    simulation.act('agree', 'a');
    expect(pass(simulation)).toEqual(['Late']);
    expect(simulation.state).toMatchObject({ scopes: [], waits: [] });
    expect(after(simulation, 'submit', 'late')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('advances beside it, and is gone with it', async () => {
    const simulation = await run(process(beside));
    expect(pass(simulation)).toEqual(['A', 'Late']);
    simulation.act('submit', 'late');
    simulation.act('agree', 'a');
    expect(after(simulation, 'agree', 'b')).toEqual([]);
    const quick = await run(process(beside));
    quick.act('agree', 'a');
    expect(after(quick, 'agree', 'b')).toEqual([]);
    expect(quick.state).toMatchObject({ status: 'COMPLETED', waits: [] });
  });
});

it('a time beside a service ends its call', async () => {
  const service =
    '<bpmn:serviceTask id="S"><bpmn:extensionElements><portico:service url="https://erp.example/" secret="erp"/></bpmn:extensionElements></bpmn:serviceTask>';
  const simulation = await run([
    flow('F1', 'Start', 'S'),
    service,
    timer('T', 'S'),
    flow('TL', 'T', 'Late'),
    task('Late'),
    flow('LE', 'Late', 'End'),
    flow('SE', 'S', 'End'),
  ]);
  const answered = simulation.answerCall(null);
  expect(pass(simulation)).toEqual(['Late']);
  expect(answered && simulation.run(answered)).toMatchObject({ refusal: { name: 'activityNotLive' } });
});

describe('a diagram with times at its borders', () => {
  const plain = (boundary: string) => [
    flow('F1', 'Start', 'A'),
    task('A'),
    boundary,
    flow('FT', 'T', 'End'),
    flow('AE', 'A', 'End'),
  ];

  it.each(['', beside])('is written to a file and read again%s', async (rest) => {
    const reading = await readTemplate(bpmn([start, ...watched(rest), end].join('')));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(await readTemplate(await writeTemplate(reading.template))).toEqual(reading);
  });

  it.each([
    ['at nothing', timer('T', 'Nobody'), 'templateRuleInvalid'],
    ['at a gateway', `${gateway('parallel', 'G')}${timer('T', 'G')}`, 'templateRuleInvalid'],
    ['of no time', timer('T', 'A', '', 'soon-ish +'), 'templateRuleInvalid'],
    ['into which a flow leads', `${timer('T', 'A')}${flow('X', 'T', 'T')}`, 'templateFlowNotAllowed'],
    [
      'of a message',
      '<bpmn:boundaryEvent id="T" attachedToRef="A"><bpmn:messageEventDefinition/></bpmn:boundaryEvent>',
      'templateElementUnknown',
    ],
    ['of nothing', '<bpmn:boundaryEvent id="T" attachedToRef="A"/>', 'templateElementUnknown'],
    ['that comes again and again', timer('T', 'A').replaceAll('timeDuration', 'timeCycle'), 'templateElementUnknown'],
  ])('is refused %s', async (_case, boundary, name) => {
    const problems = await problemsOf(plain(boundary));
    expect(problems).toContainEqual({ name, elementId: expect.stringMatching(/^[TX]$/) });
  });

  it('is refused where a time leads nowhere', async () => {
    const elements = plain(timer('T', 'A')).filter((element) => !element.includes('"FT"'));
    expect(await problemsOf(elements)).toEqual([{ name: 'templateNodeWithoutEnd', elementId: 'T' }]);
  });
});
