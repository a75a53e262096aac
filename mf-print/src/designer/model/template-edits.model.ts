import type { PageSettings } from '@portico/shared-kit/contract/print-elements';
import { boundsOf, inTenths, rectOf, withRect } from './geometry.model.ts';
import type { Rects } from './arrange.model.ts';
import { freeId, idsIn, type TemplateDraft, type TemplateElement, type TemplatePage } from './template-draft.model.ts';

/** An element with the page that it stands on. */
export interface ElementLocation {
  readonly page: TemplatePage;
  readonly pageIndex: number;
  readonly element: TemplateElement;
}

/** Returns an element with its page; undefined where there is none of this id. */
export function findElement({ pages }: TemplateDraft, id: string): ElementLocation | undefined {
  for (const [pageIndex, page] of pages.entries()) {
    const element = page.elements.find((each) => each.id === id);
    if (element !== undefined) return { page, pageIndex, element };
  }
  return undefined;
}

/** Returns a page by its id; undefined where there is none. */
export function findPage({ pages }: TemplateDraft, id: string): TemplatePage | undefined {
  return pages.find(({ settings }) => settings.id === id);
}

/** Returns the page that an id names, or on which the element of that id stands; undefined for the template itself. */
export function pageOf(draft: TemplateDraft, id: string): TemplatePage | undefined {
  return findPage(draft, id) ?? findElement(draft, id)?.page;
}

/** Returns the elements of some ids, in their order on the pages. */
export function elementsOf({ pages }: TemplateDraft, ids: readonly string[]): readonly TemplateElement[] {
  return pages.flatMap(({ elements }) => elements.filter(({ id }) => ids.includes(id)));
}

const changePages = (draft: TemplateDraft, change: (page: TemplatePage) => TemplatePage): TemplateDraft => {
  const pages = draft.pages.map(change);
  return pages.every((page, index) => page === draft.pages[index]) ? draft : { ...draft, pages };
};

/** The template with some elements changed; the same where none of them becomes another one. */
function changeElements(
  draft: TemplateDraft,
  ids: readonly string[],
  change: (element: TemplateElement) => TemplateElement,
): TemplateDraft {
  return changePages(draft, (page) => {
    const elements = page.elements.map((element) => (ids.includes(element.id) ? change(element) : element));
    return elements.every((element, index) => element === page.elements[index]) ? page : { ...page, elements };
  });
}

/** The template with another element in the place of the one of its id. */
export function putElement(draft: TemplateDraft, element: TemplateElement): TemplateDraft {
  return changeElements(draft, [element.id], () => element);
}

/** The template with elements in other rectangles. */
export function putRects(draft: TemplateDraft, rects: Rects): TemplateDraft {
  return changeElements(draft, [...rects.keys()], (element) => {
    const rect = rects.get(element.id);
    const moved = rect === undefined ? element : withRect(element, rect);
    return isSameRect(element, moved) ? element : moved;
  });
}

const isSameRect = (one: TemplateElement, other: TemplateElement) =>
  one.left === other.left &&
  one.top === other.top &&
  one.widthValue === other.widthValue &&
  one.heightValue === other.heightValue;

/** The template with elements moved together, as far as all of them stay on their pages' content at the left and the top. */
export function moveElements(
  draft: TemplateDraft,
  ids: readonly string[],
  by: { readonly x: number; readonly y: number },
): TemplateDraft {
  const elements = elementsOf(draft, ids);
  const bounds = boundsOf(elements.map(rectOf));
  if (bounds === null) return draft;
  const [x, y] = [Math.max(by.x, -bounds.left), Math.max(by.y, -bounds.top)];
  return putRects(
    draft,
    new Map(
      elements.map((element) => {
        const rect = rectOf(element);
        return [element.id, { ...rect, left: inTenths(rect.left + x), top: inTenths(rect.top + y) }];
      }),
    ),
  );
}

