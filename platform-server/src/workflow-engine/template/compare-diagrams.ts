import type { ModdleElement } from 'bpmn-moddle';
import { bpmnModdle, childOf, childrenOf, textOf } from './moddle.ts';

/** A property of an element, before and after; null where it has none. */
export interface PropertyChange {
  /** Path below the element, as `name` or `activity.participants.1.value`. */
  readonly property: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An element of one or both diagrams. */
export interface ElementChange {
  readonly elementId: string;
  /** Empty where the diagram gives none. */
  readonly name: string;
  /** Of BPMN, as `bpmn:UserTask`. */
  readonly type: string;
  readonly changes: readonly PropertyChange[];
}

/** Differences between two diagrams, each list in the order of the diagrams. */
export interface DiagramChanges {
  readonly added: readonly ElementChange[];
  readonly removed: readonly ElementChange[];
  /** An element that has become one of another type is changed in its property `type`. */
  readonly changed: readonly ElementChange[];
  /** Ids of what both have, drawn elsewhere or otherwise large. */
  readonly moved: readonly string[];
}

/**
 * Returns the differences between two BPMN files, by the ids of their elements, whatever order they stand in. Throws
 * for a file that is no XML.
 */
export async function compareDiagrams(before: string, after: string): Promise<DiagramChanges> {
  const [old, now] = await Promise.all([readDiagram(before), readDiagram(after)]);
  const ids = [...new Set([...old.elements.keys(), ...now.elements.keys()])];
  const compared = ids.map((id) => [old.elements.get(id), now.elements.get(id)] as const);
  const changed = compared.flatMap(([one, other]) => (one && other ? [changeOf(one, other)] : []));
  return {
    added: compared.flatMap(([one, other]) => (other && !one ? [changeOf(none(other), other)] : [])),
    removed: compared.flatMap(([one, other]) => (one && !other ? [changeOf(one, none(one))] : [])),
    changed: changed.filter(({ changes }) => changes.length > 0),
    moved: ids.filter((id) => {
      const [from, to] = [old.places.get(id), now.places.get(id)];
      return from !== undefined && to !== undefined && from !== to;
    }),
  };
}

interface ComparedElement {
  readonly id: string;
  readonly type: string;
  readonly properties: ReadonlyMap<string, string>;
}

interface Diagram {
  readonly elements: ReadonlyMap<string, ComparedElement>;
  /** Places by the id of the element, as text. */
  readonly places: ReadonlyMap<string, string>;
}

const none = ({ id, type }: ComparedElement): ComparedElement => ({ id, type, properties: new Map() });

function changeOf(before: ComparedElement, after: ComparedElement): ElementChange {
  const [old, now] = [before.properties, after.properties];
  const changes = [...new Set([...old.keys(), ...now.keys()])]
    .map((property) => ({ property, before: old.get(property) ?? null, after: now.get(property) ?? null }))
    .filter((change) => change.before !== change.after);
  return {
    elementId: after.id,
    name: now.get('name') ?? old.get('name') ?? '',
    type: after.type,
    changes: before.type === after.type ? changes : [typeChange(before, after), ...changes],
  };
}

function typeChange(before: ComparedElement, after: ComparedElement): PropertyChange {
  return { property: 'type', before: before.type, after: after.type };
}

async function readDiagram(xml: string): Promise<Diagram> {
  const { rootElement } = await bpmnModdle().fromXML(xml);
  const elements = new Map<string, ComparedElement>();
  const places = new Map<string, string>();
  for (const root of childrenOf(rootElement, 'rootElements')) gather(root, elements);
  const planes = childrenOf(rootElement, 'diagrams').flatMap((diagram) => childOf(diagram, 'plane') ?? []);
  for (const shape of planes.flatMap((plane) => childrenOf(plane, 'planeElement'))) {
    const element = childOf(shape, 'bpmnElement');
    if (element !== null) places.set(textOf(element, 'id'), placeOf(shape));
  }
  return { elements, places };
}

/** Lists of what is an element of its own: everything else belongs to the element in which it stands. */
const own: readonly string[] = ['flowElements', 'artifacts', 'laneSets', 'lanes', 'participants', 'messageFlows'];
/** Members that follow from other elements, or that name the element itself. */
const derived: ReadonlySet<string> = new Set([...own, 'id', 'incoming', 'outgoing', 'di', 'flowNodeRef']);

function gather(element: ModdleElement, elements: Map<string, ComparedElement>): void {
  const id = textOf(element, 'id');
  const properties = new Map<string, string>();
  for (const [key, value] of membersOf(element)) if (!derived.has(key)) flatten(key, value, properties);
  if (id !== '') elements.set(id, { id, type: element.$type, properties });
  for (const list of own) for (const child of childrenSafely(element, list)) gather(child, elements);
}

/** A list of an element that may not have it at all. */
function childrenSafely(element: ModdleElement, list: string): readonly ModdleElement[] {
  return Object.hasOwn(element, list) ? childrenOf(element, list) : [];
}

type Members = readonly (readonly [key: string, value: unknown])[];

/** Returns the members of an element, with the attributes that belong to other tools. */
function membersOf(element: ModdleElement): Members {
  const all = element as unknown as Readonly<Record<string, unknown>>;
  const foreign = (all['$attrs'] ?? {}) as Readonly<Record<string, unknown>>;
  return [
    ...Object.entries(all).filter(([key]) => !key.startsWith('$') || key === '$body' || key === '$children'),
    ...Object.entries(foreign).filter(([key]) => !key.startsWith('xmlns')),
  ];
}

/** Writes a value down as texts by their paths: what is named elsewhere by its id, all else as it is. */
function flatten(path: string, value: unknown, texts: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) flatten(`${path}.${index + 1}`, each, texts);
  } else if (isElement(value)) {
    if (isReference(path)) texts.set(path, textOf(value, 'id'));
    else flattenElement(path, value, texts);
  } else if (typeof value === 'string') {
    texts.set(path, value);
  } else if (typeof value === 'number' || typeof value === 'boolean') {
    texts.set(path, String(value));
  }
}

