import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import type { TrackJump, TrackState } from '@portico/shared-kit/contract/workflow-track.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DiagramShape, drawWithRoom, type LabelPainter } from '../../../diagram-labels/label-room.ts';
import { type Box, jumpCurve, zoomBy } from './diagram.model.ts';

/** The parts of diagram-js that are used here. */
interface Canvas {
  zoom(to?: number | 'fit-viewport', center?: { x: number; y: number } | 'auto'): number;
  scroll(by: { dx: number; dy: number }): void;
  scrollToElement(id: string, padding?: number): void;
  addMarker(id: string, marker: string): void;
  getLayer(name: string, index?: number): SVGGElement;
  getRootElement(): unknown;
  findRoot(id: string): unknown;
  resized(): void;
}
interface ElementRegistry {
  get(id: string): Box | undefined;
}
interface Overlays {
  add(id: string, overlay: object): string;
}
/** An element as the file says it. */
interface BusinessObject {
  readonly $type?: string;
  readonly $attrs?: Readonly<Record<string, unknown>>;
  name?: string;
}
interface LabelledShape extends DiagramShape {
  readonly businessObject?: { readonly name?: string };
}
/** Members that an event of the diagram may carry. */
interface DiagramEvent {
  readonly elementsById?: Record<string, BusinessObject>;
  readonly element?: Partial<LabelledShape> & { readonly id?: string };
  readonly gfx?: SVGElement;
  readonly attrs?: object;
}
interface EventBus {
  on(event: string, callback: (event: DiagramEvent) => void): void;
  on(event: string, priority: number, callback: (event: DiagramEvent) => unknown): void;
}

/** Node as it is drawn. */
export interface DiagramNode {
  readonly id: string;
  readonly state: TrackState;
  /** Element that holds its button; null where it has none. */
  readonly place: HTMLElement | null;
}

interface DiagramInput {
  readonly xml: string;
  readonly nodes: readonly DiagramNode[];
  readonly jumps: readonly TrackJump[];
  /** The labels of nodes in the language of the page; those that have none are drawn without. */
  readonly names: ReadonlyMap<string, string>;
  readonly locale: Locale;
  onNode(id: string): void;
}

/** A diagram on the page. */
export interface DiagramView {
  zoom(by: 1 | -1): void;
  fit(): void;
  move(dx: number, dy: number): void;
  show(id: string): void;
  /** Says that its room has changed. */
  resized(): void;
  destroy(): void;
}

/** Below this a label cannot be read: a large diagram begins at where the workflow is. */
const readable = 0.5;
/** bpmn-js draws at 1000. */
const beforeOthers = 1500;
/** Room around what is scrolled to, in px. */
const around = 80;

