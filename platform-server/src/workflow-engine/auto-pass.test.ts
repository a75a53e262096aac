import { readTemplate, type Variables } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { around, gateway, run, sub } from './testing/graphs.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const directory: Directory = (request) => {
  if (request.kind === 'user') return [person(request.userId)];
  return request.kind === 'role' ? ['ann', 'ben', 'cai'].map(person) : [];
};

type People = readonly (readonly [kind: string, value?: string])[];
const users = (...ids: readonly string[]): People => ids.map((id) => ['user', id] as const);

/** Activities A, B, C one behind the other, each for its people and with its rules. */
async function begun(tasks: readonly (readonly [rules: string, people: People])[], variables: Variables = {}) {
  const ids = ['Start', ...tasks.map((_, index) => 'ABC'[index] ?? ''), 'End'];
  const flows = ids.slice(1).map((target, index) => flow(`F${index}`, ids[index] ?? '', target));
  const nodes = tasks.map(([rules, participants], index) =>
    approve(ids[index + 1] ?? '', `节点${index}`, { rules, participants }),
  );
  const reading = await readTemplate(bpmn([start, ...nodes, ...flows, end].join('')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, directory, variables);
  simulation.start();
  return simulation;
}

const pendingOf = (simulation: Simulation) =>
  simulation.pending().map(({ activityCode, participant }) => `${activityCode} ${participant.id}`);
const passedOf = ({ logs }: Simulation) =>
  logs.filter(({ reason }) => reason !== null).map(({ person: who, reason }) => [who?.id, reason]);

describe('who is passed without being asked', () => {
  it('is the originator, whose item is closed with its reason at once', async () => {
    const simulation = await begun([
      ['autoPass="originator"', users('lin')],
      ['', users('ann')],
    ]);
    expect(pendingOf(simulation)).toEqual(['B ann']);
    expect(simulation.items[0]).toMatchObject({ status: 'AGREED', reason: 'ORIGINATOR_AUTO_PASS' });
    expect(passedOf(simulation)).toEqual([['lin', 'ORIGINATOR_AUTO_PASS']]);
  });

  it('is who handled the activity right before, but not who handled an earlier one', async () => {
    const rules = 'multiInstance="all" autoPass="previous"';
    const simulation = await begun([
      ['', users('ann')],
      ['', users('ben')],
      [rules, users('ann', 'ben')],
    ]);
    simulation.act('agree', 'ann');
    simulation.act('agree', 'ben');
    expect(pendingOf(simulation)).toEqual(['C ann']);
    expect(passedOf(simulation)).toEqual([['ben', 'PREVIOUS_PARTICIPATE_AUTO_PASS']]);
  });

  it('is who has handled any earlier activity, also activities ago', async () => {
    const simulation = await begun([
      ['', users('ann')],
      ['', users('ben')],
      ['autoPass="participated"', users('ann')],
    ]);
    simulation.act('agree', 'ann');
    expect(simulation.act('agree', 'ben')).toMatchObject({ state: { status: 'COMPLETED' } });
    expect(passedOf(simulation)).toEqual([['ann', 'PARTICIPATED_AUTO_PASS']]);
  });

  it('is asked again after the instance was handed back, as what was agreed to may have changed', async () => {
    const simulation = await begun([
      ['autoPass="participated"', users('ann')],
      ['disagree="toOriginator"', users('ben')],
    ]);
    simulation.act('agree', 'ann');
    simulation.act('disagree', 'ben');
    simulation.act('submit', 'lin');
    expect(pendingOf(simulation)).toEqual(['A ann']);
  });

  it('counts only what was handled since the last submission', async () => {
    const simulation = await begun([
      ['', users('ann')],
      ['disagree="toOriginator"', users('ben')],
      ['autoPass="participated"', users('ann', 'dan')],
    ]);
    simulation.act('agree', 'ann');
    simulation.act('disagree', 'ben');
    simulation.act('submit', 'lin');
    simulation.act('agree', 'ann');
    simulation.act('agree', 'ben');
    expect(simulation.state?.status).toBe('COMPLETED');
  });

  it('is who will be asked later on the path that is taken now', async () => {
    const tasks = [
      ['multiInstance="all" autoPass="later"', users('ann', 'ben')],
      ['', users('ben')],
    ] as const;
    const simulation = await begun(tasks);
    expect(pendingOf(simulation)).toEqual(['A ann']);
    simulation.act('agree', 'ann');
    expect(pendingOf(simulation)).toEqual(['B ben']);
    expect(passedOf(simulation)).toEqual([['ben', 'LATER_PARTICIPATE']]);
  });

  it('is not passed in favour of a later activity that passes the originator too', async () => {
    const simulation = await begun([
      ['autoPass="later"', users('lin')],
      ['autoPass="originator"', users('lin')],
    ]);
    expect(pendingOf(simulation)).toEqual(['A lin']);
  });

  it('takes the first of several reasons in the order of the rules', async () => {
    const simulation = await begun([['autoPass="later participated originator"', users('lin')]]);
    expect(passedOf(simulation)).toEqual([['lin', 'ORIGINATOR_AUTO_PASS']]);
  });
});

describe('who is passed at a sub-process', () => {
  const behind = (inside: readonly string[], then: readonly string[]) =>
    run([flow('F1', 'Start', 'P'), sub('P', ...inside), flow('F2', 'P', 'C'), ...then]);
  const by = (id: string, who: string, rules = '') => approve(id, id, { rules, participants: users(who) });

  it('is who handled the last activity in it, and before it who handles the first one in it', async () => {
    const first = await behind(
      [...around('P', 'A', 'B'), by('A', 'ann'), flow('AB', 'A', 'B'), by('B', 'ben')],
      [by('C', 'ben', 'autoPass="previous"'), flow('F3', 'C', 'End')],
    );
    first.act('agree', 'ann');
    first.act('agree', 'ben');
    expect(first.state).toMatchObject({ status: 'COMPLETED' });
    expect(passedOf(first)).toEqual([['ben', 'PREVIOUS_PARTICIPATE_AUTO_PASS']]);
    const inside = [...around('P', 'A'), by('A', 'ann', 'autoPass="previous"')];
    const into = await run([
      flow('F0', 'Start', 'Z'),
      by('Z', 'ann'),
      flow('F1', 'Z', 'P'),
      sub('P', ...inside),
      flow('F2', 'P', 'End'),
    ]);
    into.act('agree', 'ann');
    expect(into.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('is not who handled what came before an activity in it', async () => {
    const simulation = await behind(
      [...around('P', 'A', 'B'), by('A', 'ann'), flow('AB', 'A', 'B'), by('B', 'ben')],
      [by('C', 'ann', 'autoPass="previous"'), flow('F3', 'C', 'End')],
    );
    simulation.act('agree', 'ann');
    simulation.act('agree', 'ben');
    expect(pendingOf(simulation)).toEqual(['C ann']);
  });

  it('is who will be asked in it, and from within it who will be asked behind it', async () => {
    const into = await run([
      flow('F0', 'Start', 'Z'),
      by('Z', 'ann', 'autoPass="later"'),
      flow('F1', 'Z', 'P'),
      sub('P', ...around('P', 'A'), by('A', 'ann')),
      flow('F2', 'P', 'End'),
    ]);
    expect(pendingOf(into)).toEqual(['A ann']);
    const out = await behind(
      [...around('P', 'A'), by('A', 'ann', 'autoPass="later"')],
      [by('C', 'ann'), flow('F3', 'C', 'End')],
    );
    expect(pendingOf(out)).toEqual(['C ann']);
    expect(passedOf(out)).toEqual([['ann', 'LATER_PARTICIPATE']]);
  });

  it.each([
    [true, ['A ann']],
    [false, ['C ben']],
  ])('goes by the conditions in it as they are now: %s', async (isLong, pending) => {
    const choice = [
      flow('in', 'S_P', 'X'),
      gateway('exclusive', 'X', ' default="past"'),
      flow('to', 'X', 'A', 'isLong'),
      flow('past', 'X', 'E_P'),
      by('A', 'ann'),
      flow('out', 'A', 'E_P'),
    ];
    const simulation = await run(
      [
        flow('F0', 'Start', 'Z'),
        by('Z', 'ann', 'autoPass="later"'),
        flow('F1', 'Z', 'P'),
        sub('P', ...choice),
        flow('F2', 'P', 'C'),
        by('C', 'ben'),
        flow('F3', 'C', 'End'),
      ],
      { isLong },
    );
    if (!isLong) {
      expect(pendingOf(simulation)).toEqual(['Z ann']);
      simulation.act('agree', 'ann');
    }
    expect(pendingOf(simulation)).toEqual(pending);
  });

  it('is nobody of a circle through it, whose activities would each leave it to the other', async () => {
    const simulation = await behind(
      [...around('P', 'A'), by('A', 'ann', 'autoPass="later"')],
      [
        by('C', 'ben'),
        flow('FX', 'C', 'X'),
        gateway('exclusive', 'X', ' default="done"'),
        flow('round', 'X', 'P', 'again'),
        flow('done', 'X', 'D'),
        by('D', 'dan'),
        flow('FD', 'D', 'End'),
      ],
    );
    expect(pendingOf(simulation)).toEqual(['A ann']);
  });
});

describe('a pass among several people', () => {
  it.each([
    ['any', [], 'COMPLETED'],
    ['all', ['A ben', 'A cai'], 'PROCESSING'],
    ['sequence', ['A ben'], 'PROCESSING'],
    ['vote', ['A ben', 'A cai'], 'PROCESSING'],
  ])('counts as an agreement: %s', async (multiInstance, pending, status) => {
    const simulation = await begun([
      [`multiInstance="${multiInstance}" autoPass="originator"`, users('lin', 'ben', 'cai')],
    ]);
    expect(pendingOf(simulation)).toEqual(pending);
    expect(simulation.state?.status).toBe(status);
  });

  it('passes over those in a sequence whose turn comes later', async () => {
    const simulation = await begun([['multiInstance="sequence" autoPass="originator"', users('ann', 'lin', 'ben')]]);
    simulation.act('agree', 'ann');
    expect(pendingOf(simulation)).toEqual(['A ben']);
    expect(passedOf(simulation)).toEqual([['lin', 'ORIGINATOR_AUTO_PASS']]);
  });

  it('is no decision that bars the originator from taking the instance back', async () => {
    const simulation = await begun([
      ['autoPass="originator"', users('lin')],
      ['', users('ann')],
    ]);
    const outcome = simulation.run({ type: 'revoke', actor: person('lin'), comment: null });
    expect(outcome).toMatchObject({ kind: 'done', state: { result: 'revoked' } });
  });
});

it('an unknown rule is refused by its name', async () => {
  await expect(begun([['autoPass="everybody"', users('ann')]])).rejects.toThrow('everybody');
});
