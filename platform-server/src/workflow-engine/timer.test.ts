import { dueAfter, dueOn } from './due-time.ts';
import { readTemplate, subscriptionsOf } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { person, Simulation } from './testing/simulation.ts';

const timer = (definition: string) =>
  `<bpmn:intermediateCatchEvent id="T" name="等待"><bpmn:timerEventDefinition>${definition}</bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>`;
const expression = (name: string, body: string) =>
  `<bpmn:${name} xsi:type="bpmn:tFormalExpression">${body}</bpmn:${name}>`;
const waiting = (definition: string) =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'T'),
      timer(definition),
      flow('F2', 'T', 'A'),
      approve('A', '审批', { participants: [['user', 'ann']] }),
      flow('F3', 'A', 'End'),
      end,
    ].join(''),
  );

async function run(definition: string, variables: Record<string, unknown> = {}): Promise<Simulation> {
  const reading = await readTemplate(waiting(definition));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return new Simulation(reading.template, () => [person('ann')], variables);
}

describe('a timer', () => {
  it.each([
    ['a duration', expression('timeDuration', 'PT90M'), '2026-01-01T01:31:00.000Z'],
    [
      'a day, which begins in the time zone of the organisation',
      expression('timeDate', '2026-03-01'),
      '2026-02-28T16:00:00.000Z',
    ],
    ['a moment', expression('timeDate', '2026-03-01T10:00:00Z'), '2026-03-01T10:00:00.000Z'],
    [
      'a duration that an expression gives',
      expression('timeDuration', 'if days > 3 then duration("P2D") else "P1D"'),
      '2026-01-03T00:01:00.000Z',
    ],
    ['a date of the record, as Zeebe writes it', expression('timeDate', '= leaveOn'), '2026-02-02T00:00:00.000Z'],
  ])('waits for %s', async (_case, definition, dueAt) => {
    const simulation = await run(definition, { days: 5, leaveOn: '2026-02-02T00:00:00.000Z' });
    simulation.start();
    expect(simulation.state).toMatchObject({ status: 'PROCESSING', activities: [] });
    expect(simulation.state && subscriptionsOf(simulation.state)).toMatchObject([
      { nodeId: 'T', kind: 'timer', dueAt },
    ]);
  });

  it('advances when its time has come, not before and not twice', async () => {
    const simulation = await run(expression('timeDuration', 'PT10M'));
    simulation.start();
    const [wait] = simulation.state ? subscriptionsOf(simulation.state) : [];
    const fired = { type: 'timerFired', activityId: wait?.activityId ?? '' } as const;
    expect(simulation.run(fired)).toMatchObject({ refusal: { name: 'workflowActionNotAllowed' } });
    simulation.minute = 10;
    simulation.run(fired);
    expect(simulation.pending()).toMatchObject([{ activityCode: 'A' }]);
    expect(simulation.run(fired)).toMatchObject({ refusal: { name: 'activityNotLive' } });
    simulation.act('agree', 'ann');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
  });

  it('holds nobody up when its time is past already', async () => {
    const simulation = await run(expression('timeDate', '2025-12-31'));
    simulation.start();
    expect(simulation.pending()).toMatchObject([{ activityCode: 'A' }]);
  });

  it('is let go of when the instance is taken back', async () => {
    const simulation = await run(expression('timeDuration', 'P3D'));
    simulation.start();
    expect(simulation.run({ type: 'revoke', actor: person('lin'), comment: null })).toMatchObject({
      state: { status: 'WITHDRAWN', waits: [] },
    });
  });

  it('whose expression gives no time is refused by its name', async () => {
    const simulation = await run(expression('timeDuration', 'days'), { days: null });
    expect(simulation.start()).toMatchObject({
      refusal: {
        name: 'expressionInvalid',
        params: { element: '等待', detail: 'the result of “days” is neither a time nor a duration' },
      },
    });
  });

  it.each([
    ['no definition', '', 'templateRuleInvalid', { rule: 'timeDuration', value: '' }],
    ['a repetition', expression('timeCycle', 'R3/PT10H'), 'templateElementUnknown', { type: 'timeCycle' }],
    ['another language', expression('timeDuration', '\u0024{wait}'), 'templateRuleInvalid', { rule: 'timeDuration' }],
    ['a duration of centuries', expression('timeDuration', 'P900Y'), 'templateRuleInvalid', { value: 'P900Y' }],
  ])('with %s is refused when it is read', async (_case, definition, name, params) => {
    const reading = await readTemplate(waiting(definition));
    expect(reading.ok ? [] : reading.problems).toMatchObject([
      { name, elementId: 'T', params: { element: '等待', ...params } },
    ]);
  });

  it.each(['messageEventDefinition', 'signalEventDefinition', 'conditionalEventDefinition', 'linkEventDefinition'])(
    'is the only event that is waited for: %s is refused',
    async (type) => {
      const reading = await readTemplate(waiting('').replaceAll('timerEventDefinition', type));
      expect(reading.ok ? [] : reading.problems).toMatchObject([
        {
          name: 'templateElementUnknown',
          params: { element: '等待', type: `${type[0]?.toUpperCase()}${type.slice(1)}` },
        },
      ]);
    },
  );
});

describe('times', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 'P1M', '2026-02-28T10:00:00.000Z'],
    ['2026-01-30T20:00:00.000Z', 'P1M', '2026-02-27T20:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 'P1Y', '2025-02-28T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', 'P1WT1.5S', '2026-01-08T00:00:01.500Z'],
    ['2026-01-01T00:00:00.000Z', 'PT0S', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', 'P', null],
    ['2026-01-01T00:00:00.000Z', 'P1DT', null],
    ['2026-01-01T00:00:00.000Z', '-P1D', null],
    ['2026-01-01T00:00:00.000Z', 'PT99999999999999999999S', null],
  ])('after %s by %s are %s', (from, duration, expected) => {
    expect(dueAfter(from, duration)).toBe(expected);
  });

  it.each([
    ['2026-02-30', null],
    ['2026-02-28T10:00', '2026-02-28T02:00:00.000Z'],
    ['2026-02-28T10:00:00+0100', '2026-02-28T09:00:00.000Z'],
    ['tomorrow', null],
  ])('on %s are %s', (date, expected) => {
    expect(dueOn(date)).toBe(expected);
  });
});
