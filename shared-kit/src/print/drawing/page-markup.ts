import { baselineOf, mmPerPoint } from '../measure/text-measure.ts';
import { uncoveredTexts } from './covered-texts.ts';
import type { Primitive, TextRun } from './primitives.ts';
import { pictureFit, svgElement } from './svg-element.ts';

/** Returns the address of a kept picture; null where it could not be loaded. */
export type PictureAddress = (refId: string) => string | null;

/**
 * Text of what is drawn on a page: `shapes` for within an SVG whose unit is the mm, `texts` for over it. A content policy that allows no
 * styles in markup allows them from scripts: `data-style` says what `style.cssText` of an element is to be.
 */
interface PageMarkup {
  readonly shapes: string;
  readonly texts: string;
}

/** Lengths need no more than a thousandth of a mm on paper. */
const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const attributesOf = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('');

/**
 * Draws a page as text, for where thousands of shapes stand for a moment. Words are HTML, which takes half the memory of SVG; those on
 * which something is drawn stay among the shapes, in their order.
 */
export function pageMarkup(primitives: readonly Primitive[], addressOf: PictureAddress): PageMarkup {
  const texts = uncoveredTexts(primitives);
  return { shapes: shapesMarkup(primitives, addressOf, texts), texts: textsMarkup(texts) };
}

function shapesMarkup(
  shapes: readonly Primitive[],
  addressOf: PictureAddress,
  without: ReadonlySet<Primitive>,
): string {
  return shapes.map((shape) => (without.has(shape) ? '' : shapeMarkup(shape, addressOf, without))).join('');
}

function shapeMarkup(shape: Primitive, addressOf: PictureAddress, without: ReadonlySet<Primitive>): string {
  if (shape.kind === 'picture') {
    const href = addressOf(shape.refId);
    if (href === null) return '';
    const { x, y, width, height, name } = shape;
    const looks = { preserveAspectRatio: pictureFit(shape), role: 'img', 'aria-label': name };
    return `<image${attributesOf({ href, x, y, width, height, ...looks })}/>`;
  }
  const { tag, attributes, text } = svgElement(shape);
  const start = `<${tag}${attributesOf(attributes)}>`;
  if (shape.kind === 'group') {
    const items = shapesMarkup(shape.items, addressOf, without);
    return items === '' ? '' : `${start}${items}</g>`;
  }
  const inside = shape.kind === 'code' ? `<path d="${escaped(shape.path)}"/>` : escaped(text ?? '');
  return `${start}${inside}</${tag}>`;
}

/** Texts of one look stand in one element that says it once. */
function textsMarkup(texts: ReadonlySet<TextRun>): string {
  const byLook = new Map<string, string[]>();
  for (const text of texts) {
    const look = `font-size:${rounded(text.size * mmPerPoint)}mm;font-weight:${String(text.weight)};color:${text.color}`;
    const place = `left:${rounded(text.x)}mm;top:${rounded(text.y - baselineOf(text.size))}mm`;
    const spans = byLook.get(look) ?? [];
    spans.push(`<span data-style="${place}">${escaped(text.text)}</span>`);
    byLook.set(look, spans);
  }
  return [...byLook].map(([look, spans]) => `<div data-style="${escaped(look)}">${spans.join('')}</div>`).join('');
}
