import Modeler from 'bpmn-js/lib/Modeler';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import { porticoModdle } from '@portico/shared-kit/workflow';
import type { Locale } from '@portico/shared-kit/i18n';
import { type ElementFacts, factsOf } from '../model/element-facts.model.ts';
import { type DesignState, nothingYet } from './design-state.ts';
import type { NodeKind } from '../model/node-kinds.model.ts';
import { type Edits, editsOf, registerEdits } from './edits.ts';
import { completeWhatIsDrawn } from './complete-drawn.ts';
import { FileHistory } from './file-history.ts';
import { zoomTo } from './fit-diagram.ts';
import { newNode, type NodeNames } from './new-nodes.ts';
import { drawReaderNames, editReaderNames, type Reader, redrawNames } from './reader-names.ts';
import { onlyOurs, translations } from './overrides.ts';
import { type PadWords, registerPads } from './pads.ts';
import type { DiagramElement, GetService, Services } from './services.ts';

/** A diagram on the canvas. */
export interface OpenDesign {
  /** Null where it is only read. */
  readonly edits: Edits | null;
  state(): DesignState;
  /** Calls back after each change of the state; answers what ends it. */
  listen(callback: () => void): () => void;
  /** Opens another file in place of this one. Rejects where it cannot be read. */
  replace(xml: string): Promise<void>;
  xml(): Promise<string>;
  svg(): Promise<string>;
  undo(): void;
  redo(): void;
  /** Selects an element and brings it into view; null selects nothing. */
  select(id: string | null): void;
  /** Begins to draw a node under the pointer. */
  drag(kind: NodeKind, event: Event): void;
  zoom(to: 'in' | 'out' | 'fit'): void;
  /** Says that its room has changed: all of it is shown until somebody has moved in it. */
  resized(): void;
  /** Draws it for readers of a language. */
  translate(locale: Locale): void;
  /** Puts a mark on elements in place of those that it was on. */
  mark(marker: string, ids: readonly string[]): void;
  destroy(): void;
}

interface OpenOptions {
  readonly container: HTMLElement;
  readonly xml: string;
  readonly isReadOnly: boolean;
  readonly names: NodeNames;
  words(): PadWords & { translate(text: string): string };
  /** The language of the page when it is opened. */
  readonly locale: Locale;
}

const around = 100;

