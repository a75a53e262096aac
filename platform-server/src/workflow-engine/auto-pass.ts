import {
  type ActionCode,
  type AutoPassRule,
  actionCode,
  autoPassRules,
  type ReasonCode,
} from '@portico/shared-kit/workflow';
import { answersTo, peopleOf } from './find-people.ts';
import { startOf } from './handlers/work-item.ts';
import { tasksAhead, tasksBefore } from './look-ahead.ts';
import type { Person } from './participants.ts';
import { type EngineState, unwrittenEntries } from './engine-state.ts';
import { isTask, nodeLabel, type TaskNode } from './template/template.ts';

/**
 * Returns the reasons for which these people need not be asked at an activity, by their ids; those who are asked are
 * not in it.
 */
export function passReasons(
  engine: EngineState,
  node: TaskNode,
  people: readonly Person[],
): ReadonlyMap<string, ReasonCode> {
  const reasons = new Map<string, ReasonCode>();
  for (const rule of node.autoPass) {
    const passed = whoPasses[rule](engine, node);
    for (const { id } of people) if (passed.has(id) && !reasons.has(id)) reasons.set(id, autoPassRules[rule].reason);
  }
  return reasons;
}

const whoPasses: Readonly<Record<AutoPassRule, (engine: EngineState, node: TaskNode) => ReadonlySet<string>>> = {
  originator: (engine) => new Set([engine.state.originator.id]),
  previous: (engine, node) => handlersOf(engine, tasksBefore(engine.template, node.id)),
  participated: (engine) => handlersOf(engine, engine.template.nodes.filter(isTask)),
  later: handlersAhead,
};

const handlings: ReadonlySet<ActionCode> = new Set([actionCode.agree, actionCode.submit]);

/**
 * Returns the people who have handled one of these activities themselves in this round: what was decided before the
 * instance was submitted again, or rejected, was about something else.
 */
function handlersOf(engine: EngineState, tasks: readonly TaskNode[]): ReadonlySet<string> {
  const startCode = startOf(engine).id;
  const codes = new Set(tasks.map(({ id }) => id));
  const entries = unwrittenEntries(engine);
  const round = entries.findLastIndex(
    ({ activityCode, approvalActionStatus: action }) =>
      action === actionCode.reject || (action === actionCode.submit && activityCode === startCode),
  );
  const now = entries
    .slice(round + 1)
    .filter((entry) => codes.has(entry.activityCode) && handlings.has(entry.approvalActionStatus))
    .flatMap(({ person, reason }) => (person !== null && reason === null ? [person] : []));
  const activityCodes = [...codes];
  const { instanceId } = engine.state;
  const key = `handlers:${activityCodes.join()}`;
  const isAsked = round === -1 && activityCodes.length > 0;
  const before = isAsked ? answersTo(engine, [{ key, kind: 'handlers', instanceId, startCode, activityCodes }]) : [];
  return new Set([...before, ...now].map(({ id }) => id));
}

/**
 * Returns the people who will be asked at an activity further on, as the conditions lead now; the originator not where
 * originators are passed.
 */
function handlersAhead(engine: EngineState, node: TaskNode): ReadonlySet<string> {
  const people = tasksAhead(engine, node.id).flatMap((task) => {
    // Who handles what is not reached yet cannot be known.
    const known = task.participants.filter(({ kind }) => kind !== 'handlerOf');
    const isPassed = ({ id }: Person) => id === engine.state.originator.id && task.autoPass.includes('originator');
    return peopleOf(engine, known, nodeLabel(task)).filter((person) => !isPassed(person));
  });
  return new Set(people.map(({ id }) => id));
}
