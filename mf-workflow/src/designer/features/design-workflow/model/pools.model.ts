import { childOf, childrenOf, type Moddle, textOf } from './moddle.model.ts';

/** A pool of a file with several parties. */
export interface PoolFacts {
  /** Id of the process that is drawn in it; null for a party of which nothing is known. */
  readonly process: string | null;
  /** True where it is this one that runs; the others are only drawn. */
  readonly runs: boolean;
}

/** The processes of the file in which an element stands. */
export function processesAround(element: Moddle): readonly Moddle[] {
  let root = element;
  while (root.$parent !== undefined) root = root.$parent;
  return childrenOf(root, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
}

/** The process that runs, as the server chooses it: the only one that may be executed, or that is drawn; null for none. */
function runningProcess(processes: readonly Moddle[]): Moddle | null {
  const drawn = processes.filter((process) => childrenOf(process, 'flowElements').length > 0);
  const executable = drawn.filter((process) => process.get('isExecutable') === true);
  const [only, another] = executable.length === 1 ? executable : drawn;
  return another === undefined ? (only ?? null) : null;
}

/** Returns the facts of a pool; null for all other elements. */
export function poolOf(element: Moddle): PoolFacts | null {
  if (element.$type !== 'bpmn:Participant') return null;
  const process = childOf(element, 'processRef');
  if (process === null) return { process: null, runs: false };
  return { process: textOf(process, 'id'), runs: runningProcess(processesAround(element)) === process };
}
