import { drawWithRoom, type DiagramShape, shiftOf } from './label-room.ts';

const owner = { x: 100, y: 100, width: 50, height: 50 };
const label = (x: number, of: DiagramShape['labelTarget'] = owner): DiagramShape => ({
  x,
  y: 110,
  width: 20,
  height: 14,
  labelTarget: of,
});

test('a label that is wider in another language grows away from what it belongs to', () => {
  expect(shiftOf(label(156), 60)).toBe(0);
  expect(shiftOf(label(70), 60)).toBe(-40);
  expect(shiftOf(label(115), 60)).toBe(-20);
  // A flow has no sides.
  expect(shiftOf(label(156, { x: 0, y: 0, height: 0 }), 60)).toBe(-20);
});

test('only while it is drawn has a label another width', () => {
  const shape = label(156);
  const widths: number[] = [];
  const drawn: Record<string, string> = {};
  const element = { setAttribute: (name: string, value: string) => (drawn[name] = value) } as unknown as SVGElement;
  const painter = {
    renderer: { drawShape: (_: unknown, { width }: DiagramShape) => (widths.push(width), element) },
    texts: { getExternalLabelBounds: () => ({ ...owner, width: 58 }) },
  };
  drawWithRoom(painter, shape, { gfx: undefined, attrs: {}, name: 'Countersigning' });
  drawWithRoom(painter, { ...shape, labelTarget: null }, { gfx: undefined, attrs: {}, name: 'A task' });
  expect(widths).toEqual([60, 20]);
  expect(shape.width).toBe(20);
  expect(drawn).toEqual({ transform: 'translate(0 0)' });
});
