import {
  gridColumns,
  inReadingOrder,
  phoneLayouts,
  type PortalWidget,
  type WidgetLayout,
  widgetTypeOf,
} from '@portico/shared-kit/portal-pages';

/** Screen whose layout is designed. */
export type Screen = 'desk' | 'phone';

/** Layouts of the widgets of one grid, by their ids. */
export type GridLayouts = ReadonlyMap<string, WidgetLayout>;

/** Most rows that a widget can be high, and that it can be below the first one, as the server takes it. */
export const mostRows = 1000;
const lastRow = 9000;

/** Returns the layouts of the widgets of a grid; on a phone with none of its own, one below the other in their usual size. */
export function layoutsOf(widgets: readonly PortalWidget[], screen: Screen): GridLayouts {
  if (screen === 'desk') return new Map(widgets.map(({ id, x, y, w, h }) => [id, { x, y, w, h }]));
  return phoneLayouts(widgets) ?? stacked(widgets);
}

function stacked(widgets: readonly PortalWidget[]): GridLayouts {
  const layouts = new Map<string, WidgetLayout>();
  let y = 0;
  for (const { id, type } of inReadingOrder(widgets)) {
    const { phoneSize } = widgetTypeOf(type);
    layouts.set(id, { x: 0, y, ...phoneSize });
    y += phoneSize.h;
  }
  return layouts;
}

/** The widgets with other layouts. On a phone all of them have one of their own then. */
export function withLayouts(
  widgets: readonly PortalWidget[],
  screen: Screen,
  layouts: GridLayouts,
): readonly PortalWidget[] {
  const before = layoutsOf(widgets, screen);
  if (widgets.every(({ id }) => isSameLayout(before.get(id), layouts.get(id)))) return widgets;
  return widgets.map((widget) => {
    const layout = layouts.get(widget.id);
    if (layout === undefined) return widget;
    if (screen === 'phone') return { ...widget, phone: layout };
    return isSameLayout(before.get(widget.id), layout) ? widget : { ...widget, ...layout };
  });
}

function isSameLayout(one: WidgetLayout | undefined, other: WidgetLayout | undefined): boolean {
  if (one === undefined || other === undefined) return other === undefined;
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}

/** Returns whether two rectangles share a cell. */
export function overlaps(one: WidgetLayout, other: WidgetLayout): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** A layout within the columns, not smaller than its widget can be. */
export function withinGrid({ x, y, w, h }: WidgetLayout, least = { w: 1, h: 1 }): WidgetLayout {
  const width = Math.min(Math.max(Math.round(w), Math.min(least.w, gridColumns)), gridColumns);
  return {
    x: Math.min(Math.max(Math.round(x), 0), gridColumns - width),
    y: Math.min(Math.max(Math.round(y), 0), lastRow),
    w: width,
    h: Math.min(Math.max(Math.round(h), least.h), mostRows),
  };
}

/** The layouts with some changed; those in their way go below them, from top to bottom. */
export function settled(layouts: GridLayouts, changed: GridLayouts): GridLayouts {
  const rows = (entries: Iterable<readonly [string, WidgetLayout]>) =>
    inReadingOrder([...entries].map(([id, layout]) => ({ id, ...layout })));
  const others = [...layouts].filter(([id]) => !changed.has(id));
  const done = new Map<string, WidgetLayout>();
  const taken: WidgetLayout[] = [];
  for (const { id, ...layout } of [...rows(changed), ...rows(others)]) {
    const free = below(taken, layout);
    taken.push(free);
    done.set(id, free);
  }
  return new Map([...layouts.keys(), ...changed.keys()].map((id) => [id, done.get(id) as WidgetLayout]));
}

function below(taken: readonly WidgetLayout[], layout: WidgetLayout): WidgetLayout {
  let { y } = layout;
  for (;;) {
    const at = { ...layout, y };
    const inTheWay = taken.filter((each) => overlaps(each, at));
    if (inTheWay.length === 0) return at;
    y = Math.max(...inTheWay.map((each) => each.y + each.h));
  }
}

/** Returns the first free place for a size, from the top and then from the left. */
export function freePlace(layouts: GridLayouts, { w, h }: Pick<WidgetLayout, 'w' | 'h'>): WidgetLayout {
  const taken = [...layouts.values()];
  const width = Math.min(w, gridColumns);
  // A place is free at the top, or right below something that stands there.
  const rows = [...new Set([0, ...taken.map((each) => each.y + each.h)])].toSorted((a, b) => a - b);
  for (const y of rows)
    for (let x = 0; x + width <= gridColumns; x += 1) {
      const layout = { x, y, w: width, h };
      if (!taken.some((each) => overlaps(each, layout))) return layout;
    }
  return { x: 0, y: rows.at(-1) ?? 0, w: width, h };
}
