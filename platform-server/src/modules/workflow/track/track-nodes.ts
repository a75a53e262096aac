import type { TrackJump, TrackNode, TrackState } from '@portico/shared-kit/contract/workflow-track.schema';
import { actionCode } from '@portico/shared-kit/workflow';
import {
  earlierActivities,
  type InstanceState,
  nodesAhead,
  type TemplateNode,
  type WorkflowTemplate,
} from '../../../workflow-engine/index.ts';
import type { LogRow } from '../instances/log.repository.ts';
import { ccItemType, type ItemRow } from '../work-items/work-items.repository.ts';
import { presentHandler } from '../workflow.presenter.ts';
import type { Arrival } from './track.repository.ts';
import { passedNodes } from './passed-nodes.ts';

/** Stored facts about an instance, and its template. */
export interface Tracked {
  readonly template: WorkflowTemplate;
  readonly state: InstanceState;
  readonly done: readonly Pick<LogRow, 'activityCode' | 'action' | 'finishTime'>[];
  readonly arrivals: readonly Arrival[];
  readonly open: readonly ItemRow[];
}

/** Handlers of one node that are told by name. */
const mostHandlers = 100;

/** The nodes of the diagram as the instance stands. */
export function trackNodes(tracked: Tracked): TrackNode[] {
  const stateOf = statesOf(tracked);
  const work = Map.groupBy(
    tracked.open.filter(({ type }) => type !== ccItemType),
    ({ activityCode }) => activityCode,
  );
  return tracked.template.nodes.map((node) => presentNode(node, stateOf(node.id), tracked, work.get(node.id) ?? []));
}

function presentNode(
  { id, name, nameI18n, type, parent }: TemplateNode,
  state: TrackState,
  tracked: Tracked,
  items: readonly ItemRow[],
): TrackNode {
  const { activities, waits } = tracked.state;
  const here = [...activities, ...waits].filter(({ nodeId }) => nodeId === id);
  const waiting = waits.filter(({ nodeId }) => nodeId === id);
  const times = [...waiting.map(({ dueAt }) => dueAt), ...items.map(({ dueTime }) => dueTime)];
  return {
    activityCode: id,
    name,
    name_i18n: nameI18n,
    kind: type,
    state,
    parent,
    since: earliest(here.map(({ openedAt }) => openedAt)),
    until: earliest(times),
    isFailed: waiting.some(({ failure }) => failure !== undefined),
    handlers: items.slice(0, mostHandlers).map(presentHandler),
    handlerCount: items.length,
  };
}

function earliest(times: readonly (string | null)[]): string | null {
  return times.filter((time) => time !== null).toSorted()[0] ?? null;
}

/** Returns the state of each node. A node that comes once more is coming, whatever was done there before. */
function statesOf({ template, state, done, arrivals }: Tracked): (id: string) => TrackState {
  const live = new Set([...state.activities, ...state.waits, ...state.scopes].map(({ nodeId }) => nodeId));
  const origin = template.nodes.filter(({ type, parent }) => type === 'start' && parent === null);
  const written = [...done, ...arrivals].map(({ activityCode }) => activityCode);
  const visited = new Set([...origin.map(({ id }) => id), ...written, ...live]);
  const passed = passedNodes(template, visited, state.result === 'approved');
  const coming = comingIn(template, state);
  return (id) => {
    if (live.has(id)) return 'live';
    if (coming.has(id)) return 'coming';
    return passed.has(id) ? 'done' : 'passedBy';
  };
}

/**
 * Returns the nodes to which the instance can still come. Work that was sent back goes straight to the person who sent
 * it, where that was wished.
 */
function comingIn(template: WorkflowTemplate, { activities, waits, scopes }: InstanceState): ReadonlySet<string> {
  const straight = activities.flatMap(({ returnTo }) => returnTo?.nodeId ?? []);
  const others = activities.filter(({ returnTo }) => returnTo === undefined);
  const from = [...straight, ...[...others, ...waits, ...scopes].map(({ nodeId }) => nodeId)];
  return new Set([...straight, ...nodesAhead(template, from)]);
}

const backward: readonly number[] = [actionCode.reject, actionCode.disagree];

/** From where to where the instance was sent back: who got it then, at a node on a path to where it was refused. */
export function trackJumps({ template, done, arrivals }: Pick<Tracked, 'template' | 'done' | 'arrivals'>): TrackJump[] {
  const arrived = Map.groupBy(arrivals, ({ receiveTime }) => receiveTime.getTime());
  const jumps = new Map<string, TrackJump>();
  for (const { activityCode: from, action, finishTime } of done) {
    if (!backward.includes(action)) continue;
    const earlier = new Set(earlierActivities(template, from).map(({ id }) => id));
    const to = arrived.get(finishTime.getTime())?.find(({ activityCode }) => earlier.has(activityCode))?.activityCode;
    if (to === undefined) continue;
    const key = JSON.stringify([from, to]);
    const times = (jumps.get(key)?.times ?? 0) + 1;
    jumps.set(key, { from, to, times, lastTime: finishTime.toISOString() });
  }
  return [...jumps.values()];
}
