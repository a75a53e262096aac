import type Modeler from 'bpmn-js/lib/Modeler';
import type { Locale } from '@portico/shared-kit/i18n';
import { type ElementFacts, factsOf } from '../model/element-facts.model.ts';
import type { NodeKind } from '../model/node-kinds.model.ts';
import { type DesignState, nothingYet } from './design-state.ts';
import type { Edits } from './edits.ts';
import { type DiagramDocument, DiagramHistory } from './diagram-history.ts';
import { notesOf } from './file-notes.ts';
import { zoomTo } from './fit-diagram.ts';
import { newNode, type NodeNames } from './new-nodes.ts';
import { shownBy } from './pools.ts';
import { type Reader, redrawNames } from './reader-names.ts';
import type { DiagramElement, GetService } from './services.ts';

/** A diagram on the canvas. */
export interface OpenDesign {
  /** Null where it is only read. */
  readonly edits: Edits | null;
  state(): DesignState;
  /** Calls back after each change of the state; answers what ends it. */
  listen(callback: () => void): () => void;
  /** Opens another file in place of this one. Rejects where it cannot be read. */
  replace(xml: string): Promise<void>;
  /** The file as it was opened, character by character, until something is changed; what is drawn then. */
  xml(): Promise<string>;
  /** The file as it was opened. */
  source(): string;
  svg(): Promise<string>;
  /** Agrees to what saving leaves out of the file. */
  letGo(): void;
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

const around = 100;

type Viewer = Pick<Modeler, 'importXML' | 'saveXML' | 'saveSVG' | 'getDefinitions' | 'destroy'>;

interface DiagramNeeds {
  readonly edits: Edits | null;
  readonly names: NodeNames;
  readonly reader: Reader;
  readonly document: DiagramDocument;
}

/** See OpenDesign. */
export class OpenDiagram implements OpenDesign {
  readonly edits: Edits | null;
  private readonly viewer: Viewer;
  private readonly get: GetService;
  private readonly names: NodeNames;
  private readonly reader: Reader;
  private readonly marks = new Map<string, readonly string[]>();
  private isTouched = false;
  /** The file that is on the canvas. */
  private file = '';
  /** Files whose losses somebody has agreed to. */
  private readonly agreed = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private current = nothingYet;
  private readonly document: DiagramDocument;
  private readonly history: DiagramHistory;

  constructor(viewer: Viewer, get: GetService, { edits, names, reader, document }: DiagramNeeds) {
    this.viewer = viewer;
    this.get = get;
    this.edits = edits;
    this.names = names;
    this.reader = reader;
    this.document = document;
    this.history = new DiagramHistory(document, {
      show: (xml) => this.show(xml),
      xml: () => this.xml(),
      onChanged: () => this.update({ isChanged: false }),
    });
    get('eventBus').on(['commandStack.changed', 'import.done'], ({ trigger }) => {
      this.history.report(trigger);
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
    this.history.begin(xml);
    await this.show(xml);
  }

  replace(xml: string): Promise<void> {
    // Who opens another file was told before what it loses.
    this.agreed.add(xml);
    return this.history.replace(xml);
  }

  async xml(): Promise<string> {
    const isChanged = this.edits !== null && this.get('commandStack').canUndo();
    return isChanged ? ((await this.viewer.saveXML({ format: true })).xml ?? '') : this.file;
  }

  source(): string {
    return this.file;
  }

  async svg(): Promise<string> {
    return (await this.viewer.saveSVG()).svg;
  }

  letGo(): void {
    this.agreed.add(this.file);
    this.hold(false);
    this.update({ isChanged: false });
  }

  undo(): void {
    if (this.edits === null || !this.history.canUndo) return;
    if (this.get('commandStack').canUndo()) this.get('commandStack').undo();
    else void this.history.undoFile();
  }

  redo(): void {
    if (this.edits === null || !this.history.canRedo) return;
    if (this.get('commandStack').canRedo()) this.get('commandStack').redo();
    else void this.history.redoFile();
  }

  select(id: string | null): void {
    const element = id === null ? undefined : shownBy(this.get, id);
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
    const thereOf = (wanted: readonly string[]) => wanted.flatMap((id) => shownBy(this.get, id)?.id ?? []);
    for (const id of thereOf(this.marks.get(marker) ?? [])) canvas.removeMarker(id, marker);
    const shown = thereOf(ids);
    for (const id of shown) canvas.addMarker(id, marker);
    this.marks.set(marker, shown);
  }

  destroy(): void {
    this.listeners.clear();
    this.viewer.destroy();
  }

  private async show(xml: string): Promise<void> {
    const { warnings } = await this.viewer.importXML(xml);
    this.file = xml;
    const notes = await notesOf(this.viewer, xml, warnings);
    const isHeld = this.edits !== null && notes.lost.length > 0 && !this.agreed.has(xml);
    this.current = { ...this.current, notes };
    this.hold(isHeld);
    this.isTouched = false;
    this.zoom('fit');
    this.update({ isChanged: false });
  }

  /** Saves nothing until somebody has agreed to what would be lost. */
  private hold(isHeld: boolean): void {
    this.current = { ...this.current, isHeld };
    if (isHeld) this.document.hold();
    else this.document.release();
  }

  private update({ isChanged }: { readonly isChanged: boolean }): void {
    this.current = {
      ...this.current,
      elements: isChanged ? this.read() : this.current.elements,
      selectedIds: [...new Set(this.selected().map((each) => (each.labelTarget ?? each).id))],
      canUndo: this.edits !== null && this.history.canUndo,
      canRedo: this.edits !== null && this.history.canRedo,
      step: this.history.present,
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