/** Extensions stand under the name of their kind: `activity.kind` instead of `extensionElements.values.1.kind`. */
function flattenElement(path: string, element: ModdleElement, texts: Map<string, string>): void {
  if (element.$type === 'bpmn:ExtensionElements') {
    const seen = new Map<string, number>();
    for (const value of childrenOf(element, 'values')) {
      const [, local = value.$type] = value.$type.split(':');
      const name = local.charAt(0).toLowerCase() + local.slice(1);
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      flattenElement(count === 1 ? name : `${name}.${count}`, value, texts);
    }
    return;
  }
  const members = membersOf(element).filter(([key]) => key !== 'id');
  // That it is there counts where it says nothing.
  if (members.length === 0) texts.set(path, element.$type);
  for (const [key, value] of members)
    flatten(key === 'body' || key === '$body' ? path : `${path}.${key}`, value, texts);
}

const references: ReadonlySet<string> = new Set(
  'sourceRef targetRef default attachedToRef processRef categoryValueRef dataObjectRef messageRef signalRef errorRef'.split(
    ' ',
  ),
);

function isReference(path: string): boolean {
  return references.has(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '');
}

function isElement(value: unknown): value is ModdleElement {
  return typeof value === 'object' && value !== null && '$type' in value;
}

/** Returns the position at which an element is drawn, as text. */
function placeOf(shape: ModdleElement): string {
  const texts = new Map<string, string>();
  for (const key of ['bounds', 'waypoint', 'isExpanded', 'isHorizontal'])
    if (Object.hasOwn(shape, key)) flatten(key, shape.get(key), texts);
  return JSON.stringify([...texts]);
}
