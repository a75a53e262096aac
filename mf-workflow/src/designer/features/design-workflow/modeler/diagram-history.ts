import { createDocumentStore, type DocumentStore, openedDocument } from '@portico/shared-kit/documents';

/** A file that is drawn on the canvas. */
interface DiagramFile {
  readonly xml: string;
}

/** Step in the history of a diagram: the file that it was made upon. What was done there, bpmn-js keeps. */
export interface DiagramStep {
  readonly file: DiagramFile;
}

/** The document of a diagram, whose history is the one of the designer. */
export type DiagramDocument = Pick<
  DocumentStore<DiagramStep, unknown>,
  'getState' | 'open' | 'edit' | 'replace' | 'undo' | 'redo' | 'mark' | 'bail' | 'hold' | 'release'
>;

interface Canvas {
  /** Puts a file on the canvas. Rejects where it cannot be read. */
  show(xml: string): Promise<void>;
  xml(): Promise<string>;
  /** Says that another step is the present one. */
  onChanged(): void;
}

/** Command of bpmn-js's command stack, as its event names it. */
export type CommandTrigger = 'execute' | 'undo' | 'redo' | 'clear' | undefined;

/** Stands where the file of the present step was opened. */
const fileMark = 'file';

/** The document of a diagram that is only looked at. */
export function diagramDocument(xml: string): DiagramDocument {
  return createDocumentStore<DiagramStep, null>({ opened: openedDocument({ file: { xml } }, null) });
}

/**
 * Reports to a document what its diagram does: each command of bpmn-js is a step, and so is a file that is opened in place of
 * another. bpmn-js forgets its commands with another file, so that those of the file before become one step.
 */
export class DiagramHistory {
  private readonly document: DiagramDocument;
  private readonly canvas: Canvas;
  private running: Promise<unknown> = Promise.resolve();

  constructor(document: DiagramDocument, canvas: Canvas) {
    this.document = document;
    this.canvas = canvas;
  }

  get present(): DiagramStep {
    return this.history.present;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  /** Begins with the first file, to which nothing was done. */
  begin(xml: string): void {
    this.document.open({ file: { xml } }, this.document.getState().base);
    this.document.mark(fileMark);
  }

  /** Reports a command. */
  report(trigger: CommandTrigger): void {
    if (trigger === 'execute') this.document.edit({ file: this.present.file });
    else if (trigger === 'undo') this.document.undo();
    else if (trigger === 'redo') this.document.redo();
  }

  /** Opens a file in place of the one on the canvas, which is there again where the file cannot be read. */
  replace(xml: string): Promise<void> {
    return this.afterOthers(async () => {
      const before = await this.canvas.xml();
      try {
        await this.canvas.show(xml);
      } catch (error) {
        await this.canvas.show(before);
        this.closeFile(before);
        this.canvas.onChanged();
        throw error;
      }
      this.closeFile(before);
      this.document.edit({ file: { xml } });
      this.document.mark(fileMark);
      this.canvas.onChanged();
    });
  }

  /** Brings the file before this one back; nothing where there is none. */
  undoFile(): Promise<void> {
    return this.afterOthers(async () => {
      const { past, marks } = this.history;
      const before = past[(marks[fileMark] ?? 0) - 1];
      if (before === undefined) return;
      this.closeFile(await this.canvas.xml());
      await this.canvas.show(before.file.xml);
      this.document.undo();
      this.document.mark(fileMark);
      this.canvas.onChanged();
    });
  }

  /** Opens the file again that was taken back last; nothing where there is none. */
  redoFile(): Promise<void> {
    return this.afterOthers(async () => {
      const [next] = this.history.future;
      if (next === undefined) return;
      await this.canvas.show(next.file.xml);
      this.document.redo();
      this.document.mark(fileMark);
      this.canvas.onChanged();
    });
  }

  private get history() {
    return this.document.getState().history;
  }

  /** Makes all that was done to the file on the canvas one state: bpmn-js cannot go back in it once another is shown. */
  private closeFile(xml: string): void {
    const { past, present, future, marks } = this.history;
    const isDrawnIn = past.length > (marks[fileMark] ?? 0) || future[0]?.file === present.file;
    if (isDrawnIn) this.document.bail(fileMark);
    if (xml !== this.present.file.xml) this.document.replace({ file: { xml } });
  }

  /** Files are read one after the other, however fast somebody presses. */
  private afterOthers<TResult>(work: () => Promise<TResult>): Promise<TResult> {
    const done = this.running.then(work);
    this.running = done.catch(() => undefined);
    return done;
  }
}
