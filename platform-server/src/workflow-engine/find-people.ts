import { CommandStopped, refuse } from './outcome.ts';
import { type ParticipantRequest, type Person, requestOf, workflowAdminsRequest } from './participants.ts';
import type { Step } from './step.ts';
import { type NodeOf, nodeLabel } from './template/template.ts';

/**
 * Who handles an activity, each person once, in the order of the template. When nobody is found the node's rule
 * decides: an empty list passes the activity; administrators must exist when the rule hands it to them (402005).
 * Stops the command to ask when an answer of the directory is still missing.
 */
export function participantsOf(step: Step, node: NodeOf<'approve'>): readonly Person[] {
  const { originator } = step.state;
  const requests = node.participants
    .map((spec) => requestOf(spec, originator, step.context.variables))
    .filter((request) => request !== null);
  const people = answersTo(step, requests);
  if (people.length > 0 || node.nobodyFound === 'autoPass') return people;
  const admins = answersTo(step, [workflowAdminsRequest]);
  return admins.length > 0 ? admins : refuse('noParticipant', { activity: nodeLabel(node) });
}

function answersTo(step: Step, requests: readonly ParticipantRequest[]): readonly Person[] {
  const { answers } = step.context;
  const [missing, ...others] = requests.filter((request) => !Object.hasOwn(answers, request.key));
  if (missing) throw new CommandStopped({ kind: 'needsParticipants', requests: [missing, ...others] });
  const people = new Map<string, Person>();
  for (const person of requests.flatMap((request) => answers[request.key] ?? [])) {
    if (!people.has(person.id)) people.set(person.id, person);
  }
  return [...people.values()];
}
