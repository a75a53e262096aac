import { readTemplate } from '../index.ts';
import { approve, bpmn, end, flow, start } from '../testing/diagrams.ts';
import { run } from '../testing/graphs.ts';
import { type Directory, person, Simulation } from '../testing/simulation.ts';

const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'First'),
    approve('First', '初审', {
      rules: 'multiInstance="all" disagree="toOriginator"',
      participants: [
        ['user', 'ann'],
        ['user', 'ben'],
      ],
    }),
    flow('F2', 'First', 'Second'),
    approve('Second', '复审', { participants: [['user', 'cai']] }),
    flow('F3', 'Second', 'End'),
    end,
  ].join(''),
);

const directory: Directory = (request) => (request.kind === 'user' ? [person(request.userId)] : []);

async function begun(): Promise<Simulation> {
  const reading = await readTemplate(xml);
  if (!reading.ok) throw new Error('the template is wrong');
  const simulation = new Simulation(reading.template, directory);
  simulation.start();
  return simulation;
}

const common = { actor: person('admin'), comment: '换人' };
const namesOf = (simulation: Simulation) => simulation.pending().map(({ participant }) => participant.id);
const activityOf = (simulation: Simulation) => simulation.state?.activities[0]?.id ?? '';
const last = (simulation: Simulation) => simulation.logs.at(-1);
const refusalOf = (outcome: ReturnType<Simulation['run']>) =>
  outcome.kind === 'refused' ? outcome.refusal.name : outcome.kind;

test('aborting closes the open work as aborted and makes the instance void', async () => {
  const simulation = await begun();
  simulation.run({ ...common, type: 'abort' });
  expect(simulation.items.map(({ status, reason }) => [status, reason])).toEqual([
    ['ABORTED', 'END_INSTANCE_ABORTED'],
    ['ABORTED', 'END_INSTANCE_ABORTED'],
  ]);
  expect(simulation.state).toMatchObject({ status: 'CANCELED', result: 'aborted', activities: [] });
  expect(last(simulation)).toMatchObject({ approvalActionStatus: 2, reason: 'END_INSTANCE_ABORTED', comment: '换人' });
});

test('voiding tells by its status whether the originator did it or somebody else', async () => {
  const own = await begun();
  own.run({ type: 'void', actor: person('lin'), comment: null });
  expect(own.state).toMatchObject({ status: 'CANCELED', result: 'voided' });
  expect(last(own)).toMatchObject({ approvalActionStatus: 2, reason: 'OPERATE_VOIDED' });
  const other = await begun();
  other.run({ ...common, type: 'void' });
  expect(other.state).toMatchObject({ status: 'BE_CANCELED', result: 'voided' });
  expect(last(other)).toMatchObject({ approvalActionStatus: 15, reason: 'OPERATE_VOIDED' });
  expect(other.items.map(({ status }) => status)).toEqual(['VOIDED', 'VOIDED']);
});

test('participants who stay keep their work items, others lose theirs, and new ones get some', async () => {
  const simulation = await begun();
  const kept = simulation.pending().find(({ participant }) => participant.id === 'ben')?.id;
  const people = ['ben', 'dan', 'dan'].map(person);
  const pending = simulation.pending();
  simulation.run({ ...common, type: 'adjustParticipants', activityId: activityOf(simulation), people, pending });
  expect(namesOf(simulation)).toEqual(['ben', 'dan']);
  expect(simulation.pending()[0]?.id).toBe(kept);
  expect(last(simulation)).toMatchObject({
    approvalActionStatus: 5,
    activityCode: 'First',
    change: { from: [person('ann'), person('ben')], to: [person('ben'), person('dan')] },
  });
  simulation.act('agree', 'ben');
  simulation.act('agree', 'dan');
  expect(namesOf(simulation)).toEqual(['cai']);
});

test('one work item goes to somebody else, but never to one who has one there already', async () => {
  const simulation = await begun();
  const pending = simulation.pending();
  const workItemId = pending[0]?.id ?? '';
  const move = (to: string) =>
    simulation.run({ ...common, type: 'adjustParticipant', workItemId, person: person(to), pending });
  expect(refusalOf(move('ben'))).toBe('personHasItem');
  expect(refusalOf(move('ann'))).toBe('participantsUnchanged');
  expect(refusalOf(move('dan'))).toBe('done');
  expect(namesOf(simulation)).toEqual(['ben', 'dan']);
  expect(last(simulation)).toMatchObject({ approvalActionStatus: 19, change: { from: [person('ann')] } });
  const again = { ...common, type: 'adjustParticipant', workItemId, person: person('eva') } as const;
  expect(refusalOf(simulation.run({ ...again, pending: simulation.pending() }))).toBe('workItemHandled');
});

test('a new owner gets what was handed back, and may take the instance back', async () => {
  const simulation = await begun();
  simulation.act('disagree', 'ann');
  expect(namesOf(simulation)).toEqual(['lin']);
  const owner = { ...person('eva'), departmentId: 'sales' };
  const give = () => simulation.run({ ...common, type: 'modifyOwner', owner, pending: simulation.pending() });
  expect(refusalOf(give())).toBe('done');
  expect(namesOf(simulation)).toEqual(['eva']);
  expect(refusalOf(give())).toBe('ownerUnchanged');
  expect(refusalOf(simulation.run({ type: 'revoke', actor: person('lin'), comment: null }))).toBe('noPermission');
  expect(refusalOf(simulation.run({ type: 'revoke', actor: person('eva'), comment: null }))).toBe('done');
});

