import { flow } from '../testing/diagrams.ts';
import { around, gateway, problemsOf, run, sub, task, waiting } from '../testing/graphs.ts';

/** A sub-process P to which a gateway behind it can lead round. */
const round = (...inside: readonly string[]) => [
  flow('F1', 'Start', 'P'),
  sub('P', ...inside),
  flow('F2', 'P', 'X'),
  gateway('exclusive', 'X', ' default="F3"'),
  flow('round', 'X', 'P', 'again'),
  flow('F3', 'X', 'End'),
];

const fork = (type: string, conditions: readonly (string | undefined)[] = [], rest = '') => [
  flow('in', 'S_P', 'Fork'),
  gateway(type, 'Fork', rest),
  flow('FA', 'Fork', 'A', conditions[0]),
  flow('FE', 'Fork', 'E_P', conditions[1]),
  task('A'),
  flow('AE', 'A', 'E_P'),
];

/** A circle of a join and a fork, beside a task that the fork asks and that leads where `to` says, or to the end. */
const circleWithJoin = (to: string) => [
  flow('F1', 'Start', 'Join'),
  gateway('parallel', 'Join'),
  flow('F2', 'Join', 'Fork'),
  gateway('parallel', 'Fork'),
  flow('F3', 'Fork', 'T'),
  task('T'),
  flow('F4', 'T', 'Y'),
  gateway('exclusive', 'Y', ' default="done"'),
  flow('back', 'Y', to, 'again'),
  flow('done', 'Y', 'End'),
  flow('round', 'Fork', 'X'),
  gateway('exclusive', 'X', ' default="out"'),
  flow('again', 'X', 'Join', 'again'),
  flow('out', 'X', 'End'),
];

const isRefused = async (elements: readonly string[]) => {
  const problems = await problemsOf(elements);
  expect(problems.filter(({ name }) => name !== 'templateCycleWithoutTask')).toEqual([]);
  return problems.length > 0;
};

describe('a circle is refused', () => {
  it.each([
    ['through a sub-process with nothing to do in it', round(flow('in', 'S_P', 'E_P'))],
    [
      'through a sub-process of which a condition can leave the work out',
      round(...fork('exclusive', ['work'], ' default="FE"')),
    ],
    ['through a sub-process in which each branch is by condition', round(...fork('inclusive', ['work', 'rest']))],
    [
      'through a sub-process in another one',
      round(flow('in', 'S_P', 'Q'), sub('Q', flow('in_Q', 'S_Q', 'E_Q')), flow('out', 'Q', 'E_P')),
    ],
    ['of a join that waits for nobody in the circle', circleWithJoin('End')],
    [
      'that asks somebody new in each round and waits for none of them',
      [
        flow('F1', 'Start', 'X'),
        gateway('exclusive', 'X', ' default="out"'),
        flow('on', 'X', 'Fork', 'again'),
        gateway('parallel', 'Fork'),
        flow('back', 'Fork', 'X'),
        flow('ask', 'Fork', 'T'),
        task('T'),
        flow('TE', 'T', 'End'),
        flow('out', 'X', 'End'),
      ],
    ],
    [
      'of branches that meet again before somebody acts',
      [
        flow('F1', 'Start', 'M'),
        gateway('exclusive', 'M'),
        flow('F2', 'M', 'Fork'),
        gateway('parallel', 'Fork'),
        flow('a', 'Fork', 'Join'),
        flow('b', 'Fork', 'Join'),
        gateway('parallel', 'Join'),
        flow('F3', 'Join', 'X'),
        gateway('exclusive', 'X', ' default="out"'),
        flow('again', 'X', 'M', 'again'),
        flow('out', 'X', 'End'),
      ],
    ],
  ])('%s', async (_case, elements) => {
    expect(await isRefused(elements)).toBe(true);
  });
});

describe('a circle runs', () => {
  it.each([
    ['through a sub-process in which somebody acts', round(...around('P', 'A'), task('A'))],
    ['through a sub-process of one branch with work and one without', round(...fork('parallel'))],
    [
      'through a sub-process of which the branch with work is always taken',
      round(...fork('inclusive', [undefined, 'rest'])),
    ],
    [
      'through a sub-process of which the path around the work cannot be taken',
      round(...fork('inclusive', [undefined, undefined], ' default="FE"')),
    ],
    [
      'through a sub-process with work in another one beside nothing',
      round(
        flow('in', 'S_P', 'Fork'),
        gateway('parallel', 'Fork'),
        flow('FQ', 'Fork', 'Q'),
        sub('Q', ...around('Q', 'A'), task('A')),
        flow('QE', 'Q', 'E_P'),
        flow('FE', 'Fork', 'E_P'),
      ),
    ],
    ['of a join that waits for who is asked in each round', circleWithJoin('Join')],
  ])('%s, and nobody is asked twice before they have acted', async (_case, elements) => {
    expect(await isRefused(elements)).toBe(false);
    const simulation = await run(elements, { again: true, rest: true });
    const actOnce = () => {
      expect(waiting(simulation)).toHaveLength(1);
      simulation.act('agree', simulation.pending()[0]?.participant.id ?? '');
    };
    for (let turn = 0; turn < 5; turn += 1) actOnce();
    expect(simulation.state).toMatchObject({ status: 'PROCESSING' });
    simulation.variables = { again: false, rest: true };
    for (let turn = 0; turn < 2 && waiting(simulation).length > 0; turn += 1) actOnce();
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });
});
