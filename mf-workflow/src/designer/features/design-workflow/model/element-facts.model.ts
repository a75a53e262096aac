import { type ActivityFacts, activityOf, type FieldFacts, fieldsOf } from './activity.model.ts';
import { childOf, childrenOf, extensionOf, type Moddle, textOf } from './moddle.model.ts';
import { isTaskKind, kindOf, kindsInto, type NodeKind } from './node-kinds.model.ts';
import { type PoolFacts, poolOf } from './pools.model.ts';

/** A time that is waited for, as text: ISO 8601, or FEEL. */
export interface TimerFacts {
  readonly kind: 'timeDuration' | 'timeDate';
  readonly value: string;
  /** At the border of something: whether that ends then. Null elsewhere. */
  readonly interrupts: boolean | null;
}

/** A call of a service, as text. */
export interface ServiceFacts {
  readonly url: string;
  readonly method: string;
  readonly secret: string;
  readonly retries: string;
}

/** A way from one node to another. */
export interface FlowFacts {
  readonly source: string;
  readonly target: string;
  /** FEEL; empty where it has no condition. */
  readonly condition: string;
  readonly isDefault: boolean;
  /** True where conditions choose among the ways out of where it begins. */
  readonly isChoice: boolean;
}

/** An element of the diagram in plain data: all that lists and the panel draw. */
export interface ElementFacts {
  readonly id: string;
  /** Null for what does not run here. */
  readonly kind: NodeKind | 'flow' | 'process' | null;
  /** Its type in BPMN, without the prefix. */
  readonly type: string;
  readonly name: string;
  readonly nameEn: string;
  /** Id of the sub-process in which it stands; null in the process itself. */
  readonly parent: string | null;
  readonly activity: ActivityFacts | null;
  /** Rights on fields, of tasks and of the start of the process; null for all else. */
  readonly fields: readonly FieldFacts[] | null;
  readonly timer: TimerFacts | null;
  readonly service: ServiceFacts | null;
  readonly flow: FlowFacts | null;
  /** Kinds into which it can be turned; none for what is only drawn. */
  readonly into: readonly NodeKind[];
  readonly pool: PoolFacts | null;
  /** Time in which the originator may withdraw an instance; null for all but the process, or the pool of the one that runs. */
  readonly revoke: string | null;
}

const choices = ['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway'];

/** Returns the facts of an element for the designer. */
export function factsOf(element: Moddle): ElementFacts {
  const kind = factKindOf(element);
  const isNode = kind !== 'flow' && kind !== 'process';
  const parent = element.$parent;
  const pool = poolOf(element);
  const process = kind === 'process' ? element : pool?.runs === true ? childOf(element, 'processRef') : null;
  return {
    id: textOf(element, 'id'),
    kind,
    type: element.$type.replace(/^bpmn:/, ''),
    name: textOf(element, 'name'),
    nameEn: kind === 'process' ? '' : textOf(element, 'portico:nameEn'),
    parent: parent?.$type === 'bpmn:SubProcess' ? textOf(parent, 'id') : null,
    activity: isNode && isTaskKind(kind) ? activityOf(element) : null,
    fields: fieldFactsOf(element, kind),
    timer: kind === 'timer' || kind === 'boundary' ? timerOf(element) : null,
    service: kind === 'service' ? serviceOf(element) : null,
    flow: kind === 'flow' ? flowOf(element) : null,
    into: kindsInto(element),
    pool,
    revoke:
      process === null ? null : textOf(extensionOf(process, 'portico:Process'), 'revoke') || 'beforeFirstDecision',
  };
}

function factKindOf(element: Moddle): ElementFacts['kind'] {
  if (element.$type === 'bpmn:SequenceFlow') return 'flow';
  return element.$type === 'bpmn:Process' ? 'process' : kindOf(element);
}

function fieldFactsOf(element: Moddle, kind: ElementFacts['kind']): ElementFacts['fields'] {
  if (kind === 'start') {
    const isOrigin = element.$parent?.$type === 'bpmn:Process';
    return isOrigin ? fieldsOf(extensionOf(element, 'portico:Start')) : null;
  }
  const isTask = kind !== 'flow' && kind !== 'process' && isTaskKind(kind);
  return isTask ? fieldsOf(extensionOf(element, 'portico:Activity')) : null;
}

function timerOf(element: Moddle): TimerFacts {
  const definition = childrenOf(element, 'eventDefinitions')[0] ?? null;
  const kind = childOf(definition, 'timeDate') === null ? 'timeDuration' : 'timeDate';
  const isBoundary = element.$type === 'bpmn:BoundaryEvent';
  return {
    kind,
    value: textOf(childOf(definition, kind), 'body').replace(/^=\s*/, ''),
    interrupts: isBoundary ? element.get('cancelActivity') !== false : null,
  };
}

function serviceOf(element: Moddle): ServiceFacts {
  const service = extensionOf(element, 'portico:Service');
  return {
    url: textOf(service, 'url'),
    method: textOf(service, 'method') || 'POST',
    secret: textOf(service, 'secret'),
    retries: textOf(service, 'retries') || '5',
  };
}

function flowOf(element: Moddle): FlowFacts {
  const [source, target] = [childOf(element, 'sourceRef'), childOf(element, 'targetRef')];
  const fallback = choices.includes(source?.$type ?? '') ? childOf(source, 'default') : null;
  return {
    source: textOf(source, 'id'),
    target: textOf(target, 'id'),
    condition: textOf(childOf(element, 'conditionExpression'), 'body').replace(/^=\s*/, ''),
    isDefault: fallback !== null && textOf(fallback, 'id') === textOf(element, 'id'),
    isChoice: choices.includes(source?.$type ?? ''),
  };
}

/** Activities whose handlers can be asked again: those that people work at, and the start. */
export function earlierOptions(elements: readonly ElementFacts[], own: string): readonly ElementFacts[] {
  return elements.filter(({ id, kind, parent }) => {
    if (id === own || kind === null || kind === 'flow' || kind === 'process') return false;
    return (kind === 'start' && parent === null) || (isTaskKind(kind) && kind !== 'circulate');
  });
}
