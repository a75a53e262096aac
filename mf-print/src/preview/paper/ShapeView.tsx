import type {
  CodeShape,
  LineShape,
  Primitive,
  RectShape,
  ShapeGroup,
  Stroke,
  TextRun,
} from '@portico/shared-kit/print';
import type { ReactNode } from 'react';
import { PagePicture } from './PagePicture.tsx';

/** Mm in a point: lengths of a page are in mm, sizes of a font in pt. */
const mmPerPoint = 25.4 / 72;

interface ShapesProps {
  readonly shapes: readonly Primitive[];
}

/** Shapes of a page, within an SVG whose unit is the mm. */
export function Shapes({ shapes }: ShapesProps): ReactNode {
  return shapes.map((shape, index) => <Shape key={`shape-${String(index)}`} shape={shape} />);
}

function Shape({ shape }: { readonly shape: Primitive }): ReactNode {
  switch (shape.kind) {
    case 'text':
      return <Words run={shape} />;
    case 'rect':
      return <Rectangle rect={shape} />;
    case 'line':
      return <Line line={shape} />;
    case 'picture':
      return <PagePicture picture={shape} />;
    case 'code':
      return <Code code={shape} />;
    case 'group':
      return <Group group={shape} />;
  }
}

function Words({ run: { x, y, text, size, weight, color } }: { readonly run: TextRun }) {
  return (
    <text x={x} y={y} fontSize={size * mmPerPoint} fontWeight={weight} fill={color}>
      {text}
    </text>
  );
}

const strokeOf = (stroke: Stroke | null) => ({
  stroke: stroke?.color ?? 'none',
  strokeWidth: stroke?.width ?? 0,
  ...(stroke?.dashed ? { strokeDasharray: `${String(stroke.width * 4)} ${String(stroke.width * 3)}` } : {}),
});

function Rectangle({ rect: { x, y, width, height, stroke, fill, radius } }: { readonly rect: RectShape }) {
  return <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill ?? 'none'} {...strokeOf(stroke)} />;
}

function Line({ line: { x1, y1, x2, y2, stroke } }: { readonly line: LineShape }) {
  return <line x1={x1} y1={y1} x2={x2} y2={y2} {...strokeOf(stroke)} />;
}

function Code({ code: { x, y, width, height, path, viewBox, text } }: { readonly code: CodeShape }) {
  return (
    <svg
      role="img"
      aria-label={text}
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={`0 0 ${String(viewBox[0])} ${String(viewBox[1])}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function Group({ group: { role, items } }: { readonly group: ShapeGroup }) {
  return (
    <g role={role}>
      <Shapes shapes={items} />
    </g>
  );
}
