import { createHistory, type History, push, redo, undo } from '@portico/shared-kit/documents';
import { type Layout, placeOfItem, sectionsOf } from './layout.model.ts';
import {
  placeItems,
  removeSection,
  removeTab,
  stepItem,
  stepSection,
  stepTab,
  takeOff,
  type Way,
} from './layout-edits.model.ts';
import { formSpot, isThere, partOf, type Spot, spotId, walkOf } from './spot.model.ts';

/** Announcement for the live region: an event and its selection target, in the layout in which that can be looked up. */
export interface DeskAnnouncement {
  readonly what: 'pickedUp' | 'moved' | 'putDown' | 'cancelled' | 'takenOff' | 'undone' | 'redone';
  readonly spot: Spot;
  readonly layout: Layout;
}

/** Item that is dragged by keyboard: its present position, which counts once it is put down. */
interface KeyboardDrag {
  readonly spot: Spot;
  readonly layout: Layout;
  /** True where it came from the data items that were not on the form. */
  readonly isNew: boolean;
}

/** State of the desk between two keys. */
export interface DeskState {
  readonly history: History<Layout>;
  readonly drag: KeyboardDrag | null;
  readonly selected: Spot;
  /** Code of the tab that is open; null where there is none. */
  readonly openTab: string | null;
  /** Grows with each change, undone ones too. */
  readonly changes: number;
  /** Grows when the focus is to go to what is selected. */
  readonly focusing: number;
  readonly announcement: DeskAnnouncement | null;
}

/** Action at the designer. */
export type DeskAction =
  | { readonly type: 'select'; readonly spot: Spot; readonly isFocused?: boolean }
  | { readonly type: 'walk'; readonly way: Way | 'first' | 'last' }
  | { readonly type: 'edit'; readonly layout: Layout; readonly selected?: Spot }
  | { readonly type: 'pickUp'; readonly spot: Spot }
  | { readonly type: 'pickUpNew'; readonly code: string }
  | { readonly type: 'step'; readonly way: Way }
  | { readonly type: 'remove'; readonly spot: Spot }
  | { readonly type: 'putDown' | 'cancel' | 'undo' | 'redo' };

/** The desk with a form that was just opened. */
export function openedDesk(layout: Layout): DeskState {
  return {
    history: createHistory(layout),
    drag: null,
    selected: formSpot,
    openTab: layout.parts[1]?.tab?.code ?? null,
    changes: 0,
    focusing: 0,
    announcement: null,
  };
}

/** The form as it is shown: with what is carried where it is now. */
export function shownLayout({ drag, history }: DeskState): Layout {
  return drag?.layout ?? history.present;
}

/** The desk after something was done. */
export function deskAfter(state: DeskState, action: DeskAction): DeskState {
  return settled(done(state, action));
}

function done(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'select':
      return focused({ ...putDown(state), selected: action.spot }, action.isFocused === true);
    case 'walk':
      return walked(state, action.way);
    case 'edit':
      return edited(putDown(state), action.layout, action.selected);
    case 'pickUp':
      return pickedUp(putDown(state), action.spot, false);
    case 'pickUpNew':
      return pickedUpNew(putDown(state), action.code);
    case 'step':
      return moved(state, action.way);
    case 'remove':
      return removed(putDown(state), action.spot);
    case 'putDown':
      return putDown(state);
    case 'cancel':
      return cancelled(state);
    case 'undo':
    case 'redo':
      return turned(putDown(state), action.type);
  }
}

/** The tab of what is selected is open, and what is gone is not selected. */
function settled(state: DeskState): DeskState {
  const layout = shownLayout(state);
  const selected = isThere(layout, state.selected) ? state.selected : formSpot;
  const codes = layout.parts.flatMap(({ tab }) => tab?.code ?? []);
  const own = layout.parts[partOf(layout, selected)]?.tab?.code;
  const kept = state.openTab !== null && codes.includes(state.openTab) ? state.openTab : (codes[0] ?? null);
  return { ...state, selected, openTab: own ?? kept };
}

const focused = (state: DeskState, isFocused = true) =>
  isFocused ? { ...state, focusing: state.focusing + 1 } : state;

function edited(state: DeskState, layout: Layout, selected: Spot | undefined): DeskState {
  const history = push(state.history, layout);
  if (history === state.history) return state;
  const changed = { ...state, history, changes: state.changes + 1, selected: selected ?? state.selected };
  return focused(changed, selected !== undefined);
}

