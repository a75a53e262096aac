import { readTemplate, type WorkflowTemplate } from './index.ts';
import { approve, bpmn, end, flow, leaveXml, start } from './testing/diagrams.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const directory: Directory = (request) => {
  if (request.kind === 'user') return request.userId === 'gone' ? [] : [person(request.userId)];
  if (request.kind === 'users') return request.userIds.filter((id) => id !== 'gone').map(person);
  if (request.kind === 'role') return request.roleId === 'hr' ? [person('he'), person('hu')] : [];
  if (request.kind === 'departmentManager') {
    return request.level === 1 ? [person('ma')] : request.level === 'top' ? [person('chief')] : [];
  }
  if (request.kind === 'workflowAdmins') return [person('admin')];
  return [person('member1'), person('member2')];
};

async function template(xml: string): Promise<WorkflowTemplate> {
  const reading = await readTemplate(xml);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.template;
}

const oneTask = (rules: string, participants: readonly (readonly [string, string?])[]) =>
  template(
    bpmn(
      start +
        flow('F1', 'Start', 'Task') +
        approve('Task', '审批', { rules, participants }) +
        flow('F2', 'Task', 'End') +
        end,
    ),
  );

async function leave(days: number): Promise<Simulation> {
  const simulation = new Simulation(await template(leaveXml), directory, { days });
  simulation.start();
  return simulation;
}

const refusedWith = (name: string, params: object = {}) => ({ kind: 'refused', refusal: { name, params } });

describe('a leave of a few days', () => {
  it('waits for the manager of the originator and is completed when the manager agrees', async () => {
    const simulation = await leave(2);
    expect(simulation.pending()).toMatchObject([{ activityCode: 'Manager', participant: { id: 'ma' }, type: 0 }]);
    expect(simulation.act('agree', 'ma', '好')).toMatchObject({
      kind: 'done',
      state: { status: 'COMPLETED', result: 'approved', activities: [] },
    });
    expect(simulation.items.map((item) => item.status)).toEqual(['AGREED']);
  });

  it('logs who did what at which activity and how long it took', async () => {
    const simulation = await leave(2);
    simulation.act('agree', 'ma', '好');
    expect(simulation.logs).toMatchObject([
      { activityCode: 'Start', activityName: '发起', person: { id: 'lin' }, approvalActionStatus: 1, usedTime: 0 },
      {
        activityCode: 'Manager',
        activityName: '主管审批',
        receiveTime: '2026-01-01T00:01:00.000Z',
        finishTime: '2026-01-01T00:02:00.000Z',
        usedTime: 60_000,
        person: person('ma'),
        approvalActionStatus: 3,
        comment: '好',
        reason: null,
      },
    ]);
  });
});

describe('a long leave', () => {
  it('needs everybody in human resources, one after the other in any order', async () => {
    const simulation = await leave(4);
    simulation.act('agree', 'ma');
    expect(simulation.pending().map((item) => item.participant.id)).toEqual(['he', 'hu']);
    expect(simulation.act('agree', 'hu')).toMatchObject({ state: { status: 'PROCESSING', activities: [{ open: 1 }] } });
    expect(simulation.act('agree', 'he')).toMatchObject({ state: { status: 'COMPLETED' } });
  });

  it('is voided by one disagreement, which cancels what the others had to do', async () => {
    const simulation = await leave(4);
    simulation.act('agree', 'ma');
    expect(simulation.act('disagree', 'he', '人手不足')).toMatchObject({
      state: { status: 'CANCELED', result: 'disagreed' },
      events: [{ kind: 'log' }, { kind: 'instanceEnded', status: 'CANCELED', result: 'disagreed' }],
    });
    expect(simulation.items.slice(1)).toMatchObject([
      { status: 'DISAGREED', reason: null },
      { status: 'CANCELED', reason: 'MULTI_PARTICIPANT_CANCEL' },
    ]);
  });

  it('can be finished early by a handler where the activity offers it', async () => {
    const simulation = await leave(4);
    simulation.act('agree', 'ma');
    const workItem = simulation.pending()[0] ?? null;
    const outcome = simulation.run({ type: 'finish', workItem, actor: person('he'), comment: null });
    expect(outcome).toMatchObject({ state: { status: 'COMPLETED', result: 'finished' } });
    expect(simulation.items[2]).toMatchObject({ status: 'ABORTED', reason: 'END_INSTANCE_ABORTED' });
  });

  it('reads the fields again at each command, so a change in between takes the other branch', async () => {
    const simulation = await leave(4);
    simulation.variables = { days: 1 };
    expect(simulation.act('agree', 'ma')).toMatchObject({ state: { status: 'COMPLETED' } });
  });
});

