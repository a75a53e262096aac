import type { Alignment, Distribution, Rects } from '../model/arrange.model.ts';
import type { PaletteItem, Point } from '../model/new-elements.model.ts';
import type { TemplateElement } from '../model/template-draft.model.ts';
import type { StackMove } from '../model/template-edits.model.ts';

/** Distance in mm. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** Place for what is added from the palette. */
interface Target {
  readonly pageId: string;
  readonly at: Point;
  /** Distance in mm within which it is drawn to what stands there; 0: it stays where it was dropped. */
  readonly reach: number;
}

/** Actions at a template, each one step of undo that is said to those who listen. */
export interface TemplateActions {
  /** Adds an entry of the palette: at a point, or where there is room on the page that is worked on. */
  add(item: PaletteItem, target?: Target): void;
  move(ids: readonly string[], by: Distance): void;
  resize(ids: readonly string[], by: Distance): void;
  putRects(kind: 'move' | 'resize', rects: Rects): void;
  /** Takes elements to another page, into rectangles there. */
  moveToPage(pageId: string, rects: Rects): void;
  /** Puts another element in the place of the one of its id. Changes of one `setting` that follow each other are one step of undo. */
  change(element: TemplateElement, setting?: string): void;
  align(alignment: Alignment): void;
  distribute(way: Distribution): void;
  equalise(side: 'width' | 'height'): void;
  stack(to: StackMove): void;
  remove(ids: readonly string[]): void;
  duplicate(ids: readonly string[]): void;
  /** Returns elements as text for the clipboard; null for none. */
  copy(ids: readonly string[]): string | null;
  /** Adds what such a text holds; false where it is none. */
  paste(text: string): boolean;
  addPage(afterId: string): void;
  removePage(id: string): void;
  movePage(id: string, index: number): void;
}
