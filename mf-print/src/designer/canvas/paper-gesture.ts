import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Rects } from '../model/arrange.model.ts';
import { boundsOf, contentOf, inTenths, leastSizeOf, type Rect, rectOf, type Size } from '../model/geometry.model.ts';
import {
  type Distance,
  draggedShares,
  type Handle,
  handles,
  marqueeOf,
  movedRects,
  resizedRect,
} from '../model/gesture.model.ts';
import type { Guide, SnapField } from '../model/snap.model.ts';
import type { TemplateElement, TemplatePage } from '../model/template-draft.model.ts';
import { gridStep } from './canvas-scale.ts';

/** Things that a drag shows before it ends. */
export interface PaperDrag {
  /** Rectangles of what is moved or resized; empty for none. */
  readonly rects: Rects;
  readonly guides: readonly Guide[];
  readonly marquee: Rect | null;
  /** Widths of the columns of a table whose edge is dragged. */
  readonly columns: { readonly id: string; readonly widths: readonly number[] } | null;
  /** Page onto which elements are moved, with their rectangles there; null while they stay on their own. */
  readonly moved: { readonly pageId: string; readonly rects: Rects } | null;
}

/** Meaning of a drag by the part of the page on which it begins. */
export type Gesture =
  | { readonly kind: 'move'; readonly rects: Rects }
  | { readonly kind: 'resize'; readonly element: TemplateElement; readonly handle: Handle }
  | {
      readonly kind: 'column';
      readonly element: Extract<TemplateElement, { eleType: 'sheet' }>;
      readonly index: number;
    }
  | { readonly kind: 'marquee'; readonly from: Distance; readonly beside: readonly string[] };

/** A pointer that is down; where it went down, in pixels from the corner of the page's content, and in the window. */
export interface Press {
  readonly gesture: Gesture;
  readonly content: HTMLElement;
  readonly at: Distance;
  readonly inWindow: Distance;
}

/** Drag that shows nothing. */
export const still: PaperDrag = { rects: new Map(), guides: [], marquee: null, columns: null, moved: null };

/** Returns the rectangles of elements by their ids. */
export const rectsOf = (elements: readonly TemplateElement[]): Rects =>
  new Map(elements.map((element) => [element.id, rectOf(element)]));

/** Returns what a drag on a page is drawn to, from as far as `reach` in mm. */
export function fieldFor({ settings, elements }: TemplatePage, gesture: Gesture, reach: number): SnapField {
  const own = gesture.kind === 'move' ? [...gesture.rects.keys()] : 'element' in gesture ? [gesture.element.id] : [];
  const others = elements.filter(({ id }) => !own.includes(id)).map(rectOf);
  return { others, content: contentOf(settings), grid: reach > 0 ? gridStep : null, reach };
}

/** Returns what a drag shows when the pointer is at a distance from where it went down. */
export function dragOutcome(gesture: Gesture, by: Distance, field: SnapField): PaperDrag {
  switch (gesture.kind) {
    case 'move':
      return { ...still, ...movedRects(gesture.rects, by, field) };
    case 'resize': {
      const { element, handle } = gesture;
      const { rect, guides } = resizedRect({ rect: rectOf(element), handle, least: leastSizeOf(element) }, by, field);
      return { ...still, rects: new Map([[element.id, rect]]), guides };
    }
    case 'column': {
      const { element, index } = gesture;
      const shares = element.columns.map(({ widthValue }) => widthValue);
      const widths = draggedShares(shares, { index, by: by.x, width: element.widthValue });
      return { ...still, columns: { id: element.id, widths } };
    }
    case 'marquee':
      return { ...still, marquee: marqueeOf(gesture.from, by) };
  }
}

/** Another page under the pointer: its settings and elements, and its corner seen from that of the page on which the drag began. Mm. */
export interface OtherPage {
  readonly page: TemplatePage;
  readonly corner: Distance;
}

/** Returns what a drag shows when it moves elements over another page: they are drawn to what stands there. */
export function outcomeOver(
  { page, corner }: OtherPage,
  { rects }: Extract<Gesture, { kind: 'move' }>,
  by: Distance,
  field: SnapField,
): PaperDrag {
  const shift = (all: Rects, { x, y }: Distance): Rects =>
    new Map([...all].map(([id, rect]) => [id, { ...rect, left: rect.left + x, top: rect.top + y }]));
  const free = movedRects(shift(rects, { x: -corner.x, y: -corner.y }), by, field).rects;
  const there = shift(free, wayInto(contentOf(page.settings), free));
  return { ...still, rects: shift(there, corner), moved: { pageId: page.settings.id, rects: there } };
}

/** The way by which rectangles come to stand on a content as a whole, where it has room for them. */
function wayInto({ width, height }: Size, rects: Rects): Distance {
  const bounds = boundsOf([...rects.values()]) ?? { left: 0, top: 0, width: 0, height: 0 };
  const into = (start: number, size: number, room: number) => Math.max(-start, Math.min(0, room - size - start));
  return {
    x: inTenths(into(bounds.left, bounds.width, width)),
    y: inTenths(into(bounds.top, bounds.height, height)),
  };
}

/** A table whose columns have other widths. */
export function withWidths(
  element: Extract<TemplateElement, { eleType: 'sheet' }>,
  widths: readonly number[],
): TemplateElement {
  const columns = element.columns.map((column, at) => ({ ...column, widthValue: widths[at] ?? column.widthValue }));
  return { ...element, columns };
}

interface PressedPart {
  readonly toggles: string | null;
  readonly selects: string | null;
  readonly gesture: Gesture | null;
}

/** Returns what a press means by the part of the page that it is on. */
export function pressedOn(
  event: ReactPointerEvent<HTMLElement>,
  { elements }: TemplatePage,
  { selected, scale }: { readonly selected: readonly string[]; readonly scale: number },
): PressedPart {
  const nothing = { toggles: null, selects: null };
  const part = (event.target as Element).closest<HTMLElement>('[data-handle], [data-column], [data-target]');
  const { handle: handleName, column, target } = part?.dataset ?? {};
  const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
  const sole = elements.find(({ id }) => id === selected[0]);
  const handle = handles.find((each) => each === handleName);
  if (handle !== undefined && sole !== undefined)
    return { ...nothing, gesture: { kind: 'resize', element: sole, handle } };
  if (column !== undefined && sole?.eleType === 'sheet')
    return { ...nothing, gesture: { kind: 'column', element: sole, index: Number(column) } };
  const element = elements.find(({ id }) => id === target);
  if (element === undefined) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const from = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    const own = elements.filter(({ id }) => selected.includes(id)).map(({ id }) => id);
    return { ...nothing, gesture: { kind: 'marquee', from, beside: isMore ? own : [] } };
  }
  if (isMore) return { ...nothing, toggles: element.id, gesture: null };
  const isSelected = selected.includes(element.id);
  const moved = isSelected ? elements.filter(({ id }) => selected.includes(id)) : [element];
  return { toggles: null, selects: isSelected ? null : element.id, gesture: { kind: 'move', rects: rectsOf(moved) } };
}
