import type { CreateModdle, Moddle } from '../model/moddle.model.ts';

/** A shape or a connection on the canvas, as far as it is used here. */
export interface DiagramElement {
  readonly id: string;
  readonly type: string;
  readonly businessObject: Moddle;
  readonly parent: DiagramElement | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True where it is drawn without what is in it. */
  readonly collapsed?: boolean;
  readonly outgoing?: readonly DiagramElement[];
  /** Ends of a connection, and the points of its way. */
  readonly source?: DiagramElement;
  readonly target?: DiagramElement;
  readonly waypoints?: readonly Point[];
  /** At the border of which it stands. */
  readonly host?: DiagramElement;
  readonly children?: readonly DiagramElement[];
  /** Element that a label belongs to. */
  readonly labelTarget?: DiagramElement | null;
  /** The label of what stands apart from it. */
  readonly label?: DiagramElement | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a way; at its ends the one at the border, with the one in the element that it leads to. */
export interface Waypoint extends Point {
  readonly original?: Point;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Modeling {
  updateProperties(element: DiagramElement, properties: object): void;
  updateModdleProperties(element: DiagramElement, moddle: Moddle, properties: object): void;
  updateLabel(element: DiagramElement, text: string): void;
  connect(source: DiagramElement, target: DiagramElement): DiagramElement;
  createShape(shape: DiagramElement, at: Point, parent: DiagramElement, hints?: object): DiagramElement;
  removeElements(elements: readonly DiagramElement[]): void;
  layoutConnection(connection: DiagramElement, hints?: object): void;
}

/** Members that an event of the canvas may carry. */
export interface CanvasEvent {
  readonly context?: {
    readonly shape?: DiagramElement;
    readonly shapes?: readonly DiagramElement[];
    readonly elements?: readonly DiagramElement[];
    readonly connection?: DiagramElement;
  };
  readonly originalEvent?: Event;
  /** Cause of the change to the stack of commands. */
  readonly trigger?: 'execute' | 'undo' | 'redo' | 'clear';
}

/** Members of the event that draws an element. */
export interface RenderEvent extends CanvasEvent {
  readonly element?: DiagramElement;
  readonly gfx?: SVGElement;
  readonly attrs?: object;
}

/** The services of bpmn-js that the designer uses, by the names by which they are asked for. */
export interface Services {
  readonly modeling: Modeling;
  readonly bpmnFactory: { create: CreateModdle };
  readonly layouter: {
    layoutConnection(
      connection: DiagramElement,
      hints?: { readonly source?: DiagramElement; readonly target?: DiagramElement },
    ): readonly Waypoint[];
  };
  readonly elementFactory: { createShape(attributes: object): DiagramElement };
  readonly elementRegistry: {
    get(id: string): DiagramElement | undefined;
    filter(keep: (element: DiagramElement) => boolean): readonly DiagramElement[];
    find(is: (element: DiagramElement) => boolean): DiagramElement | undefined;
  };
  readonly selection: { get(): readonly DiagramElement[]; select(elements: DiagramElement | null): void };
  readonly canvas: {
    zoom(to?: number | 'fit-viewport', center?: 'auto'): number;
    scroll(by: { readonly dx: number; readonly dy: number }): void;
    scrollToElement(id: string, padding?: number): void;
    getRootElement(): DiagramElement;
    setRootElement(root: DiagramElement): void;
    findRoot(id: string): DiagramElement | undefined;
    viewbox(): Box & { readonly inner: Box; readonly outer: { readonly width: number; readonly height: number } };
    viewbox(box: Box): void;
    addMarker(id: string, marker: string): void;
    removeMarker(id: string, marker: string): void;
    resized(): void;
    focus(): void;
  };
  readonly autoPlace: { append(source: DiagramElement, shape: DiagramElement): DiagramElement };
  readonly create: { start(event: Event, shape: DiagramElement, context?: object): void };
  readonly connect: { start(event: Event, source: DiagramElement): void };
  readonly bpmnReplace: { replaceElement(element: DiagramElement, target: object): DiagramElement };
  readonly commandStack: {
    undo(): void;
    redo(): void;
    canUndo(): boolean;
    canRedo(): boolean;
    execute(command: string, context: object): void;
    registerHandler(command: string, handler: object): void;
    readonly _stackIdx?: number;
  };
  readonly eventBus: {
    on(event: string | readonly string[], callback: (event: CanvasEvent) => void): void;
    on(event: string | readonly string[], priority: number, callback: (event: RenderEvent) => unknown): void;
    fire(event: string, facts: object): void;
  };
  readonly bpmnRenderer: {
    drawShape(gfx: SVGElement | undefined, element: DiagramElement, attrs: object | undefined): SVGElement;
  };
  readonly textRenderer: { getExternalLabelBounds(bounds: Box, text: string): Box };
  readonly labelEditingProvider: {
    activate(element: DiagramElement): { readonly text: string } | undefined;
    update(element: DiagramElement, text: string, before: string, bounds: object): void;
  };
  readonly contextPad: {
    registerProvider(provider: object): void;
    getPad(element: DiagramElement): { readonly html: HTMLElement };
  };
  readonly popupMenu: {
    registerProvider(id: string, provider: object): void;
    open(element: DiagramElement, id: string, at: Point, options?: object): void;
  };
}

/** Asks for a service by its name. */
export type GetService = <K extends keyof Services>(name: K) => NonNullable<Services[K]>;
