import { actionCode } from '@portico/shared-kit/workflow';
import fc from 'fast-check';
import type { Command, InstanceState, Person, WorkflowTemplate } from './index.ts';
import { isInstanceAdminMove, instanceAdminCommand } from './testing/administration-commands.ts';
import { type RandomMove, randomMove, randomTemplate } from './testing/random-workflow.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const directory: Directory = (request) => {
  if (request.kind === 'user') return request.userId === 'gone' ? [] : [person(request.userId)];
  if (request.kind === 'users') return request.userIds.filter((id) => id !== 'gone').map(person);
  if (request.kind === 'role') return request.roleId === 'all' ? ['ann', 'ben', 'cai', 'dan'].map(person) : [];
  if (request.kind === 'departmentManager')
    return request.level === 1 ? [person('ben')] : request.level === 'top' ? [person('eve')] : [];
  return request.kind === 'workflowAdmins' ? [person('admin')] : [person('cai'), person('dan')];
};

const variablesOf = (amount: number) => ({ amount, buyer: amount > 5 ? { id: 'dan', name: 'Dan' } : null });

function commandOf(simulation: Simulation, move: RandomMove): Command {
  const comment = null;
  const lin: Person = person('lin');
  const pending = simulation.pending();
  const fresh = move.type === 'read' ? simulation.unread() : pending;
  const choices = move.fresh && fresh.length > 0 ? fresh : simulation.items;
  const workItem = choices[move.pick % Math.max(1, choices.length)];
  const actor = move.isOwner && workItem ? workItem.participant : person('stranger');
  const { type } = move;
  if (type === 'start' || !workItem) {
    return { type: 'start', instanceId: 'i1', originator: { ...lin, departmentId: 'sales' } };
  }
  if (isInstanceAdminMove(type)) return instanceAdminCommand(simulation, type, move);
  if (type === 'revoke') return { type: 'revoke', actor: move.isOwner ? lin : actor, comment };
  if (type === 'finish') return { type: 'finish', actor, workItem: move.fresh ? workItem : null, comment };
  if (type === 'circulate') {
    const people = [{ kind: 'role' as const, value: move.isOwner ? 'all' : 'none' }];
    const unread = simulation.unread().map(({ participant }) => participant.id);
    return { type: 'circulate', actor, comment, activityCode: workItem.activityCode, people, unread };
  }
  if (type === 'timeout') return { type, workItem };
  if (type === 'read') return { type: 'read', workItem, actor };
  if (type === 'removeApprover') return { type, workItem, actor, people: [move.whom], comment };
  if (type === 'assist' || type === 'addApprover') {
    const people = [move.whom];
    const asking = { workItem, actor, people, occupied: simulation.occupied(workItem, people), comment };
    const timing = move.amount % 2 === 0 ? 'before' : 'after';
    return type === 'assist' ? { type, ...asking, waits: timing === 'before' } : { type, ...asking, timing };
  }
  if (type === 'reject') {
    const { nodes } = simulation.template;
    const nodeId = nodes[move.pick % nodes.length]?.id ?? '';
    const handlerId = simulation.lastHandler(nodeId);
    return { type, workItem, actor, nodeId, handlerId, returnToRejecter: move.amount % 2 === 0, comment };
  }
  if (type === 'forward') {
    const people = [move.whom];
    return { type, workItem, actor, people, occupied: simulation.occupied(workItem, people), comment };
  }
  if (type === 'claim' || type === 'unclaim') {
    const claimed = simulation.state?.activities.flatMap((activity) => activity.claim?.itemId ?? []) ?? [];
    const held = type === 'unclaim' ? pending.find(({ id }) => claimed.includes(id)) : undefined;
    return simulation.claimOf(type, held ?? workItem, move.isOwner ? (held ?? workItem).participant : actor);
  }
  if (type === 'temporarySave') return { type, workItem, actor, changesRecord: move.amount % 2 === 0, comment };
  if (type === 'serviceAnswered') {
    const late = { type, activityId: simulation.state?.waits[0]?.id ?? 'none', round: 9, failure: null } as const;
    return simulation.answerCall(move.isOwner ? null : 'HTTP 500', move.pick) ?? late;
  }
  if (type === 'timerFired') {
    const early = { type, activityId: simulation.state?.waits[0]?.id ?? 'none' } as const;
    return (move.isOwner ? simulation.wait(move.pick) : null) ?? early;
  }
  if (type === 'advance') return { type: simulation.completingAction(workItem), workItem, actor, comment };
  return { type, workItem, actor, comment };
}