/** The template without some elements. */
export function removeElements(draft: TemplateDraft, ids: readonly string[]): TemplateDraft {
  return changePages(draft, (page) => {
    const elements = page.elements.filter(({ id }) => !ids.includes(id));
    return elements.length === page.elements.length ? page : { ...page, elements };
  });
}

/** The template with elements in front of those of a page. Their ids are free ones. */
export function addElements(draft: TemplateDraft, pageId: string, elements: readonly TemplateElement[]): TemplateDraft {
  if (elements.length === 0) return draft;
  return changePages(draft, (page) =>
    page.settings.id === pageId ? { ...page, elements: [...page.elements, ...elements] } : page,
  );
}

/** The template with elements taken to another page, into rectangles there and in front of what stands on it. */
export function moveToPage(draft: TemplateDraft, pageId: string, rects: Rects): TemplateDraft {
  if (findPage(draft, pageId) === undefined) return draft;
  const ids = [...rects.keys()];
  const elements = elementsOf(draft, ids);
  return putRects(addElements(removeElements(draft, ids), pageId, elements), rects);
}

/** Place among what is drawn over each other. */
export type StackMove = 'front' | 'back' | 'forward' | 'backward';

/** The template with elements drawn further in front or behind; those that go together keep their order. */
export function stackElements(draft: TemplateDraft, ids: readonly string[], to: StackMove): TemplateDraft {
  return changePages(draft, (page) => {
    const elements = stacked(page.elements, ids, to);
    return elements.every((element, index) => element === page.elements[index]) ? page : { ...page, elements };
  });
}

function stacked(elements: readonly TemplateElement[], ids: readonly string[], to: StackMove) {
  const [own, others] = [elements.filter(({ id }) => ids.includes(id)), elements.filter(({ id }) => !ids.includes(id))];
  if (to === 'front') return [...others, ...own];
  if (to === 'back') return [...own, ...others];
  const order = to === 'forward' ? elements.toReversed() : [...elements];
  // Each goes past the next one that stays; what stands at the end already stays there.
  for (let index = 1; index < order.length; index += 1) {
    const [before, here] = [order[index - 1], order[index]] as [TemplateElement, TemplateElement];
    if (ids.includes(here.id) && !ids.includes(before.id)) [order[index - 1], order[index]] = [here, before];
  }
  return to === 'forward' ? order.toReversed() : order;
}

/** The template with other settings of a page. */
export function changeSettings(draft: TemplateDraft, pageId: string, changes: Partial<PageSettings>): TemplateDraft {
  return changePages(draft, (page) =>
    page.settings.id === pageId ? { ...page, settings: { ...page.settings, ...changes } } : page,
  );
}

/** The template with an empty page after another one, on the same paper; its id is returned with it. */
export function addPage(draft: TemplateDraft, afterId: string): { readonly draft: TemplateDraft; readonly id: string } {
  const at = draft.pages.findIndex(({ settings }) => settings.id === afterId);
  const before = draft.pages[at < 0 ? draft.pages.length - 1 : at] as TemplatePage;
  const id = freeId(before.settings.id, idsIn(draft));
  const page = { settings: { ...before.settings, id }, elements: [] };
  const index = at < 0 ? draft.pages.length : at + 1;
  return { draft: { ...draft, pages: draft.pages.toSpliced(index, 0, page) }, id };
}

/** The template without a page; the same where it is the only one. */
export function removePage(draft: TemplateDraft, id: string): TemplateDraft {
  const pages = draft.pages.filter(({ settings }) => settings.id !== id);
  return pages.length === 0 || pages.length === draft.pages.length ? draft : { ...draft, pages };
}

/** The template with a page at another place among the others, counted from 0; the same where there is none. */
export function movePage(draft: TemplateDraft, id: string, index: number): TemplateDraft {
  const at = draft.pages.findIndex(({ settings }) => settings.id === id);
  const page = draft.pages[at];
  if (page === undefined || index < 0 || index >= draft.pages.length || index === at) return draft;
  return { ...draft, pages: draft.pages.toSpliced(at, 1).toSpliced(index, 0, page) };
}
