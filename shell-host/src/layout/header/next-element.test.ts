import { nextElementIndex } from './next-element.model.ts';

const at = (left: number, top: number, width = 100) => ({ left, top, right: left + width, bottom: top + 40 });

/** A search box over two rows of two applications, and one link below them. */
const places = [at(0, 0, 208), at(0, 60), at(108, 60), at(0, 104), at(108, 104), at(0, 150, 208)];
const [box, topLeft, topRight, lowLeft, lowRight, all] = [0, 1, 2, 3, 4, 5];

test.each([
  ['ArrowDown', box, topLeft],
  ['ArrowDown', topLeft, lowLeft],
  ['ArrowDown', topRight, lowRight],
  ['ArrowDown', lowRight, all],
  ['ArrowDown', all, null],
  ['ArrowUp', all, lowLeft],
  ['ArrowUp', lowRight, topRight],
  ['ArrowUp', topRight, box],
  ['ArrowUp', box, null],
  ['ArrowRight', topLeft, topRight],
  ['ArrowRight', topRight, null],
  ['ArrowLeft', lowRight, lowLeft],
  ['ArrowLeft', lowLeft, null],
  ['Enter', topLeft, null],
])('%s leads from %p to %p', (key, from, to) => {
  expect(nextElementIndex(places, from, key)).toBe(to);
});

test('where nothing is chosen yet, down begins at the first place and up at the last one', () => {
  expect(nextElementIndex(places, -1, 'ArrowDown')).toBe(box);
  expect(nextElementIndex(places, -1, 'ArrowUp')).toBe(all);
  expect(nextElementIndex([], -1, 'ArrowDown')).toBeNull();
});
