import fc from 'fast-check';
import {
  bail,
  createHistory,
  type History,
  longestHistory,
  mark,
  push,
  redo,
  replace,
  squash,
  undo,
} from './history.ts';

type Step = (history: History<number>) => History<number>;

/** Any steps that somebody may take; each pushed state is another one. */
const steps = fc.array(
  fc.oneof(
    fc.nat().map((state): readonly [string, Step] => ['push', (history) => push(history, state)]),
    fc.constantFrom<readonly [string, Step]>(['undo', undo], ['redo', redo]),
  ),
  { maxLength: 40 },
);
const histories = steps.map((taken) => taken.reduce((history, [, step]) => step(history), createHistory(-1)));
const pushes = fc.array(fc.nat(), { maxLength: 20 });
const pushed = (history: History<number>, states: readonly number[]) => states.reduce(push, history);
const all = ({ past, present, future }: History<number>) => [...past, present, ...future];

test('undo takes a push back, and redo brings it again', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (history, state) => {
      fc.pre(state !== history.present);
      const after = push(history, state);
      expect(undo(after).present).toBe(history.present);
      expect(redo(undo(after))).toEqual(after);
      expect(after.future).toEqual([]);
    }),
  );
});

test('undo and redo only move along the states: none is lost, and none is made up', () => {
  fc.assert(
    fc.property(histories, fc.array(fc.constantFrom(undo, redo), { maxLength: 60 }), (history, moves) => {
      const moved = moves.reduce((state, move) => move(state), history);
      expect(all(moved)).toEqual(all(history));
    }),
  );
});

test('after squash one undo leads back to the mark, and redo to where it was', () => {
  fc.assert(
    fc.property(histories, pushes, (history, states) => {
      const drawn = pushed(mark(history, 'drag'), states);
      fc.pre(drawn.past.length > history.past.length);
      const squashed = squash(drawn, 'drag');
      expect(squashed.present).toBe(drawn.present);
      expect(undo(squashed)).toMatchObject({ past: history.past, present: history.present });
      expect(redo(undo(squashed)).present).toBe(drawn.present);
      expect(squashed.past).toHaveLength(history.past.length + 1);
    }),
  );
});

test('bail leads back to the mark as if nothing had been done since', () => {
  fc.assert(
    fc.property(histories, pushes, (history, states) => {
      const bailed = bail(pushed(mark(history, 'drag'), states), 'drag');
      expect(bailed).toEqual({ ...history, future: [] });
    }),
  );
});

test('marks within marks: the outer one takes the inner one with it', () => {
  const outer = push(mark(createHistory(0), 'outer'), 1);
  const inner = push(mark(outer, 'inner'), 2);
  expect(squash(inner, 'outer')).toEqual({ past: [0], present: 2, future: [], marks: {} });
  expect(squash(inner, 'inner')).toMatchObject({ past: [0, 1], present: 2, marks: { outer: 0 } });
  expect(bail(inner, 'outer')).toEqual(createHistory(0));
});

test('a mark that was undone is gone: squash and bail change nothing then', () => {
  const undone = undo(mark(push(createHistory(0), 1), 'drag'));
  expect(squash(undone, 'drag')).toBe(undone);
  expect(bail(undone, 'drag')).toBe(undone);
});

test('replace changes what is there and adds no step', () => {
  const history = replace(push(createHistory(0), 1), 2);
  expect([history.past, undo(history).present]).toEqual([[0], 0]);
});

test('the oldest steps are forgotten, and a mark among them leads to the oldest that is left', () => {
  const many = Array.from({ length: longestHistory + 10 }, (_, index) => index + 1);
  const history = pushed(mark(createHistory(0), 'begin'), many);
  expect(history.past).toHaveLength(longestHistory);
  expect(bail(history, 'begin').present).toBe(history.past[0]);
});
