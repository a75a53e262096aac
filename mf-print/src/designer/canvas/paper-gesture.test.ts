import { pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { outcomeOver } from './paper-gesture.ts';

const page = { settings: { ...pageSettingsDefaults, id: 'second' }, elements: [] };
/** The content of the second page begins 320 mm below that of the first; A4 has 257 mm of content. */
const over = { page, corner: { x: 0, y: 320 } };
const gesture = {
  kind: 'move',
  rects: new Map([
    ['a', { left: 10, top: 200, width: 40, height: 10 }],
    ['b', { left: 60, top: 220, width: 40, height: 10 }],
  ]),
} as const;
const free = { others: [], content: { width: 176, height: 257 }, grid: null, reach: 0 };
const drop = (x: number, y: number) => outcomeOver(over, gesture, { x, y }, free);

test('elements over another page are seen there, and have their places there', () => {
  const { moved, rects } = drop(5, 150);
  expect(moved?.pageId).toBe('second');
  expect(moved?.rects.get('a')).toMatchObject({ left: 15, top: 30 });
  expect(rects.get('a')).toMatchObject({ left: 15, top: 350 });
});

test('they stay on the content of the page as a whole', () => {
  const below = drop(-30, 900).moved?.rects;
  expect(below?.get('a')).toMatchObject({ left: 0, top: 227 });
  expect(below?.get('b')).toMatchObject({ left: 50, top: 247 });
});
