import {
  endKinds,
  followers,
  kindOf,
  kindsInto,
  type NodeKind,
  nodeKinds,
  timedKinds,
} from '../model/node-kinds.model.ts';
import type { Edits } from './edits.ts';
import { newNode, type NodeNames } from './new-nodes.ts';
import type { DiagramElement, GetService } from './services.ts';

/** The words of the menus on the canvas, in the language of the page. */
export interface PadWords {
  kind(kind: NodeKind): string;
  append(kind: NodeKind): string;
  readonly more: string;
  readonly connect: string;
  readonly turnInto: string;
  readonly watchTime: string;
  readonly remove: string;
}

interface Pads {
  readonly get: GetService;
  readonly edits: Edits;
  readonly words: () => PadWords;
  readonly names: NodeNames;
  /** Selects what was added. */
  show(id: string): void;
}

/** Kinds of nodes in the context pad itself; the rest is behind "more". */
const common: readonly NodeKind[] = ['approve', 'handle', 'exclusive', 'parallel', 'end'];
const appendMenu = 'portico-append';
/** The name by which the keyboard asks for this menu (key R). */
const replaceMenu = 'bpmn-replace';

interface PadEntry {
  readonly group: string;
  readonly className: string;
  readonly title: string;
  readonly action: Readonly<Record<string, (event: Event, element: DiagramElement) => void>>;
}

/** Offers at an element only what runs. */
export function registerPads(pads: Pads): void {
  const { get } = pads;
  get('contextPad').registerProvider({
    getContextPadEntries: (element: DiagramElement) => padEntries(pads, element),
    getMultiElementContextPadEntries: () => ({ remove: removeEntry(pads) }),
  });
  get('popupMenu').registerProvider(appendMenu, {
    getPopupMenuEntries: (element: DiagramElement) =>
      menuOf(pads, followers, (kind) => pads.edits.add(kind, element.id)),
  });
  get('popupMenu').registerProvider(replaceMenu, {
    getPopupMenuEntries(element: DiagramElement) {
      return menuOf(pads, kindsInto(element.businessObject), (kind) => {
        pads.edits.turnInto(element.id, kind);
        return element.id;
      });
    },
  });
}

function padEntries(pads: Pads, element: DiagramElement): Record<string, PadEntry> {
  const { words, edits, show, get } = pads;
  const kind = element.labelTarget ? null : kindOf(element.businessObject);
  const remove = removeEntry(pads);
  const into = element.labelTarget ? [] : kindsInto(element.businessObject);
  if (kind === null && into.length === 0) return { remove };
  const appends =
    kind === null || endKinds.includes(kind) ? [] : common.map((each) => [`append-${each}`, appendEntry(pads, each)]);
  const { more, turnInto, watchTime } = words();
  const menu = (id: string) => (_: Event, target: DiagramElement) => {
    const { left, bottom } = get('contextPad').getPad(target).html.getBoundingClientRect();
    get('popupMenu').open(
      target,
      id,
      { x: left, y: bottom + 5 },
      { title: id === appendMenu ? more : turnInto, width: 260 },
    );
  };
  return {
    ...(Object.fromEntries(appends) as Record<string, PadEntry>),
    ...(appends.length > 0
      ? {
          more: entry('model', 'design-more', more, menu(appendMenu)),
          connect: connectEntry(pads),
        }
      : {}),
    ...(kind !== null && timedKinds.includes(kind)
      ? {
          watchTime: entry('edit', nodeKinds.boundary.icon, watchTime, (_, host) => show(edits.watchTime(host.id))),
        }
      : {}),
    ...(into.length > 0 ? { replace: entry('edit', 'bpmn-icon-screw-wrench', turnInto, menu(replaceMenu)) } : {}),
    remove,
  };
}

function appendEntry(pads: Pads, kind: NodeKind): PadEntry {
  const { get, edits, names, words, show } = pads;
  const drag = (event: Event, source: DiagramElement) =>
    get('create').start(event, newNode(get, kind, names), { source });
  const click = (_: Event, source: DiagramElement) => show(edits.add(kind, source.id));
  return {
    ...entry('model', nodeKinds[kind].icon, words().append(kind), click),
    action: { click, dragstart: drag },
  };
}

function connectEntry({ get, words }: Pads): PadEntry {
  const start = (event: Event, from: DiagramElement) => get('connect').start(event, from);
  return {
    ...entry('edit', 'bpmn-icon-connection-multi', words().connect, start),
    action: { click: start, dragstart: start },
  };
}

function removeEntry({ edits, words }: Pads): PadEntry {
  return entry('edit', 'bpmn-icon-trash', words().remove, (_, target) => {
    const elements = Array.isArray(target) ? (target as readonly DiagramElement[]) : [target];
    edits.remove(elements.map(({ id }) => id));
  });
}

function entry(group: string, className: string, title: string, click: PadEntry['action'][string]): PadEntry {
  return { group, className, title, action: { click } };
}

function menuOf({ words, show }: Pads, kinds: readonly NodeKind[], act: (kind: NodeKind) => string) {
  const { kind: label } = words();
  const entries = kinds.map((kind) => [
    `design-${kind}`,
    { label: label(kind), className: nodeKinds[kind].icon, action: () => show(act(kind)) },
  ]);
  return Object.fromEntries(entries) as Record<string, object>;
}
