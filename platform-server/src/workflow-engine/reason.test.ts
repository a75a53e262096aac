import { readTemplate } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { person, Simulation } from './testing/simulation.ts';
import { writeTemplate } from './template/write-template.ts';

async function begin(reasonFor: string): Promise<Simulation> {
  const rules = `reasonFor="${reasonFor}" actions="agree disagree reject addSign"`;
  const check = approve('Check', '审批', { rules, participants: [['user', 'ann']] });
  const reading = await readTemplate(
    bpmn([start, flow('F1', 'Start', 'Check'), check, flow('F2', 'Check', 'End'), end].join('')),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, (request) =>
    request.kind === 'user' ? [person(request.userId)] : [],
  );
  simulation.start();
  return simulation;
}

const missing = { kind: 'refused', refusal: { name: 'reasonMissing' } };

describe('a reason', () => {
  it('is needed for the actions that the activity names, and for no others', async () => {
    const both = await begin('disagree reject');
    expect(both.act('disagree', 'ann')).toMatchObject(missing);
    expect(both.act('disagree', 'ann', '  ')).toMatchObject(missing);
    expect(both.reject('ann', 'Start')).toMatchObject(missing);
    expect(both.reject('ann', 'Start', false, '缺发票').kind).toBe('done');

    const one = await begin('reject');
    expect(one.act('disagree', 'ann').kind).toBe('done');
    expect((await begin('disagree reject')).act('agree', 'ann').kind).toBe('done');
    expect((await begin('')).reject('ann', 'Start').kind).toBe('done');
  });

  it('is needed from who was asked to sign as well', async () => {
    const simulation = await begin('disagree');
    simulation.ask('ann', ['eve'], 'before');
    expect(simulation.act('disagree', 'eve')).toMatchObject(missing);
    expect(simulation.act('disagree', 'eve', '超预算').kind).toBe('done');
  });

  it('stays in the file of the template, and an unknown action is a problem of it', async () => {
    const { template } = await begin('disagree reject');
    const again = await readTemplate(await writeTemplate(template));
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.template.nodes.find(({ id }) => id === 'Check')).toMatchObject({
      reasonFor: ['disagree', 'reject'],
    });
    const rules = 'reasonFor="agree"';
    const check = approve('Check', '审批', { rules, participants: [['user', 'ann']] });
    const wrong = await readTemplate(
      bpmn([start, flow('F1', 'Start', 'Check'), check, flow('F2', 'Check', 'End'), end].join('')),
    );
    expect(wrong.ok ? [] : wrong.problems.map(({ name }) => name)).toEqual(['templateRuleInvalid']);
  });
});
