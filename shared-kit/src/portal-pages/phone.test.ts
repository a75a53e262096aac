import { newWidget } from './new-widget.ts';
import { phoneLayouts } from './phone.ts';

const at = (id: string, y: number, phone: { x: number; y: number; w: number; h: number } | null = null) => ({
  ...newWidget('MyApplication', id, { x: 0, y, w: 5, h: 10 }),
  phone,
});

test('widgets without a place on a phone flow', () => {
  expect(phoneLayouts([at('a', 0), at('b', 10)])).toBeNull();
  expect(phoneLayouts([])).toBeNull();
});

test('those without a place stand below the others, in reading order, at full width', () => {
  const layouts = phoneLayouts([at('c', 20), at('a', 0, { x: 3, y: 2, w: 9, h: 30 }), at('b', 10)]);
  expect(layouts?.get('a')).toEqual({ x: 3, y: 2, w: 9, h: 30 });
  expect(layouts?.get('b')).toEqual({ x: 0, y: 32, w: 12, h: 10 });
  expect(layouts?.get('c')).toEqual({ x: 0, y: 42, w: 12, h: 10 });
});
