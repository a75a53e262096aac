import * as fc from 'fast-check';
import {
  asideRows,
  fitWidth,
  initialAside,
  maxWidth,
  parseAsides,
  shownWidth,
  startsDrag,
  widthByKey,
} from './aside-geometry.model.ts';

const kinds = ['workflowCenter', 'application'] as const;

test('an untouched aside is 200 wide beside the workflow center and 250 beside an application', () => {
  expect(shownWidth('workflowCenter', initialAside('workflowCenter'), 1440)).toBe(200);
  expect(shownWidth('application', initialAside('application'), 1440)).toBe(250);
});

test('a collapsed aside keeps 64 px of icons beside the workflow center and nothing beside an application', () => {
  expect(shownWidth('workflowCenter', { width: 300, isCollapsed: true }, 1440)).toBe(64);
  expect(shownWidth('application', { width: 300, isCollapsed: true }, 1440)).toBe(0);
});

test('an aside takes a third of the window at most and its initial width at least', () => {
  expect(fitWidth('workflowCenter', 900, 1440)).toBe(480);
  expect(fitWidth('workflowCenter', 10, 1440)).toBe(200);
  expect(fitWidth('application', 900, 600)).toBe(250);
});

test('a width survives a narrower window and returns with the wider one', () => {
  const state = { width: 450, isCollapsed: false };
  expect(shownWidth('application', state, 1024)).toBe(341);
  expect(shownWidth('application', state, 1440)).toBe(450);
});

test.each([
  [192, true],
  [208, true],
  [200, true],
  [191, false],
  [209, false],
])('a pointer at %i takes the edge at 200: %s', (x, expected) => {
  expect(startsDrag(x, 200)).toBe(expected);
});

test('arrow keys move the edge, Home and End go to its ends, other keys do nothing', () => {
  expect(widthByKey('workflowCenter', 'ArrowRight', 200, 1440)).toBe(216);
  expect(widthByKey('workflowCenter', 'ArrowLeft', 216, 1440)).toBe(200);
  expect(widthByKey('workflowCenter', 'ArrowLeft', 200, 1440)).toBe(200);
  expect(widthByKey('workflowCenter', 'End', 200, 1440)).toBe(480);
  expect(widthByKey('workflowCenter', 'Home', 480, 1440)).toBe(200);
  expect(widthByKey('workflowCenter', 'a', 200, 1440)).toBeNull();
});

test.each([null, '', '{', '[]', 'null', '{"application":{"width":"wide"}}', '{"application":{"width":-5}}'])(
  'stored text %p gives untouched asides',
  (text) => {
    expect(parseAsides(text)).toEqual({
      workflowCenter: initialAside('workflowCenter'),
      application: initialAside('application'),
    });
  },
);

test('what was stored comes back', () => {
  const states = { workflowCenter: { width: 240, isCollapsed: true }, application: { width: 300, isCollapsed: false } };
  expect(parseAsides(JSON.stringify(states))).toEqual(states);
});

test('no drag and no window brings an aside out of its bounds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.double(), fc.integer({ min: 0, max: 8000 }), (kind, wanted, window) => {
      const width = fitWidth(kind, wanted, window);
      return Number.isInteger(width) && width >= asideRows[kind].initial && width <= maxWidth(kind, window);
    }),
  );
});