/** Draws a diagram, to be changed or only to be read. Rejects where the file cannot be read. */
export async function openDesign(options: OpenOptions): Promise<OpenDesign> {
  const { container, isReadOnly } = options;
  const looks = {
    container,
    // The page's own colours, in every theme.
    bpmnRenderer: {
      defaultFillColor: 'var(--ant-color-bg-container)',
      defaultStrokeColor: 'var(--ant-color-text-secondary)',
      defaultLabelColor: 'var(--ant-color-text)',
    },
    // What stands below a circle keeps off its line.
    textRenderer: { externalStyle: { fontSize: 12, lineHeight: 1.5 } },
    moddleExtensions: { portico: porticoModdle },
    additionalModules: [isReadOnly ? translations(options) : onlyOurs(options)],
  };
  const viewer = isReadOnly ? new NavigatedViewer(looks) : new Modeler(looks);
  const get: GetService = (name) => viewer.get<NonNullable<Services[typeof name]>>(name);
  const reader = { locale: options.locale };
  drawReaderNames(get, reader);
  const edits = isReadOnly ? null : equip(get, options, reader);
  const open = new OpenDiagram(viewer, get, { edits, names: options.names, reader });
  try {
    await open.begin(options.xml);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  return open;
}

function equip(get: GetService, { words, names }: OpenOptions, reader: Reader): Edits {
  registerEdits(get);
  editReaderNames(get, reader);
  const edits = editsOf(get, names);
  const show = (id: string) => get('selection').select(get('elementRegistry').get(id) ?? null);
  registerPads({ get, edits, words, names, show });
  completeWhatIsDrawn(get, names);
  return edits;
}

type Viewer = Pick<Modeler, 'importXML' | 'saveXML' | 'saveSVG' | 'destroy'>;

class OpenDiagram implements OpenDesign {
  readonly edits: Edits | null;
  private readonly viewer: Viewer;
  private readonly get: GetService;
  private readonly names: NodeNames;
  private readonly reader: Reader;
  private readonly marks = new Map<string, readonly string[]>();
  private isTouched = false;
  private readonly listeners = new Set<() => void>();
  private current = nothingYet;
  private readonly files: FileHistory;

  constructor(
    viewer: Viewer,
    get: GetService,
    { edits, names, reader }: { readonly edits: Edits | null; readonly names: NodeNames; readonly reader: Reader },
  ) {
    this.viewer = viewer;
    this.get = get;
    this.edits = edits;
    this.names = names;
    this.reader = reader;
    this.files = new FileHistory({
      show: (xml) => this.show(xml),
      xml: () => this.xml(),
      onChanged: () => this.update({ isChanged: false }),
    });
    get('eventBus').on(['commandStack.changed', 'import.done'], ({ trigger }) => {
      if (trigger === 'execute') this.files.changed();
      this.update({ isChanged: true });
    });
    get('eventBus').on('selection.changed', () => {
      this.isTouched = true;
      this.update({ isChanged: false });
    });
  }

  state(): DesignState {
    return this.current;
  }

  listen(callback: () => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  /** Opens the first file: nothing has changed since. */
  async begin(xml: string): Promise<void> {
    await this.show(xml);
    this.current = { ...this.current, opened: this.current.changes };
  }

  replace(xml: string): Promise<void> {
    return this.files.replace(xml);
  }

  async xml(): Promise<string> {
    return (await this.viewer.saveXML({ format: true })).xml ?? '';
  }

  async svg(): Promise<string> {
    return (await this.viewer.saveSVG()).svg;
  }

  undo(): void {
    if (this.edits === null) return;
    if (this.get('commandStack').canUndo()) this.get('commandStack').undo();
    else void this.files.undo();
  }

  redo(): void {
    if (this.edits === null) return;
    if (this.get('commandStack').canRedo()) this.get('commandStack').redo();
    else void this.files.redo();
  }

  select(id: string | null): void {
    const element = id === null ? undefined : this.get('elementRegistry').get(id);
    const isRoot = element !== undefined && element.id === this.get('canvas').getRootElement().id;
    this.get('selection').select(isRoot ? null : (element ?? null));
    if (element === undefined || isRoot) return;
    const root = this.get('canvas').findRoot(element.id);
    if (root !== undefined) this.get('canvas').setRootElement(root);
    this.get('canvas').scrollToElement(element.id, around);
  }

  drag(kind: NodeKind, event: Event): void {
    this.get('create').start(event, newNode(this.get, kind, this.names));
  }

  zoom(to: 'in' | 'out' | 'fit'): void {
    zoomTo(this.get('canvas'), to);
  }

  resized(): void {
    this.get('canvas').resized();
    if (!this.isTouched) this.zoom('fit');
  }

  translate(locale: Locale): void {
    if (this.reader.locale === locale) return;
    this.reader.locale = locale;
    redrawNames(this.get);
  }

  mark(marker: string, ids: readonly string[]): void {
    const canvas = this.get('canvas');
    const isThere = (id: string) => this.get('elementRegistry').get(id) !== undefined;
    for (const id of (this.marks.get(marker) ?? []).filter(isThere)) canvas.removeMarker(id, marker);
    const shown = ids.filter(isThere);
    for (const id of shown) canvas.addMarker(id, marker);
    this.marks.set(marker, shown);
  }

  destroy(): void {
    this.listeners.clear();
    this.viewer.destroy();
  }

  private async show(xml: string): Promise<void> {
    await this.viewer.importXML(xml);
    this.isTouched = false;
    this.zoom('fit');
  }

  private update({ isChanged }: { readonly isChanged: boolean }): void {
    const stack = this.edits === null ? null : this.get('commandStack');
    const { elements, changes, opened } = this.current;
    this.current = {
      elements: isChanged ? this.read() : elements,
      selectedIds: [...new Set(this.selected().map((each) => (each.labelTarget ?? each).id))],
      canUndo: stack !== null && (stack.canUndo() || this.files.canUndo),
      canRedo: stack !== null && (stack.canRedo() || this.files.canRedo),
      changes: isChanged ? changes + 1 : changes,
      opened,
    };
    for (const listener of this.listeners) listener();
  }

  private selected(): readonly DiagramElement[] {
    return this.get('selection').get();
  }

  private read(): readonly ElementFacts[] {
    const drawn = this.get('elementRegistry').filter(({ type, labelTarget }) => type !== 'label' && !labelTarget);
    return drawn.map(({ businessObject }) => factsOf(businessObject)).filter(({ id }) => id !== '');
  }
}
