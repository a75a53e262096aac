import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { PreviewedFlow, PreviewedPerson, PreviewedNode } from '@portico/shared-kit/contract/workflow-trial.schema';
import { autoPassRules, type AutoPassRule, type ReasonCode } from '@portico/shared-kit/workflow';
import { isTask, type TemplateNode, type Trace, type WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { DelegatedOutcome } from '../commands/delegate-items.ts';

/** People of a node that are shown by name; the others are counted. */
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

/** The nodes that a workflow comes to while it is only looked at, gathered step by step. */
export interface VisitedNodes {
  /** Adds what a step went through at a moment; `done` null for one that was refused. */
  add(trace: readonly Trace[], now: string, done: DelegatedOutcome | null): void;
  /** The node that was come to last; null before the first. */
  last(): TemplateNode | null;
  /** Ids of all who are named. */
  userIds(): readonly string[];
  present(people: ReadonlyMap<string, UserRef>): PreviewedNode[];
}

/** Begins with none. */
export function gatherVisitedNodes(template: WorkflowTemplate): VisitedNodes {
  const visits: VisitedNode[] = [];
  const tell = listenerTo(template, visits);

  return {
    add(trace, now, done) {
      for (const entry of trace) tell(entry, now);
      if (done === null) return;
      addItems(visits, done);
      addWaits(template, visits, done);
    },
    last: () => visits.at(-1)?.node ?? null,
    userIds: () => visits.flatMap(({ people }) => people.map(({ id }) => id)),
    present: (people) => visits.map((visit) => presentNode(visit, template, people)),
  };
}

type Listener = (entry: Trace, now: string) => void;

/** Notes what a step goes through at the node that it is about: where that was come to last. */
function listenerTo(template: WorkflowTemplate, visits: VisitedNode[]): Listener {
  const nodes = new Map(template.nodes.map((node) => [node.id, node]));
  const sources = new Map(template.flows.map(({ id, source }) => [id, source]));
  const lastAt = (nodeId: string | undefined) => visits.findLast(({ node }) => node.id === nodeId);

  return (entry, now) => {
    const visit = lastAt('nodeId' in entry ? entry.nodeId : sources.get(entry.flowId));
    if (entry.kind === 'entered') {
      const node = nodes.get(entry.nodeId);
      if (node !== undefined && !isStillOpen(visit)) visits.push(visitOf(node, now));
    } else if (visit === undefined) return;
    else if (entry.kind === 'nobodyFound') visit.isNobodyFound = true;
    else if (entry.kind === 'asked') visit.asked.set(entry.flowId, entry.holds);
    else visit.taken.add(entry.flowId);
  };
}

/** Branches come together in a gateway one after the other: it is one node until it is left. */
function isStillOpen(visit: VisitedNode | undefined): boolean {
  const isJoin = visit?.node.type === 'parallel' || visit?.node.type === 'inclusive';
  return isJoin && visit?.taken.size === 0;
}

function visitOf(node: TemplateNode, arrivalTime: string): VisitedNode {
  const empty = { people: [], asked: new Map<string, boolean>(), taken: new Set<string>() };
  return { node, arrivalTime, ...empty, isNobodyFound: false, dueTime: null, timerDueTime: null, watched: null };
}

/** Until when timers wait, and what is watched beside work. */
function addWaits(template: WorkflowTemplate, visits: readonly VisitedNode[], { state }: DelegatedOutcome): void {
  for (const { nodeId, dueAt } of state.waits) {
    const node = template.nodes.find(({ id }) => id === nodeId);
    const isBoundary = node?.type === 'boundary';
    const visit = visits.findLast((each) => each.node.id === (isBoundary ? node.host : nodeId));
    if (visit === undefined || dueAt === null) continue;
    if (!isBoundary) visit.dueTime = dueAt;
    else if (visit.watched === null || dueAt < visit.watched.dueTime)
      visit.watched = { after: node.due.value, dueTime: dueAt };
  }
}

/** Adds the people who were given something to do, and marks those whom a rule passed. */
function addItems(visits: readonly VisitedNode[], { workItems }: DelegatedOutcome): void {
  for (const change of workItems) {
    if (change.kind === 'open') {
      const { id: itemId, participant, activityCode, dueTime, timerDueTime } = change.item;
      const visit = visits.findLast(({ node }) => node.id === activityCode);
      visit?.people.push({ ...participant, itemId, passedBy: null });
      if (visit !== undefined) Object.assign(visit, { dueTime, timerDueTime });
    } else if (change.kind === 'cancel') {
      const passed = visits.flatMap(({ people }) => people).find(({ itemId }) => itemId === change.workItemId);
      if (passed !== undefined) passed.passedBy = ruleOf(change.reason);
    }
  }
}

function ruleOf(reason: ReasonCode | null): AutoPassRule | null {
  const rules = Object.keys(autoPassRules) as AutoPassRule[];
  return rules.find((rule) => autoPassRules[rule].reason === reason) ?? null;
}

function presentNode(
  visit: VisitedNode,
  { flows }: WorkflowTemplate,
  people: ReadonlyMap<string, UserRef>,
): PreviewedNode {
  const { node, arrivalTime, isNobodyFound } = visit;
  const { id, name, nameI18n, type, parent } = node;
  const shown = [...new Map(visit.people.map((person) => [person.id, person])).values()];
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
    limit: limitOf(visit),
    flows: isGateway ? flows.filter(({ source }) => source === id).map((flow) => presentFlow(visit, flow)) : [],
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
function limitOf({ node, dueTime, timerDueTime, watched }: VisitedNode): PreviewedNode['limit'] {
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
