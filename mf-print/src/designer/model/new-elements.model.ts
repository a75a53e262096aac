import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { PrintElement, PrintElementType, SheetElement } from '@portico/shared-kit/contract/print-elements';
import { elementDefaults, printLimits, sheetColumnDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { kindOf, storageOf } from '@portico/shared-kit/fields';
import { contentOf, inTenths, overlap, rectOf, type Size, withRect } from './geometry.model.ts';
import { freeId, idsIn, type TemplateDraft, type TemplateElement, type TemplatePage } from './template-draft.model.ts';

/** Types of elements that stand for no field. */
export type PlainType = Exclude<PrintElementType, 'column' | 'sheet'>;

/** Entry of the palette: a plain element, or a field of the record. */
export type PaletteItem =
  | { readonly kind: 'element'; readonly type: PlainType }
  | { readonly kind: 'field'; readonly property: Property }
  | { readonly kind: 'column'; readonly sheet: Property; readonly property: Property };

/** Point in mm on the content of a page. */
export interface Point {
  readonly left: number;
  readonly top: number;
}

/** Returns the element that an entry of the palette stands for, as large as its page has room. `words` is what a fixed text begins with. */
function newElement(item: PaletteItem, id: string, words: string, { width }: Size): PrintElement {
  const element = item.kind === 'element' ? plainElement(item.type, words) : fieldElement(item);
  const isWide = element.eleType !== 'column' && element.widthValue > width;
  return isWide ? { ...withRect(element, { ...rectOf(element), width }), id } : { ...element, id };
}

function plainElement(type: PlainType, words: string): PrintElement {
  const element = { ...elementDefaults[type], eleType: type } as PrintElement;
  return element.eleType === 'title' || element.eleType === 'text' ? { ...element, innerTxt: words } : element;
}

function fieldElement(item: Exclude<PaletteItem, { kind: 'element' }>): PrintElement {
  if (item.kind === 'column') return sheetElement(item.sheet, [item.property]);
  const { property } = item;
  if (property.subSchema !== undefined) return sheetElement(property, property.subSchema.properties);
  return { ...elementDefaults.column, eleType: 'column', code: property.code };
}

function sheetElement({ code }: Property, columns: readonly Property[]): SheetElement {
  return {
    ...elementDefaults.sheet,
    eleType: 'sheet',
    code,
    columns: columns.slice(0, printLimits.columns).map(newColumn),
  };
}

/** Returns the column of a table for a column of its sub-table. */
export function newColumn(property: Property): SheetElement['columns'][number] {
  const display = storageOf(property).holdsFiles ? 'picture' : sheetColumnDefaults.display;
  return { ...sheetColumnDefaults, display, code: property.code, widthValue: kindOf(property).width };
}

/** Room in mm between what is added and what stands above it. */
const gap = 2;

/** Returns a new element of an entry: at a point of the page, or in the first free room below everything that stands there. */
export function elementFor(
  draft: TemplateDraft,
  page: TemplatePage,
  { item, words, at }: { readonly item: PaletteItem; readonly words: string; readonly at: Point | null },
): PrintElement {
  const id = freeId(idStem(item), idsIn(draft));
  const content = contentOf(page.settings);
  const element = newElement(item, id, words, content);
  const { widthValue: width, heightValue: height } = element;
  const { left, top } = at ?? freePoint(page.elements, content, { width, height });
  const rect = {
    left: Math.max(0, inTenths(Math.min(left, content.width - width))),
    top: Math.max(0, inTenths(Math.min(top, content.height - height))),
    width,
    height,
  };
  return withRect(element, rect);
}

const idStem = (item: PaletteItem) =>
  item.kind === 'element' ? item.type : item.kind === 'field' ? item.property.code : item.sheet.code;

/** Beside the last element where there is room, or else below all of them. */
function freePoint(elements: readonly TemplateElement[], content: Size, { width, height }: Size): Point {
  const last = elements.at(-1);
  const rects = elements.map(rectOf);
  if (last !== undefined) {
    const beside = { left: last.left + last.widthValue, top: last.top, width, height };
    const isFree = rects.every((rect) => !overlap(rect, beside));
    if (beside.left + width <= content.width + 0.05 && isFree) return beside;
  }
  const bottom = Math.max(0, ...rects.map((rect) => rect.top + rect.height + gap));
  return { left: 0, top: bottom };
}
