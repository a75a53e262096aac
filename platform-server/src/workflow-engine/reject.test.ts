import { readTemplate } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { person, Simulation } from './testing/simulation.ts';

const rules = 'actions="agree disagree reject"';
const by = (id: string, extra = '') =>
  approve(id, id, { rules: `${rules} ${extra}`, participants: [['user', id.toLowerCase()]] });

/** First, then Left and Right side by side, then Last. */
const diagram = bpmn(
  [
    start,
    flow('f1', 'Start', 'First'),
    by('First'),
    flow('f2', 'First', 'Fork'),
    '<bpmn:parallelGateway id="Fork"/>',
    flow('f3', 'Fork', 'Left1'),
    flow('f4', 'Fork', 'Right'),
    by('Left1'),
    flow('f5', 'Left1', 'Left2'),
    by('Left2'),
    flow('f6', 'Left2', 'Join'),
    by('Right'),
    flow('f7', 'Right', 'Join'),
    '<bpmn:parallelGateway id="Join"/>',
    flow('f8', 'Join', 'Last'),
    by('Last'),
    flow('f9', 'Last', 'End'),
    end,
  ].join(''),
);

let gone: string[] = [];

async function begin(...agreed: readonly string[]): Promise<Simulation> {
  const reading = await readTemplate(diagram);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, (request) => {
    if (request.kind === 'workflowAdmins') return [person('admin')];
    return request.kind === 'user' && !gone.includes(request.userId) ? [person(request.userId)] : [];
  });
  simulation.start();
  for (const id of agreed) simulation.act('agree', id);
  return simulation;
}

const waiting = (simulation: Simulation) => simulation.pending().map(({ participant }) => participant.id);
const refusal = (name: string) => ({ kind: 'refused', refusal: { name } });

beforeEach(() => {
  gone = [];
});

describe('a rejection to an earlier activity', () => {
  it('closes what runs ahead of it, in the other branch too, and all of it is done again', async () => {
    const simulation = await begin('first', 'left1');
    expect(simulation.reject('left2', 'First', false, '金额不对').kind).toBe('done');
    expect(waiting(simulation)).toEqual(['first']);
    const closed = simulation.items.find(({ participant }) => participant.id === 'right');
    expect(closed).toMatchObject({ status: 'CANCELED', reason: 'PARALLEL_ACTIVITY_CANCEL' });
    expect(simulation.logs.at(-1)).toMatchObject({
      approvalActionStatus: 8,
      comment: '金额不对',
      change: { from: [person('left2')], to: [person('first')] },
    });
    simulation.act('agree', 'first');
    expect(waiting(simulation)).toEqual(['left1', 'right']);
  });

  it('leaves the branch beside it alone where the activity lies in its own', async () => {
    const simulation = await begin('first', 'left1');
    simulation.reject('left2', 'Left1');
    expect(waiting(simulation)).toEqual(['right', 'left1']);
    for (const id of ['right', 'left1', 'left2', 'last']) simulation.act('agree', id);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('may lead into a branch that has come together with others, which are not done again', async () => {
    const simulation = await begin('first', 'left1', 'left2', 'right');
    simulation.reject('last', 'Right');
    expect(waiting(simulation)).toEqual(['right']);
    simulation.act('agree', 'right');
    expect(waiting(simulation)).toEqual(['last']);
  });

  it('never lets a gateway count a branch of the round before', async () => {
    const simulation = await begin('first', 'right');
    simulation.reject('left1', 'First');
    for (const id of ['first', 'left1', 'left2']) simulation.act('agree', id);
    expect(waiting(simulation)).toEqual(['right']);
  });

  it('is refused to one that nobody has handled, that lies ahead or beside it, or that is none', async () => {
    const simulation = await begin('first');
    for (const nodeId of ['Left1', 'Left2', 'Right', 'Last', 'Join', 'End', 'none']) {
      expect(simulation.reject('left1', nodeId)).toMatchObject(refusal('cannotRejectThere'));
    }
    expect(waiting(simulation)).toEqual(['left1', 'right']);
  });

  it('goes to its participants where who handled it has left', async () => {
    const simulation = await begin('first');
    gone = ['first'];
    simulation.reject('left1', 'First');
    expect(waiting(simulation)).toEqual(['admin']);
  });
});

describe('a rejection to the originator', () => {
  it('hands everything back, and what is submitted again passes every activity anew', async () => {
    const simulation = await begin('first', 'left1');
    simulation.reject('left2', 'Start');
    expect(waiting(simulation)).toEqual(['lin']);
    simulation.act('submit', 'lin');
    expect(waiting(simulation)).toEqual(['first']);
  });

  it('returns to who rejected, while the other branch advances and is waited for', async () => {
    const simulation = await begin('first', 'left1');
    simulation.reject('left2', 'Start', true);
    expect(waiting(simulation)).toEqual(['right', 'lin']);
    simulation.act('agree', 'right');
    expect(waiting(simulation)).toEqual(['lin']);
    simulation.act('submit', 'lin');
    expect(waiting(simulation)).toEqual(['left2']);
    simulation.act('agree', 'left2');
    expect(waiting(simulation)).toEqual(['last']);
  });

  it('returns over several activities, each to who sent it', async () => {
    const simulation = await begin('first', 'left1', 'left2', 'right');
    simulation.reject('last', 'First', true);
    simulation.reject('first', 'Start', true);
    simulation.act('submit', 'lin');
    expect(waiting(simulation)).toEqual(['first']);
    simulation.act('agree', 'first');
    expect(waiting(simulation)).toEqual(['last']);
  });
});