/** Draws a diagram. Rejects where the file cannot be drawn. */
export async function drawDiagram(container: HTMLElement, diagram: DiagramInput): Promise<DiagramView> {
  const viewer = new NavigatedViewer({
    container,
    // The page's own colours, in every theme.
    bpmnRenderer: {
      defaultFillColor: 'var(--ant-color-bg-container)',
      defaultStrokeColor: 'var(--ant-color-text-secondary)',
      defaultLabelColor: 'var(--ant-color-text)',
    },
    // What stands below a circle keeps off its line.
    textRenderer: { externalStyle: { fontSize: 12, lineHeight: 1.5 } },
    // The wheel scrolls the page.
    zoomScroll: { enabled: false },
  });
  const canvas = viewer.get<Canvas>('canvas');
  const registry = viewer.get<ElementRegistry>('elementRegistry');
  const events = viewer.get<EventBus>('eventBus');
  listen(events, diagram);
  drawLabels(events, { renderer: viewer.get('bpmnRenderer'), texts: viewer.get('textRenderer') });
  try {
    await viewer.importXML(diagram.xml);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  mark({ registry, canvas, overlays: viewer.get<Overlays>('overlays') }, diagram.nodes);
  const drawJumps = () => showJumps(canvas, registry, diagram.jumps);
  drawJumps();
  events.on('root.set', drawJumps);
  begin(canvas, diagram.nodes);
  return viewOf(viewer, canvas);
}

function listen(events: EventBus, { names, locale, onNode }: DiagramInput): void {
  events.on('import.parse.complete', ({ elementsById = {} }) => {
    for (const [id, name] of names) if (elementsById[id] !== undefined) elementsById[id].name = name;
    if (locale === 'en') for (const element of Object.values(elementsById)) nameInEnglish(element);
  });
  events.on('element.click', ({ element }) => {
    if (element?.id !== undefined) onNode(element.id.replace(/_label$/, ''));
  });
}

/** Labels have the room that their names need in the language of the page. */
function drawLabels(events: EventBus, painter: LabelPainter<LabelledShape>): void {
  events.on('render.shape', beforeOthers, ({ element, gfx, attrs }) => {
    if (element?.labelTarget == null) return undefined;
    return drawWithRoom(painter, element as LabelledShape, { gfx, attrs, name: element.businessObject?.name ?? '' });
  });
}

/** Flows bring what English readers see of them; nodes are told of beside the drawing. */
function nameInEnglish(element: BusinessObject): void {
  const name = element.$attrs?.['portico:nameEn'];
  if (element.$type === 'bpmn:SequenceFlow' && typeof name === 'string') element.name = name;
}

function viewOf(viewer: NavigatedViewer, canvas: Canvas): DiagramView {
  return {
    zoom: (by) => void canvas.zoom(zoomBy(canvas.zoom(), by), 'auto'),
    fit: () => void canvas.zoom('fit-viewport', 'auto'),
    move: (dx, dy) => canvas.scroll({ dx, dy }),
    show: (id) => {
      if (canvas.zoom() < readable) canvas.zoom(1, 'auto');
      canvas.scrollToElement(id, around);
    },
    resized: () => canvas.resized(),
    destroy: () => viewer.destroy(),
  };
}

interface Marked {
  readonly registry: ElementRegistry;
  readonly canvas: Canvas;
  readonly overlays: Overlays;
}

function mark({ registry, canvas, overlays }: Marked, nodes: readonly DiagramNode[]): void {
  for (const { id, state, place } of nodes) {
    if (registry.get(id) === undefined) continue;
    canvas.addMarker(id, `track-${state}`);
    // The name of an event or a gateway is a shape of its own, and fades with it.
    const isNamed = state === 'passedBy' && registry.get(`${id}_label`) !== undefined;
    if (isNamed) canvas.addMarker(`${id}_label`, 'track-passedBy');
    if (place !== null)
      overlays.add(id, { position: { top: -12, right: 14 }, html: place, scale: { min: 0.7, max: 1.4 } });
  }
}

/** All of it where it can be read so, else where the workflow is now. */
function begin(canvas: Canvas, nodes: readonly DiagramNode[]): void {
  if (canvas.zoom('fit-viewport', 'auto') >= readable) return;
  const first = nodes.find(({ state }) => state === 'live') ?? nodes[0];
  canvas.zoom(1, { x: 0, y: 0 });
  if (first !== undefined) canvas.scrollToElement(first.id, around);
}

const svg = 'http://www.w3.org/2000/svg';

/** Arcs from where the workflow was sent back to where it went, on the plane that is shown. */
function showJumps(canvas: Canvas, registry: ElementRegistry, jumps: readonly TrackJump[]): void {
  const layer = canvas.getLayer('track-jumps', 10);
  layer.replaceChildren();
  for (const [index, { from, to, times }] of jumps.entries()) {
    const [source, target] = [registry.get(from), registry.get(to)];
    const isHere = [from, to].every((id) => canvas.findRoot(id) === canvas.getRootElement());
    if (source === undefined || target === undefined || !isHere) continue;
    const { path, head, middle } = jumpCurve(source, target, index);
    const group = document.createElementNS(svg, 'g');
    group.setAttribute('class', 'track-jump');
    group.append(shape('path', { d: path }), shape('path', { d: head, class: 'track-jump-head' }));
    if (times > 1) {
      const count = shape('text', { x: String(middle.x), y: String(middle.y - 6), 'text-anchor': 'middle' });
      count.textContent = `×${times}`;
      group.append(count);
    }
    layer.append(group);
  }
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
