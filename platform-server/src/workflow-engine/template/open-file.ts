import type { ModdleElement } from 'bpmn-moddle';
import { bpmnModdle, childOf, childrenOf, textOf } from './moddle.ts';
import { maxElements } from './read-template.ts';
import { drawnElements } from './drawn-elements.ts';
import type { NodeType, TemplateFlow, TemplateNode, WorkflowTemplate } from './template.ts';
import { porticoNamespace } from '@portico/shared-kit/workflow';
import { writeDiagram } from './write-diagram.ts';

/** A BPMN file of any tool, as a canvas can open it. */
export interface BpmnFile {
  /** The text as it came; where it did not place everything, with places, and everything else that it says. */
  readonly xml: string;
  readonly isLaidOut: boolean;
  /** Of the process; empty where the file gives none. */
  readonly name: string;
  /** The tool that wrote it; empty where it does not say. */
  readonly exporter: string;
  /** Namespaces of what other tools have added. */
  readonly foreignNamespaces: readonly string[];
}

/** Reads a file for a canvas, whether it can run or not. Throws for a text that is no XML, or no BPMN. */
export async function openFile(xml: string): Promise<BpmnFile> {
  const moddle = bpmnModdle();
  const { rootElement } = await moddle.fromXML(xml);
  const processes = childrenOf(rootElement, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
  const drawn = processes.find((process) => childrenOf(process, 'flowElements').length > 0) ?? processes[0];
  const facts = {
    name: drawn === undefined ? '' : textOf(drawn, 'name'),
    exporter: textOf(rootElement, 'exporter'),
    foreignNamespaces: foreignIn(rootElement),
  };
  if (drawn === undefined) return { ...facts, xml, isLaidOut: false };
  const elements = new Map<string, ModdleElement>();
  const graph = graphOf(drawn, elements);
  const placed = drawnElements(rootElement);
  const missing = graph.nodes.filter(({ id }) => !placed.has(id));
  const isPlaced = hasPlane(rootElement) && [...graph.nodes, ...graph.flows].every(({ id }) => placed.has(id));
  // What is too large to run is too large to be laid out.
  const isTooLarge = graph.nodes.length + graph.flows.length > maxElements;
  if (isPlaced || isTooLarge) return { ...facts, xml, isLaidOut: false };
  const closed = hasPlane(rootElement) ? closedAround(graph, placed, missing) : null;
  const drawing =
    closed === null
      ? [writeDiagram(moddle, graph, { drawn, elements })]
      : [
          ...childrenOf(rootElement, 'diagrams'),
          ...closed.flatMap((id) => {
            const subProcess = elements.get(id);
            if (subProcess === undefined) return [];
            return [writeDiagram(moddle, insideOf(graph, id), { drawn: subProcess, elements, taken: idsIn(xml) })];
          }),
        ];
  rootElement.set('diagrams', drawing);
  return { ...facts, xml: (await moddle.toXML(rootElement, { format: true })).xml, isLaidOut: true };
}

/**
 * The outermost sub-processes that have a place themselves and around which lies all that has none: they are drawn
 * collapsed, and only what is in them needs a drawing. Null where something else has no place, too.
 */
function closedAround(
  { nodes, flows }: WorkflowTemplate,
  placed: ReadonlySet<string>,
  missing: readonly TemplateNode[],
): readonly string[] | null {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const isEmpty = (id: string) => nodes.every((node) => node.parent !== id || !placed.has(node.id));
  const around = (id: string | null | undefined): string | null => {
    if (id == null) return null;
    return around(parents.get(id)) ?? (placed.has(id) && isEmpty(id) ? id : null);
  };
  const ends = flows.filter(({ id }) => !placed.has(id)).map(({ source }) => source);
  const closed = [...missing.map(({ id }) => id), ...ends].map((id) => around(parents.get(id)));
  return closed.every((id) => id !== null) ? [...new Set(closed)] : null;
}

/** Returns the content of a sub-process as a graph of its own. */
function insideOf(graph: WorkflowTemplate, id: string): WorkflowTemplate {
  const inside = new Set<string>();
  for (const node of graph.nodes)
    if (node.parent !== null && (node.parent === id || inside.has(node.parent))) inside.add(node.id);
  const nodes = graph.nodes
    .filter((node) => inside.has(node.id))
    .map((node) => (node.parent === id ? { ...node, parent: null } : node));
  return { ...graph, nodes, flows: graph.flows.filter(({ source }) => inside.has(source)) };
}

function idsIn(xml: string): readonly string[] {
  return [...xml.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id);
}

function hasPlane(definitions: ModdleElement): boolean {
  return childrenOf(definitions, 'diagrams').some((diagram) => childOf(diagram, 'plane') !== null);
}

/** As what an element is drawn, whatever it does; everything else that people or machines do is a box. */
const shapes: readonly (readonly [pattern: RegExp, type: NodeType])[] = [
  [/StartEvent$/, 'start'],
  [/EndEvent$/, 'end'],
  [/BoundaryEvent$/, 'boundary'],
  [/Event$/, 'timer'],
  [/Gateway$/, 'exclusive'],
  [/(SubProcess|Transaction)$/, 'subProcess'],
];

/** Returns the drawn parts of a process, as a graph to lay out: good for nothing else. */
function graphOf(process: ModdleElement, elements: Map<string, ModdleElement>): WorkflowTemplate {
  const nodes: TemplateNode[] = [];
  const flows: TemplateFlow[] = [];
  const gather = (container: ModdleElement, parent: string | null) => {
    for (const element of childrenOf(container, 'flowElements')) {
      const id = textOf(element, 'id');
      if (id === '') continue;
      if (element.$type === 'bpmn:SequenceFlow') {
        elements.set(id, element);
        flows.push(flowOf(element));
      } else if (element.$type.startsWith('bpmn:Data')) {
        continue;
      } else {
        elements.set(id, element);
        const type = shapes.find(([pattern]) => pattern.test(element.$type))?.[1] ?? 'handle';
        const host = type === 'boundary' ? idOf(element, 'attachedToRef') : '';
        nodes.push({ id, name: '', nameI18n: null, parent, type, host } as unknown as TemplateNode);
        if (type === 'subProcess') gather(element, id);
      }
    }
  };
  gather(process, null);
  return { format: 1, id: textOf(process, 'id'), name: '', revoke: 'never', nodes, flows };
}

function flowOf(element: ModdleElement): TemplateFlow {
  const [source, target] = [idOf(element, 'sourceRef'), idOf(element, 'targetRef')];
  return { id: textOf(element, 'id'), name: '', source, target, condition: null };
}

function idOf(element: ModdleElement, reference: string): string {
  const found = childOf(element, reference);
  return found === null ? '' : textOf(found, 'id');
}

/** Namespaces of BPMN itself, of its drawing, and of schemas. */
const known = /^http:\/\/www\.(omg\.org\/spec\/|w3\.org\/)/;

function foreignIn(definitions: ModdleElement): readonly string[] {
  const { $attrs = {} } = definitions as unknown as { readonly $attrs?: Readonly<Record<string, unknown>> };
  const declared = Object.entries($attrs).filter(([key]) => key.startsWith('xmlns:'));
  const uris = declared.map(([, uri]) => String(uri)).filter((uri) => !known.test(uri) && uri !== porticoNamespace);
  return [...new Set(uris)].toSorted();
}