test('an activity that is not live becomes live beside the others, which all must be left before the end', async () => {
  const simulation = await begun();
  const activate = (nodeId: string) => simulation.run({ ...common, type: 'activateActivity', nodeId, people: null });
  expect(refusalOf(activate('First'))).toBe('activityLive');
  expect(refusalOf(activate('End'))).toBe('activityNotLive');
  activate('Second');
  expect(namesOf(simulation)).toEqual(['ann', 'ben', 'cai']);
  simulation.act('agree', 'cai');
  expect(simulation.state?.status).toBe('PROCESSING');
  expect(last(simulation)).toMatchObject({ approvalActionStatus: 3 });
});

test('canceling an activity lets the instance advance behind it, or leaves it to the activities beside it', async () => {
  const simulation = await begun();
  const cancel = (continuation: 'advance' | 'stay') =>
    simulation.run({ ...common, type: 'cancelActivity', activityId: activityOf(simulation), continuation });
  expect(refusalOf(cancel('stay'))).toBe('lastActivity');
  simulation.run({ ...common, type: 'activateActivity', nodeId: 'Second', people: [person('dan')] });
  expect(refusalOf(cancel('stay'))).toBe('done');
  expect(namesOf(simulation)).toEqual(['dan']);
  cancel('advance');
  expect(simulation.state).toMatchObject({ status: 'COMPLETED', activities: [] });
  expect(simulation.items.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
});

describe('the people of a sequence', () => {
  const inTurn = async (ids = ['ann', 'ben', 'cai']) => {
    const participants = ids.map((id) => ['user', id] as const);
    const node = approve('A', '依次', { rules: 'multiInstance="sequence" actions="agree addSign"', participants });
    return run([flow('F1', 'Start', 'A'), node, flow('F2', 'A', 'End')]);
  };
  const adjust = (simulation: Simulation, ...people: readonly string[]) =>
    simulation.run({
      ...common,
      type: 'adjustParticipants',
      activityId: activityOf(simulation),
      people: people.map(person),
      pending: simulation.pending(),
    });
  const turns = (simulation: Simulation) => {
    const found: string[][] = [];
    for (let who = namesOf(simulation); who.length > 0; who = namesOf(simulation)) {
      found.push(who);
      simulation.act('agree', who[0] ?? '');
    }
    return found;
  };

  test('are set for those whose turn is still to come as well, in their order', async () => {
    const simulation = await inTurn();
    expect(refusalOf(adjust(simulation, 'ann', 'dan', 'ben'))).toBe('done');
    expect(last(simulation)?.change).toEqual({
      from: ['ann', 'ben', 'cai'].map(person),
      to: ['ann', 'dan', 'ben'].map(person),
    });
    expect(turns(simulation)).toEqual([['ann'], ['dan'], ['ben']]);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  test('give the turn to the first of the new ones where who has it is not among them', async () => {
    const simulation = await inTurn();
    simulation.act('agree', 'ann');
    adjust(simulation, 'eva', 'cai', 'fay');
    expect(simulation.items.map(({ status, participant }) => [participant.id, status])).toEqual([
      ['ann', 'AGREED'],
      ['ben', 'CANCELED'],
      ['eva', 'PENDING'],
    ]);
    expect(turns(simulation)).toEqual([['eva'], ['cai'], ['fay']]);
  });

  test('can be shortened, so that who has it is the last', async () => {
    const simulation = await inTurn();
    adjust(simulation, 'ann');
    expect(simulation.state?.activities[0]).not.toHaveProperty('queue');
    expect(turns(simulation)).toEqual([['ann']]);
  });

  test('are refused as they are, and taken in another order', async () => {
    const simulation = await inTurn();
    expect(refusalOf(adjust(simulation, 'ann', 'ben', 'cai'))).toBe('participantsUnchanged');
    expect(refusalOf(adjust(simulation, 'ann', 'cai', 'ben'))).toBe('done');
    expect(turns(simulation)).toEqual([['ann'], ['cai'], ['ben']]);
  });

  test('wait for who signs after one of them', async () => {
    const simulation = await inTurn();
    simulation.ask('ann', ['zoe'], 'after');
    adjust(simulation, 'dan', 'eva');
    expect(namesOf(simulation)).toEqual(['zoe']);
    expect(turns(simulation)).toEqual([['zoe'], ['dan'], ['eva']]);
  });

  test('get their turn once, also who takes it over from the one before', async () => {
    const simulation = await inTurn();
    const [item] = simulation.pending();
    const pending = simulation.pending();
    const workItemId = item?.id ?? '';
    simulation.run({ ...common, type: 'adjustParticipant', workItemId, person: person('cai'), pending });
    expect(turns(simulation)).toEqual([['cai'], ['ben']]);
  });
});
