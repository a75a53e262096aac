import { type CcRecipient, readTemplate, type WorkflowTemplate, writeTemplate } from './index.ts';
import { approve, bpmn, ccTask, end, flow, start } from './testing/diagrams.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const directory: Directory = (request) => {
  if (request.kind === 'user') return request.userId === 'gone' ? [] : [person(request.userId)];
  if (request.kind === 'role') return request.roleId === 'board' ? ['ann', 'ben', 'ma'].map(person) : [];
  return request.kind === 'department' ? ['ben', 'cai'].map(person) : [];
};

/** A manager decides, then some people are to read it, and it ends. */
async function seal(readers: readonly (readonly [string, string?])[] = [['role', 'board']]): Promise<WorkflowTemplate> {
  const reading = await readTemplate(
    bpmn(
      [
        start,
        flow('F1', 'Start', 'Manager'),
        approve('Manager', '主管审批', { participants: [['user', 'ma']] }),
        flow('F2', 'Manager', 'Tell'),
        ccTask('Tell', '抄送档案室', { nameEn: 'Tell the archive', participants: readers }),
        flow('F3', 'Tell', 'End'),
        end,
      ].join('\n'),
    ),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.template;
}

async function started(template = seal()): Promise<Simulation> {
  const simulation = new Simulation(await template, directory);
  simulation.start();
  return simulation;
}

const toUser = (value: string): CcRecipient => ({ kind: 'user', value });

function ccTo(simulation: Simulation, people: readonly CcRecipient[], actorId = 'lin') {
  const unread = simulation.unread().map(({ participant }) => participant.id);
  const words = { actor: person(actorId), comment: '请知悉', activityCode: 'Manager' };
  return simulation.run({ type: 'circulate', ...words, people, unread });
}

function readBy(simulation: Simulation, personId: string, reader = personId) {
  const workItem = simulation.items.find(({ type, participant }) => type === 4 && participant.id === personId);
  if (!workItem) throw new Error(`${personId} has nothing to read`);
  return simulation.run({ type: 'read', workItem, actor: person(reader) });
}

const readers = (simulation: Simulation) => simulation.unread().map(({ participant }) => participant.id);
const refusedWith = (name: string, params: object = {}) => ({ kind: 'refused', refusal: { name, params } });

describe('a cc activity', () => {
  it('lets its people read and advances at once, so that the instance ends while they have not read it', async () => {
    const simulation = await started();
    expect(simulation.act('agree', 'ma')).toMatchObject({ state: { status: 'COMPLETED', activities: [] } });
    expect(readers(simulation)).toEqual(['ann', 'ben', 'ma']);
    expect(simulation.unread()[0]).toMatchObject({ activityCode: 'Tell', activityName: '抄送档案室', type: 4 });
    expect(simulation.logs.at(-1)).toMatchObject({ activityCode: 'Tell', person: null, approvalActionStatus: 16 });
  });

  it('advances where there is nobody to read, and the log says why', async () => {
    const simulation = await started(seal([['user', 'gone']]));
    simulation.act('agree', 'ma');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
    expect(simulation.unread()).toEqual([]);
    expect(simulation.logs.at(-1)).toMatchObject({ reason: 'NO_PARTICIPATE_AUTO_PASS' });
  });

  it('comes back from XML as it was written', async () => {
    const template = await seal();
    expect(await readTemplate(await writeTemplate(template))).toEqual({ ok: true, template });
  });

  it('needs people, and does not let a token turn in a circle by itself', async () => {
    expect(await readTemplate(bpmn(start + flow('F1', 'Start', 'T') + ccTask('T', '抄送', {}) + end))).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ name: 'templateParticipantsMissing' })]),
    });
    const circle = [
      start,
      flow('F1', 'Start', 'Tell'),
      ccTask('Tell', '抄送', { participants: [['originator']] }),
      flow('F2', 'Tell', 'Again'),
      '<bpmn:exclusiveGateway id="Again" name="再来" default="F4"/>',
      flow('F3', 'Again', 'Tell', 'amount > 3'),
      flow('F4', 'Again', 'End'),
      end,
    ];
    expect(await readTemplate(bpmn(circle.join('')))).toMatchObject({
      ok: false,
      problems: [{ name: 'templateCycleWithoutTask' }],
    });
  });
});

