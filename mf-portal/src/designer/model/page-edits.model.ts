import {
  changeWidget,
  findWidget,
  gridColumns,
  mapWidgets,
  type PortalPageDocument,
  type PortalWidget,
  type WidgetLayout,
  widgetTypeOf,
  widgetsIn,
} from '@portico/shared-kit/portal-pages';
import {
  freePlace,
  type GridLayouts,
  layoutsOf,
  type Screen,
  settled,
  withinGrid,
  withLayouts,
} from './grid-layout.model.ts';
import { canHold, holderOf, isFree, outermost } from './page-structure.model.ts';

const withChildren = (widget: PortalWidget, children: readonly PortalWidget[]) =>
  children === widget.children ? widget : { ...widget, children };

/** The page with other layouts in one of its grids. */
export function layOut<T extends PortalPageDocument>(
  document: T,
  holderId: string,
  screen: Screen,
  layouts: GridLayouts,
): T {
  return changeWidget(document, holderId, (holder) =>
    withChildren(holder, withLayouts(holder.children, screen, layouts)),
  );
}

/** Place in a page: a grid, and where on it; without a layout the first free one. */
export interface PagePlace {
  readonly holderId: string;
  readonly screen: Screen;
  readonly at?: Pick<WidgetLayout, 'x' | 'y'>;
}

/** The page with a widget put into one of its grids; the same where it cannot stand there. */
export function putWidget<T extends PortalPageDocument>(document: T, widget: PortalWidget, place: PagePlace): T {
  if (!canHold(document, place.holderId, widget)) return document;
  const without = changeWidget(document, widget.id, () => null);
  return changeWidget(without, place.holderId, (holder) => withWidget(holder, widget, place));
}

function withWidget(holder: PortalWidget, widget: PortalWidget, { screen, at }: PagePlace): PortalWidget {
  const { leastSize, phoneSize } = widgetTypeOf(widget.type);
  const desk = layoutsOf(holder.children, 'desk');
  const size = { w: widget.w, h: widget.h };
  const onDesk =
    screen === 'desk' && at !== undefined ? withinGrid({ ...at, ...size }, leastSize) : freePlace(desk, size);
  const added = { ...widget, ...onDesk, phone: null } as PortalWidget;
  const onDeskAll = withLayouts([...holder.children, added], 'desk', settled(desk, new Map([[widget.id, onDesk]])));
  const isLaidOut = holder.children.some(({ phone }) => phone !== null);
  if (!isLaidOut && (screen === 'desk' || at === undefined)) return withChildren(holder, onDeskAll);
  const phone = layoutsOf(holder.children, 'phone');
  const onPhone =
    screen === 'phone' && at !== undefined
      ? withinGrid({ ...at, ...phoneSize }, leastSize)
      : { x: 0, y: Math.max(0, ...[...phone.values()].map(({ y, h }) => y + h)), ...phoneSize };
  const layouts = settled(phone, new Map([[widget.id, onPhone]]));
  return withChildren(holder, withLayouts(onDeskAll, 'phone', layouts));
}

/** The page without widgets; panels and the page itself stay. */
export function removeWidgets<T extends PortalPageDocument>(document: T, ids: readonly string[]): T {
  return ids.reduce((page, id) => {
    const widget = findWidget(page, id)?.widget;
    return widget === undefined || !isFree(widget) ? page : changeWidget(page, id, () => null);
  }, document);
}

/** Direction of a step on a grid. */
export type StepDirection = 'left' | 'right' | 'up' | 'down';

const steps = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} satisfies Record<StepDirection, Pick<WidgetLayout, 'x' | 'y'>>;

/** Widgets of one grid, of which each change is made together. */
interface GridChange<T> {
  readonly document: T;
  readonly screen: Screen;
  readonly ids: readonly string[];
}

/** Changes the layouts of widgets, grid by grid, and moves out of their way what was there. */
function changeLayouts<T extends PortalPageDocument>(
  { document, screen, ids }: GridChange<T>,
  change: (chosen: GridLayouts, all: GridLayouts, leastOf: (id: string) => { w: number; h: number }) => GridLayouts,
): T {
  const free = outermost(document, ids).filter((id) => isFree(findWidget(document, id)?.widget ?? document.page));
  const holders = [...new Set(free.map((id) => holderOf(document, id)))];
  return holders.reduce((page, holderId) => {
    const holder = holderId === null ? undefined : findWidget(page, holderId)?.widget;
    if (holder === undefined) return page;
    const all = layoutsOf(holder.children, screen);
    const own = new Map([...all].filter(([id]) => free.includes(id)));
    const leastOf = (id: string) =>
      widgetTypeOf(holder.children.find((child) => child.id === id)?.type ?? 'Unknown').leastSize;
    const changed = change(own, all, leastOf);
    return changed === own ? page : layOut(page, holder.id, screen, settled(all, changed));
  }, document);
}

/**
 * The page with widgets one column or row further, together. Up and down change places with what is in the way, as a step of
 * one row would only push it along.
 */
