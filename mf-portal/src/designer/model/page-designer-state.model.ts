import type { DesignDocument } from '@portico/shared-kit/documents';
import {
  createDesignerStore,
  type DesignerAction,
  type DesignerModel,
  type DesignerState,
  type DesignerStore,
  designerTransition,
  openedDesigner,
} from '@portico/shared-kit/designer/editing';
import { findWidget, type PortalWidget, widgetsIn } from '@portico/shared-kit/portal-pages';
import type { Screen } from './grid-layout.model.ts';
import type { PageDraft } from './page-draft.model.ts';
import { removeWidgets, stepWidgets } from './page-edits.model.ts';
import { isFree, pathTo } from './page-structure.model.ts';

/** Ids of the selected widgets, never none: that of the page stands for the page itself. */
export type PageSelection = readonly [string, ...string[]];

/** Change that is said to those who listen. */
export type ChangeKind =
  | 'add'
  | 'move'
  | 'resize'
  | 'remove'
  | 'paste'
  | 'duplicate'
  | 'align'
  | 'undo'
  | 'redo'
  | 'copy';

/** Change with its widgets, in the page in which they can be looked up. */
export interface PageAnnouncement {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  readonly page: PageDraft;
}

/** State of the designer of a page between two keys. */
export interface PageDesignerState extends DesignerState<PageDraft, PageSelection> {
  readonly screen: Screen;
  /** Widgets that were copied, for pasting. */
  readonly clipboard: readonly PortalWidget[];
  /** The open tab of each tab widget that somebody has opened another one of. */
  readonly openTabs: Readonly<Record<string, string>>;
  readonly change: PageAnnouncement | null;
}

/** Action at the designer of a page. */
export type PageDesignerAction =
  | DesignerAction<PageDraft, PageSelection>
  /**
   * Changes the page and says so. Changes of one `setting` that follow each other are one step of undo. With `selected`, the
   * focus goes there.
   */
  | {
      readonly type: 'change';
      readonly kind: ChangeKind;
      readonly document: PageDraft;
      readonly ids: readonly string[];
      readonly selected?: PageSelection;
      readonly setting?: string;
    }
  | { readonly type: 'copy'; readonly ids: readonly string[]; readonly widgets: readonly PortalWidget[] }
  /** Adds a widget to the selection, or takes it out. */
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'openTab'; readonly id: string; readonly key: string }
  | { readonly type: 'show'; readonly screen: Screen };

const selectionId = (ids: PageSelection) => ids.join(' ');

/** The selection of some ids; the page's own where there are none. */
export function selectionOf(page: PageDraft, ids: readonly string[]): PageSelection {
  const [first, ...others] = ids;
  return first === undefined ? [page.page.id] : [first, ...others];
}

const pageModel = (rootId: string): DesignerModel<PageDraft, PageSelection, PageDesignerState> => ({
  root: [rootId],
  idOf: selectionId,
  isIn: (page, ids) => ids.every((id) => findWidget(page, id) !== undefined),
  focusOrder: (page) => widgetsIn(page.page).map(({ widget }) => [widget.id] as const),
  step: (document, ids, direction) => stepWidgets({ document, ids, screen: 'desk' }, direction),
  remove: removeWidgets,
});

/** The designer of a page that was just opened. */
function openedPageDesigner(page: PageDraft): PageDesignerState {
  return { ...openedDesigner(page, [page.page.id]), screen: 'desk', clipboard: [], openTabs: {}, change: null };
}

/** The designer of a page whose document was just opened. */
export function createPageDesigner(
  document: DesignDocument<PageDraft>,
): DesignerStore<PageDesignerState, PageDesignerAction> {
  const { present } = document.getState().history;
  return createDesignerStore(document, openedPageDesigner(present), pageTransition(present.page.id));
}

/** Returns the transition of designers of pages: the next state after an action. */
function pageTransition(rootId: string): (state: PageDesignerState, action: PageDesignerAction) => PageDesignerState {
  const next = designerTransition(pageModel(rootId));
  const after = (state: PageDesignerState, action: PageDesignerAction): PageDesignerState => {
    switch (action.type) {
      case 'change':
        return changed(next, state, action);
      case 'copy':
        return {
          ...state,
          clipboard: action.widgets,
          change: { kind: 'copy', ids: action.ids, page: state.history.present },
        };
      case 'toggle':
        return next(state, { type: 'select', target: toggled(state, action.id, rootId) });
      case 'openTab':
        return { ...state, openTabs: { ...state.openTabs, [action.id]: action.key } };
      case 'show':
        return { ...state, screen: action.screen };
      default:
        return announced(state, next(state, action), action);
    }
  };
  return (state, action) => withOpenTabs(state, after(state, action));
}

type Next = (state: PageDesignerState, action: DesignerAction<PageDraft, PageSelection>) => PageDesignerState;

function changed(
  next: Next,
  state: PageDesignerState,
  { kind, document, ids, selected, setting }: Extract<PageDesignerAction, { type: 'change' }>,
): PageDesignerState {
  const selecting = selected === undefined ? {} : { selected };
  const edited =
    setting === undefined
      ? next(state, { type: 'edit', document, ...selecting })
      : next(state, { type: 'set', document, setting });
  if (edited.history === state.history) return state;
  const page = kind === 'remove' ? state.history.present : document;
  return { ...edited, change: { kind, ids, page } };
}

function announced(
  before: PageDesignerState,
  state: PageDesignerState,
  { type }: DesignerAction<PageDraft, PageSelection>,
): PageDesignerState {
  if ((type !== 'undo' && type !== 'redo') || state.history === before.history) return state;
  return { ...state, change: { kind: type, ids: [], page: state.history.present } };
}

/** The page is selected alone; panels, which go with their tabs, too. */
function toggled({ selected, history }: PageDesignerState, id: string, rootId: string): PageSelection {
  const { present } = history;
  const canJoin = (each: string) => {
    const widget = findWidget(present, each)?.widget;
    return widget !== undefined && isFree(widget);
  };
  if (!canJoin(id)) return [id];
  const joined = selected.includes(id) ? selected.filter((each) => each !== id) : [...selected.filter(canJoin), id];
  return selectionOf(present, joined.length === 0 ? [rootId] : joined);
}

/** The tabs around what is newly selected are open, so that it is in sight. */
function withOpenTabs(before: PageDesignerState, state: PageDesignerState): PageDesignerState {
  if (before.selected === state.selected) return state;
  const { present } = state.history;
  const [id] = state.selected;
  const own = findWidget(present, id)?.widget;
  const path = own === undefined ? [] : [...pathTo(present, id), own];
  const opened = path.flatMap((widget, at) => {
    const holder = path[at - 1];
    return widget.type === 'TabsPanelGrid' && holder !== undefined ? [[holder.id, widget.settings.tab] as const] : [];
  });
  if (opened.every(([tabs, key]) => state.openTabs[tabs] === key)) return state;
  return { ...state, openTabs: { ...state.openTabs, ...Object.fromEntries(opened) } };
}
