import { readTemplate, type WorkflowTemplate } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { person, Simulation } from './testing/simulation.ts';

const templateOf = async (
  multiInstance: 'any' | 'all',
  actions = 'agree disagree forward',
): Promise<WorkflowTemplate> => {
  const rules = `multiInstance="${multiInstance}" actions="${actions}"`;
  const check = approve('Check', '审批', { rules, participants: [['role', 'pair']] });
  const read = await readTemplate(
    bpmn([start, flow('F1', 'Start', 'Check'), check, flow('F2', 'Check', 'End'), end].join('')),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.template;
};

async function begin(multiInstance: 'any' | 'all', actions?: string): Promise<Simulation> {
  const simulation = new Simulation(await templateOf(multiInstance, actions), (request) => {
    if (request.kind === 'user') return request.userId === 'gone' ? [] : [person(request.userId)];
    return [person('ann'), person('ben')];
  });
  simulation.start();
  return simulation;
}

const refusal = (name: string) => ({ kind: 'refused', refusal: { name } });

describe('handing a work item to somebody else', () => {
  it('closes it as transferred, opens one of type 1 that comes from it, and says to whom in the log', async () => {
    const simulation = await begin('all');
    const own = simulation.pending()[0];
    expect(simulation.forward('ann', ['eve'], '请代看').kind).toBe('done');
    expect(simulation.items.find(({ id }) => id === own?.id)).toMatchObject({ status: 'TRANSFERRED' });
    expect(simulation.pending()).toMatchObject([
      { participant: { id: 'ben' }, type: 0, sourceItemId: null },
      { participant: { id: 'eve' }, type: 1, sourceItemId: own?.id, activityId: own?.activityId },
    ]);
    expect(simulation.logs.at(-1)).toMatchObject({
      person: { id: 'ann' },
      approvalActionStatus: 7,
      comment: '请代看',
      change: { from: [person('ann')], to: [person('eve')] },
      workItemId: own?.id,
    });
  });

  it('leaves as many decisions to be made as before', async () => {
    const simulation = await begin('all');
    simulation.forward('ann', ['eve']);
    simulation.act('agree', 'ben');
    expect(simulation.state?.status).toBe('PROCESSING');
    simulation.act('agree', 'eve');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('keeps the activity of the only handler alive, who may hand it on and get it back', async () => {
    const simulation = await begin('any');
    simulation.forward('ann', ['eve']);
    simulation.forward('eve', ['fay']);
    simulation.forward('fay', ['ann']);
    expect(simulation.pending().map(({ participant, type }) => [participant.id, type])).toEqual([
      ['ben', 0],
      ['ann', 1],
    ]);
  });

  it('is refused to oneself, to who has left, to who has the activity already, and to several at once', async () => {
    const simulation = await begin('all');
    expect(simulation.forward('ann', ['ann'])).toMatchObject(refusal('noTransferToSelf'));
    expect(simulation.forward('ann', ['gone'])).toMatchObject(refusal('personNotActive'));
    expect(simulation.forward('ann', ['ben'])).toMatchObject(refusal('personHasItem'));
    expect(simulation.forward('ann', ['eve', 'fay'])).toMatchObject(refusal('workflowActionNotAllowed'));
    expect(simulation.pending()).toHaveLength(2);
  });

  it('is refused where the template does not offer it', async () => {
    const simulation = await begin('all', 'agree disagree');
    expect(simulation.forward('ann', ['eve'])).toMatchObject(refusal('workflowActionNotAllowed'));
  });
});
