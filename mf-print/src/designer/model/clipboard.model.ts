import { readDesignedTemplate, savedPrintTemplate } from '@portico/shared-kit/contract/print-template';
import { pageSettingsDefaults, printLimits } from '@portico/shared-kit/contract/print-element-defaults';
import { isJsonObject } from '@portico/shared-kit/contract/versioned-json';
import { boundsOf, contentOf, rectOf, withRect } from './geometry.model.ts';
import { freeId, idsIn, type TemplateDraft, type TemplateElement, type TemplatePage } from './template-draft.model.ts';

/** Mark by which a copied text is known as elements of a print template. */
const mark = 'portico/print-elements';

/** Returns elements as the text that is put on the clipboard; other templates, also in other windows, take it. */
export function clipboardText(elements: readonly TemplateElement[]): string {
  return JSON.stringify({
    mark,
    ...savedPrintTemplate({ audience: null, pages: [{ settings: pageSettingsDefaults, elements }] }),
  });
}

/** Reads such a text; null where it is none. */
export function clipboardElements(text: string): readonly TemplateElement[] | null {
  const copied = parsed(text);
  if (!isJsonObject(copied) || copied['mark'] !== mark) return null;
  const elements = readDesignedTemplate(copied)?.pages.flatMap((page) => page.elements) ?? [];
  return elements.length === 0 || elements.length > printLimits.elements ? null : elements;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Distance in mm of a copy from what it covers. */
const aside = 5;

/**
 * Returns copies of elements for a page, with ids of their own: where the originals stand, or a little aside while something
 * stands there already, and within the content as far as they fit.
 */
export function copiesFor(
  draft: TemplateDraft,
  { settings, elements: present }: TemplatePage,
  elements: readonly TemplateElement[],
): readonly TemplateElement[] {
  const bounds = boundsOf(elements.map(rectOf));
  if (bounds === null) return [];
  const content = contentOf(settings);
  const covers = (by: number) =>
    present.some(({ left, top }) => elements.some((each) => each.left + by === left && each.top + by === top));
  let by = 0;
  while (covers(by)) by += aside;
  const within = (start: number, size: number, whole: number) => Math.max(0, Math.min(start, whole - size));
  const x = within(bounds.left + by, bounds.width, content.width) - bounds.left;
  const y = within(bounds.top + by, bounds.height, content.height) - bounds.top;
  const taken = idsIn(draft);
  return elements.map((element) => {
    const id = freeId(element.id, taken);
    taken.add(id);
    const rect = rectOf(element);
    return { ...withRect(element, { ...rect, left: rect.left + x, top: rect.top + y }), id };
  });
}
