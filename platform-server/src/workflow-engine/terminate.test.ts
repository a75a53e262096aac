import { readTemplate, writeTemplate } from './index.ts';
import { bpmn, flow, start } from './testing/diagrams.ts';
import { after, gateway, problemsOf, run, task, waiting } from './testing/graphs.ts';

const terminate = (id: string) =>
  `<bpmn:endEvent id="${id}" name="全部结束"><bpmn:terminateEventDefinition/></bpmn:endEvent>`;

/** A leads to the end of everything, B to its own. */
const branches = (from: string, stop: string, leave: string) => [
  flow(`in_${from}`, from, 'Fork'),
  gateway('parallel', 'Fork'),
  flow('FA', 'Fork', 'A'),
  flow('FB', 'Fork', 'B'),
  task('A'),
  task('B'),
  flow('AS', 'A', stop),
  flow('BE', 'B', leave),
  terminate(stop),
];

describe('an end that ends everything', () => {
  it('completes the instance, closes what others had to do, and nothing waits at a join', async () => {
    const simulation = await run([
      ...branches('Start', 'Stop', 'Join'),
      gateway('parallel', 'Join'),
      flow('JB', 'Fork', 'Join'),
      flow('FE', 'Join', 'End'),
    ]);
    expect(simulation.state?.joins).toHaveLength(1);
    expect(after(simulation, 'agree', 'a')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved', activities: [], joins: [] });
    expect(simulation.items).toMatchObject([
      { status: 'AGREED' },
      { status: 'CANCELED', reason: 'PARALLEL_ACTIVITY_CANCEL' },
    ]);
  });

  it('ends no more than its own path where that comes last', async () => {
    const simulation = await run(branches('Start', 'Stop', 'End'));
    expect(after(simulation, 'agree', 'b')).toEqual(['A']);
    expect(after(simulation, 'agree', 'a')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('ends its sub-process alone, with what is in it, and a token leaves it', async () => {
    const inner = branches('S_P', 'Stop', 'E_P');
    const simulation = await run([
      flow('F0', 'Start', 'Split'),
      gateway('parallel', 'Split'),
      flow('F1', 'Split', 'P'),
      flow('F2', 'Split', 'D'),
      task('D'),
      flow('DE', 'D', 'End'),
      `<bpmn:subProcess id="P"><bpmn:startEvent id="S_P"/>${inner.join('')}<bpmn:endEvent id="E_P"/></bpmn:subProcess>`,
      flow('PC', 'P', 'C'),
      task('C'),
      flow('CE', 'C', 'End'),
    ]);
    expect(waiting(simulation).toSorted()).toEqual(['A', 'B', 'D']);
    expect(after(simulation, 'agree', 'a')).toEqual(['D', 'C']);
    expect(simulation.state).toMatchObject({ status: 'PROCESSING', scopes: [] });
    expect(after(simulation, 'agree', 'c')).toEqual(['D']);
    expect(after(simulation, 'agree', 'd')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('is written to a file and read again', async () => {
    const reading = await readTemplate(
      bpmn([start, flow('F1', 'Start', 'A'), task('A'), flow('F2', 'A', 'Stop'), terminate('Stop')].join('')),
    );
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(reading.template.nodes.at(-1)).toMatchObject({ type: 'end', terminates: true });
    expect(await readTemplate(await writeTemplate(reading.template))).toEqual(reading);
  });

  it('in a sub-process lets a circle through it turn for ever, whoever else is asked in it', async () => {
    const circle = (stop: string) => [
      flow('F1', 'Start', 'P'),
      `<bpmn:subProcess id="P"><bpmn:startEvent id="S_P"/>${flow('in', 'S_P', 'Fork')}${gateway('parallel', 'Fork')}${flow('FA', 'Fork', 'A')}${task('A')}${flow('AE', 'A', 'E_P')}${flow('FS', 'Fork', 'Stop')}${stop}<bpmn:endEvent id="E_P"/></bpmn:subProcess>`,
      flow('F2', 'P', 'X'),
      gateway('exclusive', 'X', ' default="F3"'),
      flow('round', 'X', 'P', 'again'),
      flow('F3', 'X', 'End'),
    ];
    expect(await problemsOf(circle(terminate('Stop')))).toMatchObject([{ name: 'templateCycleWithoutTask' }]);
    expect(await problemsOf(circle('<bpmn:endEvent id="Stop"/>'))).toEqual([]);
  });
});
