import type { Primitive } from './primitives.ts';
import { pictureFit, svgElement } from './svg-element.ts';

/** Returns the address of a kept picture; null where it could not be loaded. */
export type PictureAddress = (refId: string) => string | null;

/** Lengths need no more than a thousandth of a mm on paper. */
const shortest = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : escaped(value);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const attributesOf = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${shortest(value)}"`)
    .join('');

/** Draws shapes as text of an SVG, whose unit is the mm: light, where thousands of them are drawn for a moment. */
export function shapesMarkup(shapes: readonly Primitive[], addressOf: PictureAddress): string {
  return shapes.map((shape) => shapeMarkup(shape, addressOf)).join('');
}

function shapeMarkup(shape: Primitive, addressOf: PictureAddress): string {
  if (shape.kind === 'picture') {
    const href = addressOf(shape.refId);
    if (href === null) return '';
    const { x, y, width, height, name } = shape;
    const looks = { preserveAspectRatio: pictureFit(shape), role: 'img', 'aria-label': name };
    return `<image${attributesOf({ href, x, y, width, height, ...looks })}/>`;
  }
  const { tag, attributes, text } = svgElement(shape);
  const start = `<${tag}${attributesOf(attributes)}>`;
  if (shape.kind === 'group') return `${start}${shapesMarkup(shape.items, addressOf)}</g>`;
  const inside = shape.kind === 'code' ? `<path d="${escaped(shape.path)}"/>` : escaped(text ?? '');
  return `${start}${inside}</${tag}>`;
}