function walked(state: DeskState, way: Way | 'first' | 'last'): DeskState {
  const layout = shownLayout(state);
  const { selected } = state;
  if (selected.kind === 'tab' && (way === 'left' || way === 'right')) {
    const next = layout.parts[partOf(layout, selected) + (way === 'left' ? -1 : 1)]?.tab;
    return next == null ? state : focused({ ...state, selected: { kind: 'tab', code: next.code } });
  }
  const walk = walkOf(layout, state.openTab);
  const at = walk.findIndex((spot) => spotId(spot) === spotId(selected));
  const by = way === 'left' || way === 'up' ? -1 : 1;
  const to = way === 'first' ? 0 : way === 'last' ? walk.length - 1 : at < 0 ? 0 : at + by;
  const spot = walk[to];
  return spot === undefined ? state : focused({ ...state, selected: spot });
}

function pickedUp(state: DeskState, spot: Spot, isNew: boolean, layout = state.history.present): DeskState {
  if (spot.kind === 'form') return state;
  const announcement: DeskAnnouncement = { what: 'pickedUp', spot, layout };
  return focused({ ...state, drag: { spot, layout, isNew }, selected: spot, announcement });
}

/** Begins to drag an item that was not on the form: it comes first at the end of the selected section. */
function pickedUpNew(state: DeskState, code: string): DeskState {
  const { present } = state.history;
  const section = sectionFor(state);
  if (section === null) return state;
  const index = sectionsOf(present).find(({ key }) => key === section)?.items.length ?? 0;
  return pickedUp(state, { kind: 'item', code }, true, placeItems(present, [code], { section, index }));
}

/** Key of the section into which something new goes: the selected one, else the first that is in sight; null for none. */
export function sectionFor({
  history,
  selected,
  openTab,
}: Pick<DeskState, 'history' | 'selected' | 'openTab'>): string | null {
  const { present } = history;
  if (selected.kind === 'section') return selected.key;
  if (selected.kind === 'item') {
    const place = placeOfItem(present, selected.code);
    if (place !== null) return place.section;
  }
  const open = present.parts.find(({ tab }) => tab !== null && tab.code === openTab);
  const inSight = selected.kind === 'tab' ? open?.sections[0] : undefined;
  return (inSight ?? sectionsOf(present)[0])?.key ?? null;
}

function moved(state: DeskState, way: Way): DeskState {
  const { drag } = state;
  if (drag === null || drag.spot.kind === 'form') return state;
  const layout = stepOf(drag.layout, drag.spot, way);
  return focused({ ...state, drag: { ...drag, layout }, announcement: { what: 'moved', spot: drag.spot, layout } });
}

function stepOf(layout: Layout, spot: Spot, way: Way): Layout {
  if (spot.kind === 'item') return stepItem(layout, spot.code, way);
  if (spot.kind === 'section') return stepSection(layout, spot.key, way);
  return spot.kind === 'tab' ? stepTab(layout, spot.code, way) : layout;
}

function putDown(state: DeskState): DeskState {
  const { drag } = state;
  if (drag === null) return state;
  const announcement: DeskAnnouncement = { what: 'putDown', spot: drag.spot, layout: drag.layout };
  return { ...edited({ ...state, drag: null }, drag.layout, drag.spot), announcement };
}

function cancelled(state: DeskState): DeskState {
  const { drag } = state;
  if (drag === null) return state;
  const announcement: DeskAnnouncement = { what: 'cancelled', spot: drag.spot, layout: drag.layout };
  return focused({ ...state, drag: null, announcement }, !drag.isNew);
}

function removed(state: DeskState, spot: Spot): DeskState {
  const { present } = state.history;
  const layout = without(present, spot);
  const walk = walkOf(present, state.openTab);
  const at = walk.findIndex((each) => spotId(each) === spotId(spot));
  const near = [...walk.slice(0, Math.max(at, 0)).reverse(), ...walk.slice(at + 1)];
  const next = near.find((each) => isThere(layout, each)) ?? formSpot;
  return focused({ ...edited(state, layout, next), announcement: { what: 'takenOff', spot, layout: present } });
}

function without(layout: Layout, spot: Spot): Layout {
  if (spot.kind === 'item') return takeOff(layout, [spot.code]);
  if (spot.kind === 'section') return removeSection(layout, spot.key);
  return spot.kind === 'tab' ? removeTab(layout, spot.code) : layout;
}

function turned(state: DeskState, way: 'undo' | 'redo'): DeskState {
  const history = way === 'undo' ? undo(state.history) : redo(state.history);
  if (history.present === state.history.present) return state;
  const announcement: DeskAnnouncement = {
    what: way === 'undo' ? 'undone' : 'redone',
    spot: formSpot,
    layout: history.present,
  };
  return { ...state, history, changes: state.changes + 1, announcement };
}