export function stepWidgets<T extends PortalPageDocument>(change: GridChange<T>, direction: StepDirection): T {
  const step = steps[direction];
  return changeLayouts(change, (chosen, all) => {
    const stepped = shifted(chosen, step);
    if ([...stepped.values()].some((layout) => withinGrid(layout).x !== layout.x || layout.y < 0)) return chosen;
    if (step.y === 0) return stepped;
    const others = new Map([...all].filter(([id]) => !chosen.has(id)));
    return step.y < 0 ? raised(chosen, others) : lowered(chosen, others);
  });
}

const shifted = (layouts: GridLayouts, { x, y }: Pick<WidgetLayout, 'x' | 'y'>): GridLayouts =>
  new Map([...layouts].map(([id, layout]) => [id, { ...layout, x: layout.x + x, y: layout.y + y }]));

const sharesColumns = (one: WidgetLayout, other: WidgetLayout) => one.x < other.x + other.w && other.x < one.x + one.w;

/** Up by a row, or to the top of what is right above, which goes below then. */
function raised(chosen: GridLayouts, others: GridLayouts): GridLayouts {
  const rows = [...chosen.values()].flatMap((own) =>
    [...others.values()]
      .filter((other) => sharesColumns(own, other) && other.y + other.h === own.y)
      .map((other) => own.y - other.y),
  );
  return shifted(chosen, { x: 0, y: -Math.max(1, ...rows) });
}

/** Down by a row, or to the bottom of what is right below, which goes up then. */
function lowered(chosen: GridLayouts, others: GridLayouts): GridLayouts {
  const lifted = new Map<string, WidgetLayout>();
  for (const own of chosen.values())
    for (const [id, other] of others)
      if (sharesColumns(own, other) && own.y + own.h === other.y) lifted.set(id, { ...other, y: own.y });
  const rows = Math.max(1, ...[...lifted.values()].map(({ h }) => h));
  return new Map([...shifted(chosen, { x: 0, y: rows }), ...lifted]);
}

/** The page with widgets one column wider or narrower, or one row higher or lower; never smaller than they can be. */
export function resizeWidgets<T extends PortalPageDocument>(change: GridChange<T>, direction: StepDirection): T {
  const { x, y } = steps[direction];
  return changeLayouts(change, (chosen, _all, leastOf) => {
    const grown = ([id, layout]: readonly [string, WidgetLayout]) => {
      const next = { ...layout, w: layout.w + x, h: layout.h + y };
      const fits = next.x + next.w <= gridColumns && next.w >= leastOf(id).w && next.h >= leastOf(id).h;
      return [id, fits ? next : layout] as const;
    };
    return new Map([...chosen].map(grown));
  });
}

/** The page with a widget at another place on its grid, or in another size. */
export function setLayout<T extends PortalPageDocument>(
  { document, screen, id }: Omit<GridChange<T>, 'ids'> & { readonly id: string },
  layout: Partial<WidgetLayout>,
): T {
  return changeLayouts({ document, screen, ids: [id] }, (chosen, _all, leastOf) => {
    const own = chosen.get(id);
    return own === undefined ? chosen : new Map([[id, withinGrid({ ...own, ...layout }, leastOf(id))]]);
  });
}

/** Edge or measure in which several widgets are made alike. */
export type Alignment = 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height';

/** The page with widgets of one grid aligned with each other; those in other grids stay. */
export function alignWidgets<T extends PortalPageDocument>(change: GridChange<T>, alignment: Alignment): T {
  return changeLayouts(change, (chosen) => {
    if (chosen.size < 2) return chosen;
    const all = [...chosen.values()];
    const first = all[0] as WidgetLayout;
    const right = Math.max(...all.map(({ x, w }) => x + w));
    const bottom = Math.max(...all.map(({ y, h }) => y + h));
    const align = {
      left: (each) => ({ ...each, x: Math.min(...all.map(({ x }) => x)) }),
      right: (each) => ({ ...each, x: right - each.w }),
      top: (each) => ({ ...each, y: Math.min(...all.map(({ y }) => y)) }),
      bottom: (each) => ({ ...each, y: bottom - each.h }),
      width: (each) => withinGrid({ ...each, w: first.w }),
      height: (each) => ({ ...each, h: first.h }),
    } satisfies Record<Alignment, (each: WidgetLayout) => WidgetLayout>;
    return new Map([...chosen].map(([id, layout]) => [id, align[alignment](layout)]));
  });
}

/** The page with all layouts of a phone taken back: each grid one widget below the other. */
export function resetPhone<T extends PortalPageDocument>(document: T): T {
  return mapWidgets(document, (widget) => (widget.phone === null ? widget : { ...widget, phone: null }));
}

/** Returns whether a page has a layout of its own on a phone. */
export const hasPhoneLayout = ({ page }: PortalPageDocument): boolean =>
  widgetsIn(page).some(({ widget }) => widget.phone !== null);
