import type { DesignDocument } from '@portico/shared-kit/documents';
import {
  createDesignerStore,
  type DesignerAction,
  type DesignerModel,
  type DesignerState,
  type DesignerStore,
  designerTransition,
  type Direction,
  openedDesigner,
  shownDocument,
} from '@portico/shared-kit/designer/editing';
import { placeItems, removeSection, removeTab, stepItem, stepSection, stepTab, takeOff } from './layout-edits.model.ts';
import { type Layout, positionOfItem, sectionsOf } from './layout.model.ts';
import {
  focusOrderOf,
  formTarget,
  hasTarget,
  partOf,
  type SelectionTarget,
  targetId,
} from './selection-target.model.ts';

/** State of the form designer between two keys. */
export interface FormDesignerState extends DesignerState<Layout, SelectionTarget> {
  /** Code of the tab that is open; null where there is none. */
  readonly openTab: string | null;
}

/** Action at the designer. */
export type FormDesignerAction =
  | DesignerAction<Layout, SelectionTarget>
  /** Begins to drag an item that was not on the form: it comes first at the end of the selected section. */
  | { readonly type: 'startItemDrag'; readonly code: string };

const formModel: DesignerModel<Layout, SelectionTarget, FormDesignerState> = {
  root: formTarget,
  idOf: targetId,
  isIn: hasTarget,
  focusOrder: (layout, { openTab }) => focusOrderOf(layout, openTab),
  beside: tabBeside,
  step: stepOf,
  remove: without,
};

const nextDesigner = designerTransition(formModel);

/** The designer of a form that was just opened. */
export function openedFormDesigner(layout: Layout): FormDesignerState {
  return { ...openedDesigner(layout, formTarget), openTab: layout.parts[1]?.tab?.code ?? null };
}

/** The designer of a form whose document was just opened. */
export function createFormDesigner(
  document: DesignDocument<Layout>,
): DesignerStore<FormDesignerState, FormDesignerAction> {
  const opened = openedFormDesigner(document.getState().history.present);
  return createDesignerStore(document, opened, nextFormDesigner);
}

/** The form as it is shown: with what is dragged where it is now. */
export function shownLayout(state: FormDesignerState): Layout {
  return shownDocument(state);
}

/** Returns the form designer after an action. */
export function nextFormDesigner(state: FormDesignerState, action: FormDesignerAction): FormDesignerState {
  return withOpenTab(action.type === 'startItemDrag' ? startItemDrag(state, action.code) : nextDesigner(state, action));
}

/** The tab of what is selected is open. */
function withOpenTab(state: FormDesignerState): FormDesignerState {
  const layout = shownLayout(state);
  const codes = layout.parts.flatMap(({ tab }) => tab?.code ?? []);
  const own = layout.parts[partOf(layout, state.selected)]?.tab?.code;
  const kept = state.openTab !== null && codes.includes(state.openTab) ? state.openTab : (codes[0] ?? null);
  return { ...state, openTab: own ?? kept };
}

function startItemDrag(before: FormDesignerState, code: string): FormDesignerState {
  const state = nextDesigner(before, { type: 'drop' });
  const { present } = state.history;
  const section = sectionFor(state);
  if (section === null) return state;
  const index = sectionsOf(present).find(({ key }) => key === section)?.items.length ?? 0;
  const document = placeItems(present, [code], { section, index });
  return nextDesigner(state, { type: 'startNewDrag', target: { kind: 'item', code }, document });
}

/** Key of the section into which something new goes: the selected one, else the first that is in sight; null for none. */
export function sectionFor({
  history,
  selected,
  openTab,
}: Pick<FormDesignerState, 'history' | 'selected' | 'openTab'>): string | null {
  const { present } = history;
  if (selected.kind === 'section') return selected.key;
  if (selected.kind === 'item') {
    const place = positionOfItem(present, selected.code);
    if (place !== null) return place.section;
  }
  const open = present.parts.find(({ tab }) => tab !== null && tab.code === openTab);
  const inSight = selected.kind === 'tab' ? open?.sections[0] : undefined;
  return (inSight ?? sectionsOf(present)[0])?.key ?? null;
}

/** The tab beside a tab; of everything else the focus order says what comes next. */
function tabBeside(
  layout: Layout,
  selected: SelectionTarget,
  direction: Direction,
): SelectionTarget | null | undefined {
  if (selected.kind !== 'tab' || direction === 'up' || direction === 'down') return undefined;
  const next = layout.parts[partOf(layout, selected) + (direction === 'left' ? -1 : 1)]?.tab;
  return next == null ? null : { kind: 'tab', code: next.code };
}

/** The form with a target one step further; the same where it cannot go there. */
export function stepOf(layout: Layout, target: SelectionTarget, direction: Direction): Layout {
  if (target.kind === 'item') return stepItem(layout, target.code, direction);
  if (target.kind === 'section') return stepSection(layout, target.key, direction);
  return target.kind === 'tab' ? stepTab(layout, target.code, direction) : layout;
}

function without(layout: Layout, target: SelectionTarget): Layout {
  if (target.kind === 'item') return takeOff(layout, [target.code]);
  if (target.kind === 'section') return removeSection(layout, target.key);
  return target.kind === 'tab' ? removeTab(layout, target.code) : layout;
}
