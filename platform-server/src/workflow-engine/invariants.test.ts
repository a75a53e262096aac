import fc from 'fast-check';
import type { Command, Person, WorkflowTemplate } from './index.ts';
import { type RandomMove, randomMove, randomTemplate } from './testing/random-workflow.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const directory: Directory = (request) => {
  if (request.kind === 'user') return request.userId === 'gone' ? [] : [person(request.userId)];
  if (request.kind === 'role') return request.roleId === 'all' ? ['ann', 'ben', 'cai', 'dan'].map(person) : [];
  if (request.kind === 'departmentManager') return request.level === 1 ? [person('ben')] : [];
  return request.kind === 'workflowAdmins' ? [person('admin')] : [person('cai'), person('dan')];
};

const variablesOf = (amount: number) => ({ amount, buyer: amount > 5 ? { id: 'dan', name: 'Dan' } : null });

function commandOf(simulation: Simulation, move: RandomMove): Command {
  const comment = null;
  const lin: Person = person('lin');
  const pending = simulation.pending();
  const choices = move.fresh && pending.length > 0 ? pending : simulation.items;
  const workItem = choices[move.pick % Math.max(1, choices.length)];
  const actor = move.isOwner && workItem ? workItem.participant : person('stranger');
  if (move.type === 'start' || !workItem) {
    return { type: 'start', instanceId: 'i1', originator: { ...lin, departmentId: 'sales' } };
  }
  if (move.type === 'revoke') return { type: 'revoke', actor: move.isOwner ? lin : actor, comment };
  if (move.type === 'finish') return { type: 'finish', actor, workItem: move.fresh ? workItem : null, comment };
  return { type: move.type, workItem, actor, comment };
}

function checkInvariants({ state, items, logs }: Simulation): void {
  if (!state) return;
  const open = items.filter((item) => item.status === 'PENDING');
  const counts = Object.fromEntries(state.activities.map((activity) => [activity.id, activity.open]));
  const found: Record<string, number> = {};
  for (const item of open) found[item.activityId] = (found[item.activityId] ?? 0) + 1;
  expect(found).toEqual(counts);
  expect(state.status === 'PROCESSING').toBe(state.activities.length > 0);
  expect(state.status === 'PROCESSING').toBe(state.result === null && state.finishedAt === null);
  const ids = [...items.map((item) => item.id), ...logs.map((entry) => entry.id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const item of items) expect(item.finishTime === null).toBe(item.status === 'PENDING');
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
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
  it('have pending work items exactly in their live activities, and none once they have ended', () => {
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

  it('end when everybody who is asked agrees, unless gateways send them round', () => {
    const ends = fc.property(randomTemplate, (template) => {
      const simulation = new Simulation(template, directory, variablesOf(0));
      simulation.start();
      for (let turn = 0; turn < 60 && simulation.pending().length > 0; turn += 1) {
        simulation.act('agree', simulation.pending()[0]?.participant.id ?? '');
      }
      expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
    });
    // An amount of 0 fulfils no branch, so the way leads straight ahead.
    fc.assert(ends, { numRuns: 200 });
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}
