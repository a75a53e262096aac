import { readState, readTemplate } from './index.ts';
import { bpmn, end, flow, handle, start } from './testing/diagrams.ts';
import { after, gateway, namedPeople, run, task, waiting } from './testing/graphs.ts';
import { person, Simulation } from './testing/simulation.ts';

/** A and B side by side, then C. */
const sideBySide = (type: 'parallel' | 'inclusive', conditions: Record<string, string | undefined> = {}) => [
  flow('F0', 'Start', 'Fork'),
  gateway(type, 'Fork', conditions.byDefault ? ` default="${conditions.byDefault}"` : ''),
  flow('FA', 'Fork', 'A', conditions.A),
  flow('FB', 'Fork', 'B', conditions.B),
  task('A'),
  task('B'),
  gateway(type, 'Join'),
  flow('JA', 'A', 'Join'),
  flow('JB', 'B', 'Join'),
  flow('FC', 'Join', 'C'),
  task('C'),
  flow('FE', 'C', 'End'),
];

describe('a parallel gateway', () => {
  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('opens all its branches and advances when all have come, %s first', async (first, second) => {
    const simulation = await run(sideBySide('parallel'));
    expect(waiting(simulation)).toEqual(['A', 'B']);
    expect(after(simulation, 'agree', first)).toEqual([second.toUpperCase()]);
    expect(simulation.state).toMatchObject({ status: 'PROCESSING', joins: [{ nodeId: 'Join' }] });
    expect(after(simulation, 'agree', second)).toEqual(['C']);
    expect(simulation.state?.joins).toEqual([]);
    expect(after(simulation, 'agree', 'c')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('lets an instance advance while a branch that has ended is not the last', async () => {
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'End'),
      flow('FB', 'Fork', 'B'),
      task('B'),
      flow('FE', 'B', 'End'),
    ]);
    expect(simulation.state).toMatchObject({ status: 'PROCESSING', activities: [{ nodeId: 'B' }] });
    expect(after(simulation, 'agree', 'b')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('waits for a time and for a service as for people', async () => {
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'A'),
      flow('FT', 'Fork', 'T'),
      flow('FS', 'Fork', 'S'),
      task('A'),
      '<bpmn:intermediateCatchEvent id="T"><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P1D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
      '<bpmn:serviceTask id="S"><bpmn:extensionElements><portico:service url="https://erp.example/" secret="erp"/></bpmn:extensionElements></bpmn:serviceTask>',
      gateway('inclusive', 'Join'),
      flow('JA', 'A', 'Join'),
      flow('JT', 'T', 'Join'),
      flow('JS', 'S', 'Join'),
      flow('FC', 'Join', 'C'),
      task('C'),
      flow('FE', 'C', 'End'),
    ]);
    expect(after(simulation, 'agree', 'a')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'PROCESSING', waits: [{ kind: 'timer' }, { kind: 'service' }] });
    const answered = simulation.answerCall(null);
    if (answered) simulation.run(answered);
    expect(waiting(simulation)).toEqual([]);
    const fired = simulation.wait();
    if (fired) simulation.run(fired);
    expect(waiting(simulation)).toEqual(['C']);
  });

  /** A comes to the join, or past it where `skip` holds. */
  const withSideExit = [
    ...sideBySide('parallel').filter((element) => !element.includes('"JA"')),
    flow('JX', 'A', 'X'),
    gateway('exclusive', 'X', ' default="JA"'),
    flow('JA', 'X', 'Join'),
    flow('FX', 'X', 'End', 'skip'),
  ];

  it('does not wait for a branch that went elsewhere, whichever comes first', async () => {
    const lateExit = await run(withSideExit, { skip: true });
    expect(after(lateExit, 'agree', 'b')).toEqual(['A']);
    expect(after(lateExit, 'agree', 'a')).toEqual(['C']);
    const earlyExit = await run(withSideExit, { skip: true });
    expect(after(earlyExit, 'agree', 'a')).toEqual(['B']);
    expect(after(earlyExit, 'agree', 'b')).toEqual(['C']);
  });

  it('waits again for all when a flow leads round to it', async () => {
    const simulation = await run(
      [
        ...sideBySide('parallel').filter((element) => !element.includes('"FE"') && !element.includes('"F0"')),
        flow('F0', 'Start', 'Z'),
        task('Z'),
        flow('FZ', 'Z', 'Fork'),
        flow('FY', 'C', 'Y'),
        gateway('exclusive', 'Y', ' default="FE"'),
        flow('Round', 'Y', 'Z', 'again'),
        flow('FE', 'Y', 'End'),
      ],
      { again: true },
    );
    for (const round of [1, 2, 3]) {
      expect(after(simulation, 'agree', 'z')).toEqual(['A', 'B']);
      expect(after(simulation, 'agree', 'b')).toEqual(['A']);
      expect(after(simulation, 'agree', 'a')).toEqual(['C']);
      simulation.variables = { again: round < 3 };
      expect(after(simulation, 'agree', 'c')).toEqual(round < 3 ? ['Z'] : []);
    }
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('gathers a branch that came round twice once', async () => {
    const simulation = await run([...withSideExit, flow('Back', 'X', 'Fork', 'again')], { again: true });
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    expect(after(simulation, 'agree', 'a')).toEqual(['A', 'B']);
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    simulation.variables = { again: false };
    expect(after(simulation, 'agree', 'a')).toEqual(['C']);
    expect(after(simulation, 'agree', 'c')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('an inclusive gateway', () => {
  it.each([
    ['both', 7, ['A', 'B']],
    ['the first', 4, ['A']],
    ['the default one where no other holds', 1, ['B']],
  ])('opens %s of its branches and waits for exactly those', async (_case, amount, opened) => {
    const conditions = { A: 'amount > 3', byDefault: 'FB' };
    const simulation = await run(
      opened.length === 2
        ? sideBySide('inclusive', { A: 'amount > 3', B: 'amount > 5' })
        : sideBySide('inclusive', conditions),
      { amount },
    );
    expect(waiting(simulation)).toEqual(opened);
    for (const who of opened) simulation.act('agree', who.toLowerCase());
    expect(waiting(simulation)).toEqual(['C']);
  });

  it('is refused where no branch holds and none is the default', async () => {
    const reading = await readTemplate(
      bpmn([start, ...sideBySide('inclusive', { A: 'amount > 3', B: 'amount > 5' }), end].join('')),
    );
    if (!reading.ok) throw new Error('not readable');
    expect(new Simulation(reading.template, namedPeople, { amount: 1 }).start()).toMatchObject({
      kind: 'refused',
      refusal: { name: 'noBranchMatches', params: { gateway: '网关Fork' } },
    });
  });

  it('always takes a branch without a condition', async () => {
    expect(waiting(await run(sideBySide('inclusive', { B: 'amount > 5' }), { amount: 1 }))).toEqual(['A']);
  });

  it('waits for what can still come from far away, through other gateways', async () => {
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'A'),
      flow('FB', 'Fork', 'Inner'),
      gateway('parallel', 'Inner'),
      flow('I1', 'Inner', 'B'),
      flow('I2', 'Inner', 'D'),
      task('A'),
      task('B'),
      task('D'),
      gateway('parallel', 'InnerJoin'),
      flow('I3', 'B', 'InnerJoin'),
      flow('I4', 'D', 'InnerJoin'),
      gateway('inclusive', 'Join'),
      flow('JA', 'A', 'Join'),
      flow('JB', 'InnerJoin', 'Join'),
      flow('FC', 'Join', 'C'),
      task('C'),
      flow('FE', 'C', 'End'),
    ]);
    expect(after(simulation, 'agree', 'a')).toEqual(['B', 'D']);
    expect(after(simulation, 'agree', 'b')).toEqual(['D']);
    expect(after(simulation, 'agree', 'd')).toEqual(['C']);
  });

  it('and another that wait for each other alone are left in the order of their first branch', async () => {
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'A'),
      flow('FB', 'Fork', 'B'),
      task('A'),
      task('B'),
      gateway('inclusive', 'J1'),
      gateway('inclusive', 'J2'),
      flow('A1', 'A', 'J1'),
      flow('B2', 'B', 'J2'),
      flow('F1', 'J1', 'C'),
      flow('F2', 'J2', 'D'),
      task('C'),
      task('D'),
      gateway('exclusive', 'X1', ' default="E1"'),
      gateway('exclusive', 'X2', ' default="E2"'),
      flow('C1', 'C', 'X1'),
      flow('D2', 'D', 'X2'),
      flow('Over', 'X1', 'J2', 'round'),
      flow('Back', 'X2', 'J1', 'round'),
      flow('E1', 'X1', 'End'),
      flow('E2', 'X2', 'End'),
    ]);
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    expect(after(simulation, 'agree', 'a')).toEqual(['D']);
    expect(after(simulation, 'agree', 'd')).toEqual(['C']);
    expect(after(simulation, 'agree', 'c')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', joins: [] });
  });
});

describe('what ends an instance or hands it back', () => {
  const half = async (rules = '') => {
    const simulation = await run([
      ...sideBySide('parallel').filter((element) => !element.includes('id="A"')),
      task('A', rules),
    ]);
    simulation.act('agree', 'b');
    return simulation;
  };

  it('closes the branches beside a disagreement and leaves nothing at the join', async () => {
    const simulation = await run(sideBySide('parallel'));
    simulation.act('disagree', 'a');
    expect(simulation.state).toMatchObject({ status: 'CANCELED', activities: [], joins: [] });
    expect(simulation.items).toMatchObject([
      { status: 'DISAGREED' },
      { status: 'CANCELED', reason: 'PARALLEL_ACTIVITY_CANCEL' },
    ]);
  });

  it('begins both branches anew after a handing back, whatever had come to the join before', async () => {
    const simulation = await half('disagree="toOriginator"');
    expect(after(simulation, 'disagree', 'a')).toEqual(['Start']);
    expect(simulation.state?.joins).toEqual([]);
    expect(after(simulation, 'submit', 'lin')).toEqual(['A', 'B']);
    expect(after(simulation, 'agree', 'a')).toEqual(['B']);
  });

  it.each(['finish', 'revoke'] as const)('leaves nothing at the join on %s', async (type) => {
    const simulation = await half();
    const command = type === 'finish' ? ({ type, workItem: null } as const) : ({ type } as const);
    const template = { ...simulation.template, revoke: 'whileProcessing' as const };
    const other = new Simulation(template, namedPeople);
    for (const { command: done } of simulation.history) other.run(done);
    expect(other.run({ ...command, actor: person('lin'), comment: null })).toMatchObject({
      state: { activities: [], joins: [], finishedAt: expect.any(String) },
    });
    expect(other.pending()).toEqual([]);
  });
});

describe('a handle activity', () => {
  const handling = (rules: string) => [
    flow('F0', 'Start', 'H'),
    handle('H', '补充', {
      rules,
      participants: [
        ['user', 'a'],
        ['user', 'b'],
      ],
    }),
    flow('FE', 'H', 'End'),
  ];

  it('is handed in, and there is nothing to agree or to refuse', async () => {
    const simulation = await run(handling(''));
    for (const type of ['agree', 'disagree'] as const) {
      expect(simulation.act(type, 'a')).toMatchObject({ refusal: { name: 'workflowActionNotAllowed' } });
    }
    expect(after(simulation, 'submit', 'a')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
    expect(simulation.items).toMatchObject([
      { status: 'SUBMITTED' },
      { status: 'CANCELED', reason: 'MULTI_PARTICIPANT_CANCEL' },
    ]);
    expect(simulation.logs.at(-1)).toMatchObject({ activityCode: 'H', approvalActionStatus: 1, person: { id: 'a' } });
  });

  it('waits for everybody where all are asked', async () => {
    const simulation = await run(handling('multiInstance="all"'));
    expect(after(simulation, 'submit', 'b')).toEqual(['H']);
    expect(after(simulation, 'submit', 'a')).toEqual([]);
    expect(simulation.items.map(({ status }) => status)).toEqual(['SUBMITTED', 'SUBMITTED']);
  });

  it('counts as a decision, so that it is too late to revoke', async () => {
    const simulation = await run(handling('multiInstance="all"'));
    simulation.act('submit', 'a');
    expect(simulation.run({ type: 'revoke', actor: person('lin'), comment: null })).toMatchObject({
      refusal: { name: 'cannotWithdraw' },
    });
  });
});

describe('a state that was stored before there were parallel branches', () => {
  it('advances', async () => {
    const simulation = await run(
      sideBySide('parallel')
        .slice(0, 3)
        .concat(flow('FE', 'A', 'End'), task('A')),
    );
    const { joins: _joins, ...old } = JSON.parse(JSON.stringify(simulation.state)) as Record<string, unknown>;
    const activities = (old.activities as object[]).map(({ scope: _scope, ...rest }: { scope?: unknown }) => rest);
    simulation.state = readState({ ...old, activities });
    expect(after(simulation, 'agree', 'a')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });
});
