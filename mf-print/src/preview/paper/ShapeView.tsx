import { type PlainShape, type Primitive, svgElement } from '@portico/shared-kit/print';
import { createElement, type ReactNode } from 'react';
import { PagePicture } from './PagePicture.tsx';

interface ShapesProps {
  readonly shapes: readonly Primitive[];
}

/** Shapes of a page, within an SVG whose unit is the mm. */
export function Shapes({ shapes }: ShapesProps): ReactNode {
  return shapes.map((shape, index) => {
    const key = `shape-${String(index)}`;
    return shape.kind === 'picture' ? <PagePicture key={key} picture={shape} /> : <Shape key={key} shape={shape} />;
  });
}

function Shape({ shape }: { readonly shape: PlainShape }): ReactNode {
  const { tag, attributes, text } = svgElement(shape);
  const inside = shape.kind === 'code' ? <path d={shape.path} /> : text;
  return createElement(tag, reactNames(attributes), shape.kind === 'group' ? <Shapes shapes={shape.items} /> : inside);
}

/** React spells names of attributes without hyphens, but for those that it knows as they are. */
function reactNames(attributes: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const named = Object.entries(attributes).map(([name, value]) => [reactName(name), value] as const);
  return Object.fromEntries(named);
}

const reactName = (name: string): string =>
  name.startsWith('aria-') ? name : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
