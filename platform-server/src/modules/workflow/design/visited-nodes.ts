import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type {
  PreviewedFlow,
  PreviewedPerson,
  PreviewedPlace,
} from '@portico/shared-kit/contract/workflow-trial.schema';
import { autoPassRules, type AutoPassRule, type ReasonCode } from '@portico/shared-kit/workflow';
import { isTask, type TemplateNode, type Trace, type WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { DelegatedOutcome } from '../commands/delegate-items.ts';

/** People of a place that are shown by name; the others are counted. */
const mostShown = 100;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly itemId: string;
  passedBy: AutoPassRule | null;
}

interface VisitedNode {
  readonly node: TemplateNode;
  readonly arrivalTime: string;
  readonly people: Person[];
  readonly asked: Map<string, boolean>;
  readonly taken: Set<string>;
  isNobodyFound: boolean;
  dueTime: string | null;
  timerDueTime: string | null;
  /** The first of the times that are watched beside it. */
  watched: { readonly after: string; readonly dueTime: string } | null;
}

/** The places that a workflow comes to while it is only looked at, gathered step by step. */
export interface VisitedNodes {
  /** Adds what a step went through at a moment; `done` null for one that was refused. */
  add(trace: readonly Trace[], now: string, done: DelegatedOutcome | null): void;
  /** The node that was come to last; null before the first. */
  last(): TemplateNode | null;
  /** Ids of all who are named. */
  userIds(): readonly string[];
  present(people: ReadonlyMap<string, UserRef>): PreviewedPlace[];
}

/** Begins with none. */
export function gatherVisitedNodes(template: WorkflowTemplate): VisitedNodes {
  const places: VisitedNode[] = [];
  const tell = listenerTo(template, places);

  return {
    add(trace, now, done) {
      for (const entry of trace) tell(entry, now);
      if (done === null) return;
      addItems(places, done);
      addWaits(template, places, done);
    },
    last: () => places.at(-1)?.node ?? null,
    userIds: () => places.flatMap(({ people }) => people.map(({ id }) => id)),
    present: (people) => places.map((place) => presentPlace(place, template, people)),
  };
}

type Listener = (entry: Trace, now: string) => void;

/** Notes what a step goes through at the place that it is about: where that was come to last. */
function listenerTo(template: WorkflowTemplate, places: VisitedNode[]): Listener {
  const nodes = new Map(template.nodes.map((node) => [node.id, node]));
  const sources = new Map(template.flows.map(({ id, source }) => [id, source]));
  const lastAt = (nodeId: string | undefined) => places.findLast(({ node }) => node.id === nodeId);

  return (entry, now) => {
    const place = lastAt('nodeId' in entry ? entry.nodeId : sources.get(entry.flowId));
    if (entry.kind === 'entered') {
      const node = nodes.get(entry.nodeId);
      if (node !== undefined && !isStillOpen(place)) places.push(placeAt(node, now));
    } else if (place === undefined) return;
    else if (entry.kind === 'nobodyFound') place.isNobodyFound = true;
    else if (entry.kind === 'asked') place.asked.set(entry.flowId, entry.holds);
    else place.taken.add(entry.flowId);
  };
}

/** Branches come together in a gateway one after the other: it is one place until it is left. */
function isStillOpen(place: VisitedNode | undefined): boolean {
  const isJoin = place?.node.type === 'parallel' || place?.node.type === 'inclusive';
  return isJoin && place?.taken.size === 0;
}

function placeAt(node: TemplateNode, arrivalTime: string): VisitedNode {
  const empty = { people: [], asked: new Map<string, boolean>(), taken: new Set<string>() };
  return { node, arrivalTime, ...empty, isNobodyFound: false, dueTime: null, timerDueTime: null, watched: null };
}

/** Until when timers wait, and what is watched beside work. */
function addWaits(template: WorkflowTemplate, places: readonly VisitedNode[], { state }: DelegatedOutcome): void {
  for (const { nodeId, dueAt } of state.waits) {
    const node = template.nodes.find(({ id }) => id === nodeId);
    const isBoundary = node?.type === 'boundary';
    const place = places.findLast((each) => each.node.id === (isBoundary ? node.host : nodeId));
    if (place === undefined || dueAt === null) continue;
    if (!isBoundary) place.dueTime = dueAt;
    else if (place.watched === null || dueAt < place.watched.dueTime)
      place.watched = { after: node.due.value, dueTime: dueAt };
  }
}

/** Adds the people who were given something to do, and marks those whom a rule passed. */
function addItems(places: readonly VisitedNode[], { workItems }: DelegatedOutcome): void {
  for (const change of workItems) {
    if (change.kind === 'open') {
      const { id: itemId, participant, activityCode, dueTime, timerDueTime } = change.item;
      const place = places.findLast(({ node }) => node.id === activityCode);
      place?.people.push({ ...participant, itemId, passedBy: null });
      if (place !== undefined) Object.assign(place, { dueTime, timerDueTime });
    } else if (change.kind === 'cancel') {
      const passed = places.flatMap(({ people }) => people).find(({ itemId }) => itemId === change.workItemId);
      if (passed !== undefined) passed.passedBy = ruleOf(change.reason);
    }
  }
}

function ruleOf(reason: ReasonCode | null): AutoPassRule | null {
  const rules = Object.keys(autoPassRules) as AutoPassRule[];
  return rules.find((rule) => autoPassRules[rule].reason === reason) ?? null;
}

function presentPlace(
  place: VisitedNode,
  { flows }: WorkflowTemplate,
  people: ReadonlyMap<string, UserRef>,
): PreviewedPlace {
  const { node, arrivalTime, isNobodyFound } = place;
  const { id, name, nameI18n, type, parent } = node;
  const shown = [...new Map(place.people.map((person) => [person.id, person])).values()];
  const isGateway = type === 'exclusive' || type === 'inclusive' || type === 'parallel';
  return {
    activityCode: id,
    name,
    name_i18n: nameI18n,
    kind: type,
    parent,
    arrivalTime,
    people: shown.slice(0, mostShown).map((person): PreviewedPerson => {
      return { user: people.get(person.id) ?? { id: person.id, name: person.name }, passedBy: person.passedBy };
    }),
    peopleCount: shown.length,
    nobodyFound: isNobodyFound && isTask(node) ? node.nobodyFound : isNobodyFound ? 'autoPass' : null,
    limit: limitOf(place),
    flows: isGateway ? flows.filter(({ source }) => source === id).map((flow) => presentFlow(place, flow)) : [],
  };
}

function presentFlow(
  { node, asked, taken }: VisitedNode,
  { id, name, target, condition }: WorkflowTemplate['flows'][number],
): PreviewedFlow {
  const isDefault = 'defaultFlow' in node && node.defaultFlow === id;
  return { flowId: id, name, target, condition, value: asked.get(id) ?? null, isDefault, isTaken: taken.has(id) };
}

/** The time limit of the work itself comes before one that is watched beside it. */
function limitOf({ node, dueTime, timerDueTime, watched }: VisitedNode): PreviewedPlace['limit'] {
  if (node.type === 'timer' && dueTime !== null)
    return { after: node.due.value, dueTime, remindTime: null, action: null };
  if (isTask(node) && node.timeout !== null && dueTime !== null) {
    const { after, remindBefore, action } = node.timeout;
    return {
      after,
      dueTime,
      remindTime: remindBefore === null || timerDueTime === dueTime ? null : timerDueTime,
      action,
    };
  }
  return watched === null ? null : { ...watched, remindTime: null, action: null };
}
