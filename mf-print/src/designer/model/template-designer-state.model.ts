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
import type { TemplateDraft } from './template-draft.model.ts';
import {
  findElement,
  findPage,
  movePage,
  pageOf,
  removeElements,
  removePage,
  stackElements,
} from './template-edits.model.ts';

/** Id of the template itself; every other target is a page or an element. */
export const templateTarget = '';

/** Ids of what is selected, never none: elements of one page, a page, or the template. */
export type TemplateSelection = readonly [string, ...string[]];

/** State of the designer of a print template between two keys. */
export interface TemplateDesignerState extends DesignerState<TemplateDraft, TemplateSelection> {
  /** Words about the last change, for those who listen; '' for none. */
  readonly words: string;
}

/** Action at the designer of a print template. */
export type TemplateDesignerAction =
  | DesignerAction<TemplateDraft, TemplateSelection>
  /** Changes the template and says so. Changes of one `setting` that follow each other are one step of undo. */
  | {
      readonly type: 'change';
      readonly document: TemplateDraft;
      readonly words: string;
      readonly selected?: TemplateSelection;
      readonly setting?: string;
    }
  /** Adds an element to the selection, or takes it out. */
  | { readonly type: 'toggle'; readonly id: string }
  /** Says something that changes nothing. */
  | { readonly type: 'say'; readonly words: string };

/** The selection of some ids; `otherwise` where there are none. */
export function selectionOf(ids: readonly string[], otherwise: string): TemplateSelection {
  const [first, ...others] = ids;
  return first === undefined ? [otherwise] : [first, ...others];
}

const isThere = (draft: TemplateDraft, id: string) => id === templateTarget || pageOf(draft, id) !== undefined;

/** All targets from the first page to the last: each page, and then what stands on it. */
const targetsOf = ({ pages }: TemplateDraft): readonly TemplateSelection[] => [
  [templateTarget],
  ...pages.flatMap(({ settings, elements }): TemplateSelection[] => [
    [settings.id],
    ...elements.map(({ id }): TemplateSelection => [id]),
  ]),
];

const templateModel: DesignerModel<TemplateDraft, TemplateSelection, TemplateDesignerState> = {
  root: [templateTarget],
  idOf: (ids) => ids.join(' '),
  isIn: (draft, ids) => ids.every((id) => isThere(draft, id)),
  focusOrder: targetsOf,
  step(draft, [id], direction) {
    const isBack = direction === 'left' || direction === 'up';
    const at = draft.pages.findIndex(({ settings }) => settings.id === id);
    if (at >= 0) return movePage(draft, id, isBack ? at - 1 : at + 1);
    return stackElements(draft, [id], isBack ? 'backward' : 'forward');
  },
  remove: (draft, ids) => ids.reduce(removePage, removeElements(draft, ids)),
};

const next = designerTransition(templateModel);

function transition(state: TemplateDesignerState, action: TemplateDesignerAction): TemplateDesignerState {
  switch (action.type) {
    case 'change':
      return changed(state, action);
    case 'toggle':
      return next(state, { type: 'select', target: toggled(state, action.id) });
    case 'say':
      return { ...state, words: action.words };
    default: {
      const after = next(state, action);
      // The announcement says what happened; the words of an earlier change are over.
      return after.announcement === state.announcement ? after : { ...after, words: '' };
    }
  }
}

function changed(
  state: TemplateDesignerState,
  { document, words, selected, setting }: Extract<TemplateDesignerAction, { type: 'change' }>,
): TemplateDesignerState {
  const after =
    setting === undefined
      ? next(state, { type: 'edit', document, ...(selected === undefined ? {} : { selected }) })
      : next(state, { type: 'set', document, setting });
  return after.history === state.history ? after : { ...after, words };
}

/** Only elements of one page are selected together. */
function toggled({ selected, history }: TemplateDesignerState, id: string): TemplateSelection {
  const { present } = history;
  const location = findElement(present, id);
  if (location === undefined) return [id];
  const { page } = location;
  const beside = selected.filter((each) => page.elements.some((element) => element.id === each));
  const joined = beside.includes(id) ? beside.filter((each) => each !== id) : [...beside, id];
  return selectionOf(joined, page.settings.id);
}

/** Returns the ids of the selected elements; none where a page or the template is selected. */
export function selectedElements(draft: TemplateDraft, selected: TemplateSelection): readonly string[] {
  return selected.filter((id) => findElement(draft, id) !== undefined);
}

/** The id of the page that is worked on: the selected one, the one of what is selected, or the first. */
export function currentPageId(draft: TemplateDraft, [id]: TemplateSelection): string {
  return (pageOf(draft, id) ?? draft.pages[0])?.settings.id ?? '';
}

/** Returns whether an id is that of a page. */
export const isPage = (draft: TemplateDraft, id: string): boolean => findPage(draft, id) !== undefined;

/** The designer of a print template whose document was just opened. */
export function createTemplateDesigner(
  document: DesignDocument<TemplateDraft>,
): DesignerStore<TemplateDesignerState, TemplateDesignerAction> {
  const { present } = document.getState().history;
  const root: TemplateSelection = [templateTarget];
  const opened = { ...openedDesigner<TemplateDraft, TemplateSelection>(present, root), words: '' };
  return createDesignerStore(document, opened, transition);
}
