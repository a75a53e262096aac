import { approve, bpmn, end, flow, handle, start } from './testing/diagrams.ts';
import { readTemplate } from './index.ts';
import { person, Simulation } from './testing/simulation.ts';

async function begin(): Promise<Simulation> {
  const reading = await readTemplate(
    bpmn(
      [
        start,
        flow('F1', 'Start', 'Check'),
        approve('Check', '审批', { participants: [['user', 'ann']], rules: 'actions="agree assist"' }),
        flow('F2', 'Check', 'Do'),
        handle('Do', '办理', { participants: [['user', 'ben']] }),
        flow('F3', 'Do', 'End'),
        end,
      ].join(''),
    ),
  );
  if (!reading.ok) throw new Error('the template is wrong');
  const simulation = new Simulation(reading.template, (request) =>
    request.kind === 'user' ? [person(request.userId)] : [],
  );
  simulation.start();
  return simulation;
}

const refusal = (name: string) => ({ kind: 'refused', refusal: { name } });

test('what is kept for later decides nothing: the item stays open, and nothing is written down', async () => {
  const simulation = await begin();
  const before = [simulation.state, simulation.items, simulation.logs];
  expect(simulation.keep('ann').kind).toBe('done');
  expect([simulation.state, simulation.items, simulation.logs]).toEqual(before);
});

test('who was asked and who waits for others can keep what they have begun too, but nobody for somebody else', async () => {
  const simulation = await begin();
  simulation.ask('ann', ['cai'], 'helpFirst');
  expect([simulation.keep('ann').kind, simulation.keep('cai').kind]).toEqual(['done', 'done']);
  const [workItem] = simulation.pending();
  if (!workItem) throw new Error('nobody has anything to do');
  const foreign = {
    type: 'temporarySave',
    workItem,
    actor: person('ben'),
    changesRecord: false,
    comment: null,
  } as const;
  expect(simulation.run(foreign)).toMatchObject(refusal('workItemNotYours'));
});

test('the record is changed along with what is filled in, and not by who decides or was asked', async () => {
  const simulation = await begin();
  expect(simulation.keep('ann', true)).toMatchObject(refusal('workflowActionNotAllowed'));
  simulation.act('agree', 'ann');
  expect(simulation.keep('ben', true).kind).toBe('done');
});
