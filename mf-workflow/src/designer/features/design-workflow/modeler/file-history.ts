interface Canvas {
  /** Puts a file on the canvas. Rejects where it cannot be read. */
  show(xml: string): Promise<void>;
  xml(): Promise<string>;
  /** Says that other files can be gone back to now. */
  onChanged(): void;
}

/** The files that stood on the canvas before others were opened in their place: opening one is a step of undo, too. */
export class FileHistory {
  private former: readonly string[] = [];
  private later: readonly string[] = [];
  private readonly canvas: Canvas;

  constructor(canvas: Canvas) {
    this.canvas = canvas;
  }

  get canUndo(): boolean {
    return this.former.length > 0;
  }

  get canRedo(): boolean {
    return this.later.length > 0;
  }

  /** Opens a file in place of the one on the canvas, which is there again where the file cannot be read. */
  async replace(xml: string): Promise<void> {
    const before = await this.canvas.xml();
    try {
      await this.canvas.show(xml);
    } catch (error) {
      await this.canvas.show(before);
      throw error;
    }
    this.former = [...this.former, before];
    this.later = [];
    this.canvas.onChanged();
  }

  /** Brings the file before this one back; nothing where there is none. */
  async undo(): Promise<void> {
    const [xml, now] = [this.former.at(-1), await this.canvas.xml()];
    if (xml === undefined) return;
    this.former = this.former.slice(0, -1);
    this.later = [...this.later, now];
    await this.canvas.show(xml);
  }

  /** Opens the file again that was taken back last; nothing where there is none. */
  async redo(): Promise<void> {
    const [xml, now] = [this.later.at(-1), await this.canvas.xml()];
    if (xml === undefined) return;
    this.later = this.later.slice(0, -1);
    this.former = [...this.former, now];
    await this.canvas.show(xml);
  }

  /** Says that the diagram was changed by hand: what was taken back before is not done again. */
  changed(): void {
    this.later = [];
  }
}
