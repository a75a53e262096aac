import { readTemplate, type TemplateProblem } from '../index.ts';
import { approve, bpmn, end, flow, start } from './diagrams.ts';
import { type Directory, person, Simulation } from './simulation.ts';

/** Directory in which everybody who is named exists; nobody is found otherwise. */
export const namedPeople: Directory = (request) => (request.kind === 'user' ? [person(request.userId)] : []);

/** A task for the person with its id in small letters, as XML. */
export const task = (id: string, rules = ''): string =>
  approve(id, `审批${id}`, { rules, participants: [['user', id.toLowerCase()]] });

/** A gateway as XML; `rest` are more attributes. */
export const gateway = (type: string, id: string, rest = ''): string =>
  `<bpmn:${type}Gateway id="${id}" name="网关${id}"${rest}/>`;

/** A sub-process with a start and an end around these elements; their flows lead from S_<id> to E_<id>. */
export const sub = (id: string, ...elements: readonly string[]): string =>
  [
    `<bpmn:subProcess id="${id}" name="子流程${id}">`,
    `<bpmn:startEvent id="S_${id}"/>`,
    ...elements,
    `<bpmn:endEvent id="E_${id}"/></bpmn:subProcess>`,
  ].join('');

/** The flows from the start of a sub-process to its first node and from its last one to its end. */
export const around = (id: string, first: string, last = first): readonly string[] => [
  flow(`in_${id}`, `S_${id}`, first),
  flow(`out_${id}`, last, `E_${id}`),
];

/** A process of these elements between Start and End, begun by Lin. */
export async function run(
  elements: readonly string[],
  variables: Record<string, unknown> = {},
  directory = namedPeople,
): Promise<Simulation> {
  const reading = await readTemplate(bpmn([start, ...elements, end].join('\n')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, directory, variables);
  simulation.start();
  return simulation;
}

/** Returns the problems of such a process. */
export async function problemsOf(elements: readonly string[]): Promise<readonly Partial<TemplateProblem>[]> {
  const reading = await readTemplate(bpmn([start, ...elements, end].join('\n')));
  return reading.ok ? [] : reading.problems.map(({ name, elementId }) => ({ name, elementId }));
}

/** The activities in which somebody has something to do. */
export const waiting = (simulation: Simulation): readonly string[] =>
  simulation.pending().map(({ activityCode }) => activityCode);

/** Lets a person act, and returns the activities that have open work then. */
export function after(simulation: Simulation, type: 'agree' | 'disagree' | 'submit', who: string): readonly string[] {
  simulation.act(type, who);
  return waiting(simulation);
}