describe('sending a cc by hand', () => {
  it('gives people, departments and roles the same thing to read, each person once', async () => {
    const simulation = await started();
    ccTo(simulation, [toUser('ann'), { kind: 'role', value: 'board' }, { kind: 'department', value: 'sales' }]);
    expect(readers(simulation)).toEqual(['ann', 'ben', 'ma', 'cai']);
    const [entry] = simulation.logs.slice(-1);
    expect(entry).toMatchObject({
      approvalActionStatus: 16,
      person: person('lin'),
      comment: '请知悉',
      workItemId: null,
    });
    expect(new Set(simulation.unread().map(({ activityId }) => activityId))).toEqual(new Set([entry?.id]));
  });

  it('holds nothing up: who decides, how often, and whether it may be taken back stay as they were', async () => {
    const simulation = await started();
    const before = simulation.state;
    ccTo(simulation, [toUser('ann')]);
    expect(simulation.state).toEqual({ ...before, lastId: expect.any(Number) as number });
    expect(simulation.run({ type: 'revoke', actor: person('lin'), comment: null }).kind).toBe('done');
    expect(readers(simulation)).toEqual(['ann']);
  });

  it('leaves out the sender and who has it to read already, and is refused when nobody is left', async () => {
    const simulation = await started();
    ccTo(simulation, [toUser('ann'), toUser('lin')]);
    expect(readers(simulation)).toEqual(['ann']);
    for (const people of [[toUser('ann')], [toUser('lin')], [toUser('gone')], []]) {
      expect(ccTo(simulation, people)).toEqual(refusedWith('circulatedToNobody'));
    }
    readBy(simulation, 'ann');
    expect(ccTo(simulation, [toUser('ann')]).kind).toBe('done');
  });

  it('is possible after the end of the instance, which it does not open again', async () => {
    const simulation = await started();
    simulation.act('agree', 'ma');
    expect(ccTo(simulation, [toUser('dan')])).toMatchObject({ kind: 'done', state: { status: 'COMPLETED' } });
    expect(readers(simulation)).toContain('dan');
  });

  it('says at the start of the workflow what comes from an activity that it does not have', async () => {
    const simulation = await started();
    const words = { actor: person('lin'), comment: null, activityCode: 'Gone', unread: [] };
    simulation.run({ type: 'circulate', ...words, people: [toUser('ann')] });
    expect(simulation.logs.at(-1)).toMatchObject({ activityCode: 'Start' });
  });
});

describe('reading', () => {
  it('closes the cc item and nothing else, also after the end', async () => {
    const simulation = await started();
    simulation.act('agree', 'ma');
    expect(readBy(simulation, 'ann')).toMatchObject({ kind: 'done', state: { status: 'COMPLETED' } });
    expect(readers(simulation)).toEqual(['ben', 'ma']);
    expect(simulation.logs.at(-1)).toMatchObject({ person: person('ann'), approvalActionStatus: 11, usedTime: 60_000 });
  });

  it('is refused to others, a second time, and for work that is to be decided', async () => {
    const simulation = await started();
    ccTo(simulation, [toUser('ann')]);
    expect(readBy(simulation, 'ann', 'ben')).toEqual(refusedWith('workItemNotYours'));
    readBy(simulation, 'ann');
    expect(readBy(simulation, 'ann')).toEqual(refusedWith('workItemHandled'));
    const [workItem] = simulation.pending();
    if (!workItem) throw new Error('nothing to decide');
    expect(simulation.run({ type: 'read', workItem, actor: person('ma') })).toEqual(
      refusedWith('workflowActionNotAllowed', { action: 'read' }),
    );
  });

  it('does not decide: a cc item cannot be agreed to', async () => {
    const simulation = await started();
    ccTo(simulation, [toUser('ma')]);
    const [workItem] = simulation.unread();
    if (!workItem) throw new Error('nothing to read');
    const agreed = simulation.run({ type: 'agree', workItem, actor: person('ma'), comment: null });
    expect(agreed.kind).toBe('refused');
    expect(simulation.state?.status).toBe('PROCESSING');
  });
});