/** Decisions to be made, less those that wait for added approvers in the place of a closed item, and all who were asked. */
function openItemsOf({ open, helpers = [] }: InstanceState['activities'][number]): number {
  const carried = new Set(helpers.flatMap(({ timing, sourceItemId }) => (timing === 'after' ? [sourceItemId] : [])));
  return open - carried.size + helpers.length;
}

function checkInvariants(simulation: Simulation): void {
  const { state, items, logs } = simulation;
  if (!state) return;
  const open = simulation.pending();
  const counts = Object.fromEntries(state.activities.map((activity) => [activity.id, openItemsOf(activity)]));
  const found: Record<string, number> = {};
  for (const item of open) found[item.activityId] = (found[item.activityId] ?? 0) + 1;
  expect(found).toEqual(counts);
  const asked = state.activities.flatMap(({ helpers = [] }) => helpers.map(({ itemId }) => itemId));
  expect(
    open
      .filter(({ type }) => type > 1)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(asked.sort());
  const isLive = state.status === 'PROCESSING' || state.status === 'EXCEPTION';
  expect(isLive).toBe(state.activities.length + state.waits.length > 0);
  expect(isLive).toBe(state.result === null && state.finishedAt === null);
  expect(state.status === 'EXCEPTION').toBe(state.waits.some(({ failure }) => failure !== undefined));
  const ids = [...items.map((item) => item.id), ...logs.map((entry) => entry.id)];
  expect(new Set(ids).size).toBe(ids.length);
  const places = open.map((item) => `${item.activityId} ${item.participant.id}`);
  expect(new Set(places).size).toBe(places.length);
  for (const item of items) expect(item.finishTime === null).toBe(item.status === 'PENDING');
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  checkClaims(simulation);
  checkCcItems(simulation);
  checkJoins(simulation);
  checkScopes(simulation);
}

/** A sub-process runs exactly as long as something in it is, and whatever is in it stands there. */
function checkScopes({ state, template }: Simulation): void {
  const nodes = new Map(template.nodes.map((node) => [node.id, node]));
  const inside = [
    ...(state?.activities ?? []),
    ...(state?.waits ?? []),
    ...(state?.joins ?? []),
    ...(state?.scopes ?? []),
  ];
  const scopes = new Map(state?.scopes.map((scope) => [scope.id, scope]));
  const hosts = new Set(
    [...(state?.activities ?? []), ...(state?.waits ?? []), ...scopes.values()].map(({ id }) => id),
  );
  for (const { host } of state?.waits ?? []) if (host !== undefined) expect(hosts).toContain(host);
  for (const { id } of scopes.values()) expect(inside.filter(({ scope }) => scope === id)).not.toEqual([]);
  for (const { nodeId, scope } of inside) {
    expect(nodes.get(nodeId)?.parent).toBe(scope === null ? null : scopes.get(scope)?.nodeId);
  }
}

/** Joins balance: whatever waits at a gateway is one of several branches, and something can still come to it. */
function checkJoins({ state, template }: Simulation): void {
  for (const join of state?.joins ?? []) {
    expect(state?.finishedAt).toBeNull();
    const incoming = template.flows.filter(({ target }) => target === join.nodeId).map(({ id }) => id);
    expect(incoming).toEqual(expect.arrayContaining([...join.flows]));
    expect(new Set(join.flows).size).toBe(join.flows.length);
    expect(join.flows.length).toBeLessThan(incoming.length);
    // What was sent back advances from where it returns to.
    const activities = (state?.activities ?? []).map(({ returnTo, ...each }) => ({ ...each, ...returnTo }));
    const awaited = [...activities, ...(state?.waits ?? []), ...(state?.scopes ?? [])].filter(({ nodeId, scope }) => {
      return scope === join.scope && nodesAfter(template, nodeId).has(join.nodeId);
    });
    expect(awaited).not.toEqual([]);
  }
  expect(new Set(state?.joins.map(({ nodeId, scope }) => `${nodeId} ${scope}`)).size).toBe(state?.joins.length);
}

function nodesAfter(template: WorkflowTemplate, nodeId: string): ReadonlySet<string> {
  const found = new Set([nodeId]);
  for (const id of found) {
    for (const { source, target } of template.flows) if (source === id) found.add(target);
    for (const node of template.nodes) if (node.type === 'boundary' && node.host === id) found.add(node.id);
  }
  return found;
}

/** Checks that claimed work is its claimant's alone: no other of its people has anything to do there. */
function checkClaims(simulation: Simulation): void {
  for (const { id: activityId, claim } of simulation.state?.activities ?? []) {
    if (claim === undefined) continue;
    const own = simulation.pending().filter((item) => item.activityId === activityId && item.type < 2);
    expect(own.filter(({ id }) => id !== claim.itemId)).toEqual([]);
    expect(simulation.items.map(({ id }) => id)).toContain(claim.itemId);
  }
}

/** Reading is no work: it belongs to its cc, and nobody but its reader closes it, however the instance ends. */
function checkCcItems({ items, logs }: Simulation): void {
  const ccLogIds = new Set(
    logs.filter((entry) => entry.approvalActionStatus === actionCode.circulate).map(({ id }) => id),
  );
  for (const item of items.filter(({ type }) => type === 4)) {
    expect(ccLogIds).toContain(item.activityId);
    const closed = logs.filter(({ workItemId }) => workItemId === item.id);
    const byReader = closed.map(({ person: reader, approvalActionStatus }) => [reader?.id, approvalActionStatus]);
    expect(byReader).toEqual(item.status === 'PENDING' ? [] : [[item.participant.id, actionCode.read]]);
  }
}

const stories = fc.tuple(randomTemplate, fc.array(randomMove, { maxLength: 25 }));

function play(
  template: WorkflowTemplate,
  moves: readonly RandomMove[],
  each: (simulation: Simulation) => void,
): Simulation {
  const simulation = new Simulation(template, directory, variablesOf(0));
  simulation.start();
  each(simulation);
  for (const move of moves) {
    simulation.variables = variablesOf(move.amount);
    const before = JSON.stringify(simulation.state);
    const outcome = simulation.run(commandOf(simulation, move));
    if (outcome.kind === 'refused') expect(JSON.stringify(simulation.state)).toBe(before);
    each(simulation);
  }
  return simulation;
}

describe('random templates under random commands', () => {
  it('have pending work items exactly in their live activities, and none once they have ended, whatever is still to be read', () => {
    fc.assert(
      fc.property(stories, ([template, moves]) => void play(template, moves, checkInvariants)),
      { numRuns: 300 },
    );
  });

  it('come to the same state, work items and log when their commands are replayed', () => {
    const replayed = fc.property(stories, ([template, moves]) => {
      const first = play(template, moves, () => undefined);
      const second = new Simulation(template, directory);
      for (const { command, now, variables } of first.history) {
        second.variables = variables;
        expect(second.runAt(command, now).kind).toBe('done');
      }
      expect([second.state, second.items, second.logs]).toEqual([first.state, first.items, first.logs]);
    });
    fc.assert(replayed, { numRuns: 200 });
  });

  it('do not change what they were given', () => {
    const untouched = fc.property(stories, ([template, moves]) => {
      const before = JSON.stringify(template);
      play(template, moves, ({ state }) => deepFreeze(state));
      expect(JSON.stringify(template)).toBe(before);
    });
    fc.assert(untouched, { numRuns: 50 });
  });

  it('end when everybody does what is asked, each activity once, unless gateways send them round', () => {
    const ends = fc.property(randomTemplate, fc.array(fc.nat(99), { maxLength: 30 }), (template, turns) => {
      // A rule that refuses the command where nobody is found stops the token on purpose.
      fc.pre(template.nodes.every((node) => !('nobodyFound' in node) || node.nobodyFound !== 'refuse'));
      const simulation = new Simulation(template, directory, variablesOf(0));
      simulation.start();
      for (let turn = 0; turn < 400; turn += 1) {
        // People, times and services in any order: a gateway waits for all of them.
        const pick = turns[turn % Math.max(1, turns.length)] ?? 0;
        const pending = simulation.pending();
        const workItem = pending[pick % Math.max(1, pending.length)];
        if (!workItem || pick % 2 === 0) {
          const command = simulation.answerCall(null, pick) ?? simulation.wait(pick);
          if (command) simulation.run(command);
          else if (!workItem) break;
          if (command || !workItem) continue;
        }
        simulation.run({
          type: simulation.completingAction(workItem),
          workItem,
          actor: workItem.participant,
          comment: null,
        });
      }
      expect(simulation.state).toMatchObject({
        status: 'COMPLETED',
        result: 'approved',
        activities: [],
        scopes: [],
        joins: [],
      });
      const opened = Map.groupBy(simulation.items, ({ activityCode }) => activityCode);
      for (const items of opened.values()) expect(new Set(items.map(({ activityId }) => activityId)).size).toBe(1);
    });
    // An amount of 0 fulfils no branch, so the token moves straight ahead.
    fc.assert(ends, { numRuns: 200, endOnFailure: true, interruptAfterTimeLimit: 20_000 });
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}