describe('handing back to the originator', () => {
  it('gives the originator something to submit and comes to the manager again', async () => {
    const simulation = await leave(2);
    simulation.act('disagree', 'ma', '请补充');
    expect(simulation.pending()).toMatchObject([{ activityCode: 'Start', participant: { id: 'lin' } }]);
    expect(simulation.act('agree', 'lin')).toMatchObject(refusedWith('workflowActionNotAllowed', { action: 'agree' }));
    simulation.act('submit', 'lin');
    expect(simulation.pending()).toMatchObject([{ activityCode: 'Manager', participant: { id: 'ma' } }]);
    expect(simulation.items.map((item) => item.status)).toEqual(['DISAGREED', 'SUBMITTED', 'PENDING']);
  });
});

describe('revoke', () => {
  const byOriginator = { type: 'revoke', actor: person('lin'), comment: null } as const;

  it('voids an instance on which nobody has decided', async () => {
    const simulation = await leave(4);
    expect(simulation.run(byOriginator)).toMatchObject({ state: { status: 'WITHDRAWN', result: 'revoked' } });
    expect(simulation.items).toMatchObject([{ status: 'CANCELED', reason: 'REVOKE_CANCEL' }]);
    expect(simulation.logs.at(-1)).toMatchObject({ approvalActionStatus: 14, person: { id: 'lin' } });
  });

  it('comes too late after a decision', async () => {
    const simulation = await leave(4);
    simulation.act('agree', 'ma');
    expect(simulation.run(byOriginator)).toEqual(refusedWith('cannotWithdraw'));
  });

  it('is possible again once the instance was handed back', async () => {
    const simulation = await leave(4);
    simulation.act('disagree', 'ma');
    expect(simulation.run(byOriginator)).toMatchObject({ state: { status: 'WITHDRAWN', result: 'revoked' } });
  });

  it('is for the originator alone', async () => {
    const simulation = await leave(4);
    expect(simulation.run({ ...byOriginator, actor: person('ma') })).toEqual(refusedWith('noPermission'));
  });
});

describe('what is refused', () => {
  it('is a work item of somebody else', async () => {
    const simulation = await leave(4);
    const [workItem] = simulation.pending();
    if (!workItem) throw new Error('nothing pending');
    const outcome = simulation.run({ type: 'agree', workItem, actor: person('he'), comment: null });
    expect(outcome).toEqual(refusedWith('workItemNotYours'));
  });

  it('is the second of two decisions on the same work item, whatever the first has moved', async () => {
    const simulation = await leave(4);
    const [stale] = simulation.pending();
    if (!stale) throw new Error('nothing pending');
    simulation.act('agree', 'ma');
    const outcome = simulation.run({ type: 'agree', workItem: stale, actor: person('ma'), comment: null });
    expect(outcome).toEqual(refusedWith('workItemHandled'));
  });

  it('is any command on an instance that has ended, and a second start', async () => {
    const simulation = await leave(1);
    expect(simulation.start()).toEqual(refusedWith('repeatedSubmit'));
    simulation.act('agree', 'ma');
    const revoke = { type: 'revoke', actor: person('lin'), comment: null } as const;
    expect(simulation.run(revoke)).toEqual(refusedWith('workflowEnded'));
  });

  it('is an opinion of more than 200 characters, counted as people count', async () => {
    const simulation = await leave(1);
    expect(simulation.act('agree', 'ma', '𠮷'.repeat(201))).toEqual(refusedWith('opinionTooLong', { limit: 200 }));
    expect(simulation.act('agree', 'ma', '𠮷'.repeat(200)).kind).toBe('done');
  });

  it('is a gateway without a branch that matches', async () => {
    const gateway = '<bpmn:exclusiveGateway id="G" name="金额"/>';
    const flows =
      flow('F1', 'Start', 'G') + flow('F2', 'G', 'End', 'amount > 5') + flow('F3', 'G', 'End', 'amount < 5');
    const simulation = new Simulation(await template(bpmn(start + gateway + flows + end)), directory, { amount: 5 });
    expect(simulation.start()).toEqual(refusedWith('noBranchMatches', { gateway: '金额' }));
    expect(simulation.state).toBeNull();
  });

  it('is an action that the activity does not offer', async () => {
    const simulation = new Simulation(await oneTask('actions="agree"', [['user', 'wu']]), directory);
    simulation.start();
    expect(simulation.act('disagree', 'wu')).toEqual(refusedWith('workflowActionNotAllowed', { action: 'disagree' }));
  });
});

