import { flow } from './testing/diagrams.ts';
import { after, around, gateway, run, sub, task, waiting } from './testing/graphs.ts';

const rules = 'actions="agree disagree reject"';

/** First, then A, B in Q, and C in P, with Beside in the other branch; Last. */
const elements = [
  flow('F1', 'Start', 'First'),
  task('First', rules),
  flow('F2', 'First', 'Fork'),
  gateway('parallel', 'Fork'),
  flow('FP', 'Fork', 'P'),
  flow('FB', 'Fork', 'Beside'),
  task('Beside', rules),
  sub(
    'P',
    ...around('P', 'A', 'C'),
    task('A', rules),
    flow('AQ', 'A', 'Q'),
    sub('Q', ...around('Q', 'B'), task('B', rules)),
    flow('QC', 'Q', 'C'),
    task('C', rules),
  ),
  flow('PJ', 'P', 'Join'),
  flow('BJ', 'Beside', 'Join'),
  gateway('parallel', 'Join'),
  flow('F3', 'Join', 'Last'),
  task('Last', rules),
  flow('F4', 'Last', 'End'),
];

async function begin(...agreed: readonly string[]) {
  const simulation = await run(elements);
  for (const id of agreed) simulation.act('agree', id);
  return simulation;
}

const scopes = (simulation: Awaited<ReturnType<typeof begin>>) =>
  simulation.state?.scopes.map(({ nodeId }) => nodeId) ?? [];

describe('a rejection out of a sub-process', () => {
  it('ends all that is around it, and what lies ahead is done again', async () => {
    const simulation = await begin('first', 'a');
    expect(scopes(simulation)).toEqual(['P', 'Q']);
    expect(simulation.reject('b', 'First').kind).toBe('done');
    expect(waiting(simulation)).toEqual(['First']);
    expect(simulation.state).toMatchObject({ scopes: [], joins: [] });
    simulation.act('agree', 'first');
    expect(waiting(simulation).toSorted()).toEqual(['A', 'Beside']);
  });

  it('ends the inner one alone where the activity stands in the one around it', async () => {
    const simulation = await begin('first', 'a');
    simulation.reject('b', 'A');
    expect(waiting(simulation)).toEqual(['Beside', 'A']);
    expect(scopes(simulation)).toEqual(['P']);
    for (const id of ['beside', 'a', 'b', 'c', 'last']) simulation.act('agree', id);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('returns into it to its rejecter, while the other branch advances and is waited for', async () => {
    const simulation = await begin('first', 'a');
    simulation.reject('b', 'First', true);
    expect(waiting(simulation)).toEqual(['Beside', 'First']);
    expect(after(simulation, 'agree', 'beside')).toEqual(['First']);
    expect(after(simulation, 'agree', 'first')).toEqual(['B']);
    expect(after(simulation, 'agree', 'b')).toEqual(['C']);
    expect(after(simulation, 'agree', 'c')).toEqual(['Last']);
  });
});

describe('a rejection into a sub-process', () => {
  it('begins it anew with those around it, and advances from there', async () => {
    const simulation = await begin('first', 'a', 'b', 'c', 'beside');
    expect(simulation.reject('last', 'B').kind).toBe('done');
    expect(waiting(simulation)).toEqual(['B']);
    expect(scopes(simulation)).toEqual(['P', 'Q']);
    expect(after(simulation, 'agree', 'b')).toEqual(['C']);
    expect(after(simulation, 'agree', 'c')).toEqual(['Last']);
    expect(simulation.state).toMatchObject({ scopes: [], joins: [] });
  });

  it('begins the inner one anew from the one around it', async () => {
    const simulation = await begin('first', 'a', 'b');
    simulation.reject('c', 'B');
    expect(waiting(simulation)).toEqual(['Beside', 'B']);
    expect(scopes(simulation)).toEqual(['P', 'Q']);
    expect(after(simulation, 'agree', 'b')).toEqual(['Beside', 'C']);
  });

  it('returns out of it to who rejected', async () => {
    const simulation = await begin('first', 'a', 'b', 'c', 'beside');
    simulation.reject('last', 'B', true);
    expect(waiting(simulation)).toEqual(['B']);
    expect(after(simulation, 'agree', 'b')).toEqual(['Last']);
    expect(after(simulation, 'agree', 'last')).toEqual([]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('advances to another activity of it from one that was to return to its rejecter', async () => {
    const simulation = await begin('first', 'a', 'b', 'c', 'beside');
    simulation.reject('last', 'C', true);
    simulation.reject('c', 'A');
    expect(waiting(simulation)).toEqual(['A']);
    for (const id of ['a', 'b', 'c']) simulation.act('agree', id);
    expect(waiting(simulation)).toEqual(['Last']);
  });

  it('is refused into a branch beside it, and into what has not been handled', async () => {
    const simulation = await begin('first');
    for (const [who, nodeId] of [
      ['beside', 'A'],
      ['a', 'B'],
      ['a', 'Beside'],
      ['a', 'P'],
    ] as const) {
      expect(simulation.reject(who, nodeId)).toMatchObject({ refusal: { name: 'cannotRejectThere' } });
    }
  });
});
