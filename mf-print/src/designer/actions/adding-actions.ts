import { clipboardElements, clipboardText, copiesFor } from '../model/clipboard.model.ts';
import { elementFor, newColumn, type PaletteItem } from '../model/new-elements.model.ts';
import { currentPageId, selectedElements, selectionOf } from '../model/template-designer-state.model.ts';
import { contentOf, rectOf, withRect } from '../model/geometry.model.ts';
import { snapMove } from '../model/snap.model.ts';
import type { TemplateElement, TemplatePage } from '../model/template-draft.model.ts';
import {
  addElements,
  elementsOf,
  findPage,
  pageOf,
  putElement,
  removeElements,
} from '../model/template-edits.model.ts';
import type { TemplateDesignerContext } from '../template-designer.ts';
import type { SpokenChanges } from './spoken-changes.ts';
import type { TemplateActions } from './template-actions.ts';

interface Labels {
  newWords(item: PaletteItem): string;
}

/** Returns the actions that add, change and remove elements. */
export function addingActions(
  designer: TemplateDesignerContext,
  say: SpokenChanges,
  { newWords }: Labels,
): Pick<TemplateActions, 'add' | 'change' | 'remove' | 'duplicate' | 'copy' | 'paste'> {
  const { template, state } = designer;
  return {
    ...copyingActions(designer, say),
    add(item, target) {
      const page = findPage(template, target?.pageId ?? currentPageId(template, state.selected));
      if (page === undefined || (item.kind === 'column' && addColumn(designer, say, item))) return;
      const added = elementFor(template, page, { item, words: newWords(item), at: target?.at ?? null });
      const element = target === undefined ? added : snappedTo(page, added, target.reach);
      say.change('add', addElements(template, page.settings.id, [element]), [element.id], { selected: [element.id] });
    },
    change(element, setting) {
      const named = setting === undefined ? undefined : `${element.id} ${setting}`;
      say.change('change', putElement(template, element), [element.id], { setting: named });
    },
    remove(ids) {
      const gone = selectedElements(template, selectionOf(ids, ''));
      const first = pageOf(template, gone[0] ?? '');
      if (first === undefined) return;
      say.change('remove', removeElements(template, gone), gone, { selected: [first.settings.id] });
    },
  };
}

/** An element that was dropped, brought to the edges of the page and of what stands there. */
function snappedTo<T extends TemplateElement>({ settings, elements }: TemplatePage, element: T, reach: number): T {
  const field = { others: elements.map(rectOf), content: contentOf(settings), grid: null, reach };
  return withRect(element, snapMove(rectOf(element), field).rect);
}

function copyingActions(
  { template, state }: TemplateDesignerContext,
  say: SpokenChanges,
): Pick<TemplateActions, 'duplicate' | 'copy' | 'paste'> {
  const put = (kind: 'duplicate' | 'paste', pageId: string, elements: readonly TemplateElement[]) => {
    const page = findPage(template, pageId);
    if (page === undefined) return;
    const copies = copiesFor(template, page, elements);
    const ids = copies.map(({ id }) => id);
    say.change(kind, addElements(template, pageId, copies), ids, { selected: selectionOf(ids, pageId) });
  };
  return {
    duplicate(ids) {
      const page = pageOf(template, ids[0] ?? '');
      if (page !== undefined) put('duplicate', page.settings.id, elementsOf(template, ids));
    },
    copy(ids) {
      const elements = elementsOf(template, ids);
      if (elements.length === 0) return null;
      say.copied(elements.map(({ id }) => id));
      return clipboardText(elements);
    },
    paste(text) {
      const elements = clipboardElements(text);
      if (elements !== null) put('paste', currentPageId(template, state.selected), elements);
      return elements !== null;
    },
  };
}

/** Adds a column to the selected table of its sub-table; false where that is not selected or has it already. */
function addColumn(
  { template, state }: TemplateDesignerContext,
  say: SpokenChanges,
  { sheet, property }: Extract<PaletteItem, { kind: 'column' }>,
): boolean {
  const selected = elementsOf(template, state.selected).find(
    (element) => element.eleType === 'sheet' && element.code === sheet.code,
  );
  if (selected?.eleType !== 'sheet' || selected.columns.some(({ code }) => code === property.code)) return false;
  const changed = { ...selected, columns: [...selected.columns, newColumn(property)] };
  say.change('change', putElement(template, changed), [changed.id]);
  return true;
}