describe('participants', () => {
  it.each([
    ['user', 'wu', ['wu']],
    ['department', 'd1', ['member1', 'member2']],
    ['role', 'hr', ['he', 'hu']],
    ['originator', undefined, ['lin']],
    ['originatorManager', '1', ['ma']],
    ['originatorManager', 'top', ['chief']],
    ['staffField', 'buyer', ['bai']],
    ['staffField', 'team', ['bai', 'cui']],
    ['handlerOf', 'Start', ['lin']],
    ['expression', '&quot;wu&quot;', ['wu']],
    ['expression', 'if amount > 5 then [buyer, &quot;wu&quot;, [team, null]] else null', ['bai', 'wu', 'cui']],
  ] as const)('of the kind %s are found', async (kind, value, expected) => {
    const specs = [value === undefined ? ([kind] as const) : ([kind, value] as const)];
    const buyer = { id: 'bai', name: 'Bai' };
    const variables = { buyer, team: [buyer, { id: 'cui' }, { id: 'gone' }], amount: 6 };
    const simulation = new Simulation(await oneTask('', specs), directory, variables);
    simulation.start();
    expect(simulation.pending().map((item) => item.participant.id)).toEqual(expected);
  });

  it('get one work item each, however often the template names them', async () => {
    const simulation = new Simulation(
      await oneTask('', [
        ['user', 'he'],
        ['role', 'hr'],
        ['user', 'he'],
      ]),
      directory,
    );
    simulation.start();
    expect(simulation.pending().map((item) => item.participant.id)).toEqual(['he', 'hu']);
  });

  it('are done with when the first of any one agrees', async () => {
    const simulation = new Simulation(await oneTask('multiInstance="any"', [['role', 'hr']]), directory);
    simulation.start();
    expect(simulation.act('agree', 'hu')).toMatchObject({ state: { status: 'COMPLETED' } });
    expect(simulation.items.map((item) => item.status)).toEqual(['CANCELED', 'AGREED']);
  });

  it.each([
    ['an unknown role', 'role', 'ghosts'],
    ['an empty staff field', 'staffField', 'nobody'],
    ['a field that only looks like one', 'staffField', 'constructor'],
    ['a manager above the top', 'originatorManager', '12'],
    ['a person who has left', 'user', 'gone'],
    ['an activity that nobody has handled', 'handlerOf', 'Task'],
    ['an expression about an empty field', 'expression', 'nobody'],
    ['an expression that names no people', 'expression', '[1, true, today(), {name: &quot;wu&quot;}]'],
  ])('nobody behind %s: the activity passes by itself and says why', async (_case, kind, value) => {
    const simulation = new Simulation(await oneTask('nobodyFound="autoPass"', [[kind, value]]), directory);
    expect(simulation.start()).toMatchObject({ state: { status: 'COMPLETED' }, workItems: [] });
    expect(simulation.logs[1]).toMatchObject({
      person: null,
      reason: 'NO_PARTICIPATE_AUTO_PASS',
      activityCode: 'Task',
    });
  });

  it('come from an earlier activity: who handled it last, also when that was in the same command', async () => {
    const first = approve('First', '初审', { participants: [['role', 'hr']], rules: 'disagree="toOriginator"' });
    const last = approve('Last', '复审', { participants: [['handlerOf', 'First']] });
    const flows = flow('F1', 'Start', 'First') + flow('F2', 'First', 'Middle') + flow('F3', 'Middle', 'Last');
    const middle = approve('Middle', '中审', { participants: [['handlerOf', 'First']] });
    const diagram = bpmn(start + first + middle + last + flows + flow('F4', 'Last', 'End') + end);
    const simulation = new Simulation(await template(diagram), directory);
    simulation.start();
    simulation.act('disagree', 'he');
    simulation.act('submit', 'lin');
    simulation.act('agree', 'hu');
    expect(simulation.pending()).toMatchObject([{ activityCode: 'Middle', participant: { id: 'hu' } }]);
    simulation.act('agree', 'hu');
    expect(simulation.pending()).toMatchObject([{ activityCode: 'Last', participant: { id: 'hu' } }]);
  });

  it('nobody found: the command is refused by the rule refuse, however many administrators there are', async () => {
    const simulation = new Simulation(await oneTask('nobodyFound="refuse"', [['role', 'ghosts']]), directory);
    expect(simulation.start()).toEqual(refusedWith('noParticipant', { activity: '审批' }));
  });

  it.each([
    ['wu', ['wu']],
    ['gone', ['admin']],
  ])('nobody found: %s steps in by name, or the administrators while they cannot', async (name, expected) => {
    const rules = `nobodyFound="toPerson" nobodyFoundPerson="${name}"`;
    const simulation = new Simulation(await oneTask(rules, [['role', 'ghosts']]), directory);
    simulation.start();
    expect(simulation.pending().map((item) => item.participant.id)).toEqual(expected);
  });

  it('nobody found: the workflow administrators take it, or the command is refused without any', async () => {
    const toAdmin = await oneTask('nobodyFound="toAdmin"', [['role', 'ghosts']]);
    const simulation = new Simulation(toAdmin, directory);
    simulation.start();
    expect(simulation.pending().map((item) => item.participant.id)).toEqual(['admin']);
    expect(new Simulation(toAdmin, () => []).start()).toEqual(refusedWith('noParticipant', { activity: '审批' }));
  });
});
