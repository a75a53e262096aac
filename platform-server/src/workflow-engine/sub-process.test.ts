import { flow } from './testing/diagrams.ts';
import { after, around, gateway, problemsOf, run, sub, task, waiting } from './testing/graphs.ts';
import { person } from './testing/simulation.ts';

describe('a sub-process', () => {
  const simple = [
    flow('F1', 'Start', 'P'),
    sub('P', ...around('P', 'A', 'B'), task('A'), flow('AB', 'A', 'B'), task('B')),
    flow('F2', 'P', 'C'),
    task('C'),
    flow('F3', 'C', 'End'),
  ];

  it('is gone through from its start to its end, which leads on behind it', async () => {
    const simulation = await run(simple);
    expect(waiting(simulation)).toEqual(['A']);
    expect(simulation.state?.scopes).toMatchObject([{ nodeId: 'P', scope: null }]);
    expect(after(simulation, 'agree', 'a')).toEqual(['B']);
    expect(after(simulation, 'agree', 'b')).toEqual(['C']);
    expect(simulation.state).toMatchObject({ status: 'PROCESSING', scopes: [] });
    expect(after(simulation, 'agree', 'c')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('is left when the last of its branches has ended, and at once when nobody acts in it', async () => {
    const simulation = await run([
      flow('F1', 'Start', 'P'),
      sub(
        'P',
        flow('in', 'S_P', 'Fork'),
        gateway('parallel', 'Fork'),
        flow('FA', 'Fork', 'A'),
        flow('FB', 'Fork', 'B'),
        task('A'),
        task('B'),
        flow('AE', 'A', 'E_P'),
        flow('BE', 'B', 'Quick'),
        sub('Quick', flow('in_Quick', 'S_Quick', 'E_Quick')),
        flow('QE', 'Quick', 'E_P'),
      ),
      flow('F2', 'P', 'C'),
      task('C'),
      flow('F3', 'C', 'End'),
    ]);
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    expect(after(simulation, 'agree', 'a')).toEqual(['C']);
  });

  it('stands in another one, and a loop in it stays in it', async () => {
    const simulation = await run(
      [
        flow('F1', 'Start', 'P'),
        sub(
          'P',
          flow('in', 'S_P', 'Q'),
          sub(
            'Q',
            flow('in_Q', 'S_Q', 'A'),
            task('A'),
            flow('AX', 'A', 'X'),
            gateway('exclusive', 'X', ' default="out_Q"'),
            flow('round', 'X', 'A', 'again'),
            flow('out_Q', 'X', 'E_Q'),
          ),
          flow('QB', 'Q', 'B'),
          task('B'),
          flow('out', 'B', 'E_P'),
        ),
        flow('F2', 'P', 'End'),
      ],
      { again: true },
    );
    expect(simulation.state?.scopes).toHaveLength(2);
    expect(after(simulation, 'agree', 'a')).toEqual(['A']);
    simulation.variables = { again: false };
    expect(after(simulation, 'agree', 'a')).toEqual(['B']);
    expect(after(simulation, 'agree', 'b')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', scopes: [] });
  });

  it('is entered anew each time a flow leads round to it', async () => {
    const simulation = await run(
      [
        flow('F1', 'Start', 'P'),
        sub('P', ...around('P', 'A'), task('A')),
        flow('F2', 'P', 'X'),
        gateway('exclusive', 'X', ' default="F3"'),
        flow('round', 'X', 'P', 'again'),
        flow('F3', 'X', 'End'),
      ],
      { again: true },
    );
    for (let round = 0; round < 3; round += 1) expect(after(simulation, 'agree', 'a')).toEqual(['A']);
    expect(simulation.state?.scopes).toHaveLength(1);
  });

  it('runs twice side by side where two flows lead into it, and its joins take each run for itself', async () => {
    const inner = [
      flow('in', 'S_P', 'Fork2'),
      gateway('parallel', 'Fork2'),
      flow('G1', 'Fork2', 'C'),
      flow('G2', 'Fork2', 'D'),
      task('C'),
      task('D'),
      gateway('parallel', 'Join2'),
      flow('G3', 'C', 'Join2'),
      flow('G4', 'D', 'Join2'),
      flow('out', 'Join2', 'Z'),
      task('Z'),
      flow('zout', 'Z', 'E_P'),
    ];
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'A'),
      flow('FB', 'Fork', 'B'),
      task('A'),
      task('B'),
      flow('AP', 'A', 'P'),
      flow('BP', 'B', 'P'),
      sub('P', ...inner),
      flow('F2', 'P', 'End'),
    ]);
    simulation.act('agree', 'a');
    simulation.act('agree', 'b');
    expect(waiting(simulation)).toEqual(['C', 'D', 'C', 'D']);
    simulation.act('agree', 'c');
    simulation.act('agree', 'c');
    expect(waiting(simulation)).toEqual(['D', 'D']);
    expect(after(simulation, 'agree', 'd')).toEqual(['D', 'Z']);
    expect(after(simulation, 'agree', 'd')).toEqual(['Z', 'Z']);
    expect(after(simulation, 'agree', 'z')).toEqual(['Z']);
    expect(after(simulation, 'agree', 'z')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', scopes: [], joins: [] });
  });

  it('holds up a join outside it until it is left', async () => {
    const simulation = await run([
      flow('F0', 'Start', 'Fork'),
      gateway('parallel', 'Fork'),
      flow('FA', 'Fork', 'A'),
      flow('FP', 'Fork', 'P'),
      task('A'),
      sub('P', ...around('P', 'B'), task('B')),
      gateway('inclusive', 'Join'),
      flow('JA', 'A', 'Join'),
      flow('JP', 'P', 'Join'),
      flow('FC', 'Join', 'C'),
      task('C'),
      flow('F3', 'C', 'End'),
    ]);
    expect(after(simulation, 'agree', 'a')).toEqual(['B']);
    expect(after(simulation, 'agree', 'b')).toEqual(['C']);
  });

  it('is closed by a disagreement in it, and begun anew after a handing back', async () => {
    const ended = await run(simple);
    ended.act('disagree', 'a');
    expect(ended.state).toMatchObject({ status: 'CANCELED', activities: [], scopes: [] });
    const back = await run(
      simple.map((xml) => xml.replaceAll('kind="approve"', 'kind="approve" disagree="toOriginator"')),
    );
    back.act('agree', 'a');
    expect(after(back, 'disagree', 'b')).toEqual(['Start']);
    expect(back.state?.scopes).toEqual([]);
    expect(after(back, 'submit', 'lin')).toEqual(['A']);
  });

  it('runs when an administrator makes an activity in it live, and leads on behind it', async () => {
    const simulation = await run([
      ...simple.slice(0, 1).map(() => flow('F1', 'Start', 'First')),
      task('First'),
      flow('F9', 'First', 'P'),
      ...simple.slice(1),
    ]);
    simulation.run({ type: 'activateActivity', actor: person('admin'), comment: null, nodeId: 'B', people: null });
    expect(waiting(simulation)).toEqual(['First', 'B']);
    expect(simulation.state).toMatchObject({ scopes: [{ nodeId: 'P' }] });
    expect(after(simulation, 'agree', 'b')).toEqual(['First', 'C']);
  });
});

describe('a sub-process that cannot run', () => {
  const beside = [flow('F1', 'Start', 'P'), flow('F2', 'P', 'End')];
  const straight = sub('P', ...around('P', 'A'), task('A'));
  it.each([
    [
      'is empty',
      [...beside, '<bpmn:subProcess id="P"/>'],
      ['templateSubProcessWithoutStart', 'templateSubProcessWithoutEnd'],
      'P',
    ],
    [
      'has two starts',
      [...beside, straight.replace('<bpmn:endEvent', '<bpmn:startEvent id="S2"/><bpmn:endEvent')],
      ['templateStartSeveral'],
      'S2',
    ],
    ['is entered from outside', [...beside, straight, flow('F3', 'Start', 'A')], ['templateFlowBroken'], 'F3'],
    [
      'is left by a flow of its own',
      [...beside, straight.replace('targetRef="E_P"', 'targetRef="End"')],
      ['templateFlowBroken'],
      'out_P',
    ],
    [
      'begins by an event',
      [...beside, straight.replace('<bpmn:subProcess', '<bpmn:subProcess triggeredByEvent="true"')],
      ['templateElementUnknown'],
      'P',
    ],
    [
      'is repeated for each of a list',
      [...beside, straight.replace('</bpmn:subProcess>', '<bpmn:multiInstanceLoopCharacteristics/></bpmn:subProcess>')],
      ['templateElementUnknown'],
      'P',
    ],
    [
      'holds an element that cannot run',
      [...beside, straight.replace('<bpmn:endEvent', '<bpmn:scriptTask id="Script"/><bpmn:endEvent')],
      ['templateElementUnknown'],
      'Script',
    ],
    [
      'has a dead end in it',
      [...beside, straight.replace('"E_P"></bpmn:sequenceFlow>', '"D"></bpmn:sequenceFlow>' + task('D'))],
      ['templateNodeUnreachable', 'templateNodeWithoutEnd'],
      'D',
    ],
  ] as const)('that %s is refused by its name', async (_case, elements, names, elementId) => {
    const problems = await problemsOf(elements);
    expect(names).toEqual(expect.arrayContaining(problems.map(({ name }) => name)));
    expect(problems.map((problem) => problem.elementId)).toContain(elementId);
  });

  it('because it turns in a circle in which nobody acts is refused, but not one in which somebody does', async () => {
    const round = (inside: string) => [
      flow('F1', 'Start', 'P'),
      inside,
      flow('F2', 'P', 'X'),
      gateway('exclusive', 'X', ' default="F3"'),
      flow('round', 'X', 'P', 'again'),
      flow('F3', 'X', 'End'),
    ];
    const problems = await problemsOf(round(sub('P', flow('in', 'S_P', 'E_P'))));
    expect(problems).toMatchObject([{ name: 'templateCycleWithoutTask' }]);
    expect(await problemsOf(round(straight))).toEqual([]);
  });

  it('for being nested without end is refused, and nothing breaks', async () => {
    const depth = 3_000;
    const deep = `${Array.from({ length: depth }, (_, index) => `<bpmn:subProcess id="P${index}">`).join('')}${'</bpmn:subProcess>'.repeat(depth)}`;
    const problems = await problemsOf([flow('F1', 'Start', 'P0'), deep, flow('F2', 'P0', 'End')]);
    expect(problems.map(({ name }) => name)).toContain('templateTooLarge');
  });
});
