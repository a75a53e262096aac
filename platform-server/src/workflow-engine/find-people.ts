import { type ActionCode, actionCode } from '@portico/shared-kit/workflow';
import { CommandStopped, refuse, refuseExpression } from './outcome.ts';
import {
  type ParticipantRequest,
  type Person,
  requestOf,
  type Searching,
  userRequest,
  workflowAdminsRequest,
} from './participants.ts';
import { type EngineState, unwrittenEntries } from './engine-state.ts';
import { nodeLabel, type ParticipantSpec, type TaskNode } from './template/template.ts';

/**
 * Returns the people who handle an activity, each once, in the order of the template. If nobody is found the node's
 * rule decides: an empty list passes the activity; the command is refused (402005) where the rule says so, or where those
 * who should step in do not exist either. Stops the command to ask when an answer is still missing.
 */
export function participantsOf(engine: EngineState, node: TaskNode): readonly Person[] {
  const people = peopleOf(engine, node.participants, nodeLabel(node));
  if (people.length === 0) engine.trace?.push({ kind: 'nobodyFound', nodeId: node.id });
  if (people.length > 0 || node.nobodyFound === 'autoPass') return people;
  const others = node.nobodyFound === 'refuse' ? [] : instead(engine, node);
  return others.length > 0 ? others : refuse('noParticipant', { activity: nodeLabel(node) });
}

/** Returns the people who step in: the person of the rule while they are active, else workflow administrators. */
function instead(engine: EngineState, { nobodyFoundPerson }: TaskNode): readonly Person[] {
  const named = nobodyFoundPerson === null ? [] : answersTo(engine, [userRequest(nobodyFoundPerson)]);
  return named.length > 0 ? named : answersTo(engine, [workflowAdminsRequest]);
}

/**
 * The people behind these participants now, each once; stops the command to ask when an answer is still missing, and
 * for an expression that cannot be evaluated: `element` is where it stands.
 */
export function peopleOf(engine: EngineState, specs: readonly ParticipantSpec[], element = ''): readonly Person[] {
  const { instanceId, originator } = engine.state;
  const { variables, now } = engine.context;
  const requests = specs
    .map((spec) => questionOf(engine, spec, element, { instanceId, originator, variables, now }))
    .filter((request) => request !== null);
  return answersTo(engine, requests);
}

/** The chosen people, in their order; refused when one of them is not active (402021). */
export function chosenPeople(engine: EngineState, ids: readonly string[]): readonly Person[] {
  const people = answersTo(engine, ids.map(userRequest));
  return people.length === ids.length ? people : refuse('personNotActive', {});
}

/**
 * Returns the answer from this command where it has decided itself, as that is not written yet; everything earlier is
 * asked of its past.
 */
function questionOf(
  engine: EngineState,
  spec: ParticipantSpec,
  element: string,
  searching: Searching,
): ParticipantRequest | null {
  if (spec.kind === 'handlerOf') {
    const handled = engine.template.nodes.find(({ id }) => id === spec.value);
    if (handled?.type === 'start') return userRequest(searching.originator.id);
    const handler = handlerByThisCommand(engine, spec.value ?? '');
    if (handler !== null) return userRequest(handler.id);
  }
  try {
    return requestOf(spec, searching);
  } catch (error) {
    return refuseExpression(error, element);
  }
}

const handlings: ReadonlySet<ActionCode> = new Set([actionCode.agree, actionCode.disagree, actionCode.submit]);

function handlerByThisCommand(engine: EngineState, activityCode: string): Person | null {
  const found = unwrittenEntries(engine).findLast(
    (entry) => entry.activityCode === activityCode && entry.person && handlings.has(entry.approvalActionStatus),
  );
  return found?.person ?? null;
}

/** Returns those of the people who are active now, so that nobody gets work who has left meanwhile. */
export function activePeople(engine: EngineState, people: readonly Person[]): readonly Person[] {
  return answersTo(
    engine,
    people.map(({ id }) => userRequest(id)),
  );
}

/**
 * Returns the people who submit work that is handed back: the originator, or workflow administrators once the
 * originator has left.
 */
export function submittersOf(engine: EngineState): readonly Person[] {
  const own = activePeople(engine, [engine.state.originator]);
  if (own.length > 0) return own;
  const others = answersTo(engine, [workflowAdminsRequest]);
  return others.length > 0 ? others : [engine.state.originator];
}

/** People by these questions, each once; stops the command to ask those that have no answer yet. */
export function answersTo(engine: EngineState, requests: readonly ParticipantRequest[]): readonly Person[] {
  const { answers } = engine.context;
  const [missing, ...others] = requests.filter((request) => !Object.hasOwn(answers, request.key));
  if (missing) throw new CommandStopped({ kind: 'needsParticipants', requests: [missing, ...others] });
  const people = new Map<string, Person>();
  for (const person of requests.flatMap((request) => answers[request.key] ?? [])) {
    if (!people.has(person.id)) people.set(person.id, person);
  }
  return [...people.values()];
}
