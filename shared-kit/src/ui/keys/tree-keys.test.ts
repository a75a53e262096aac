import { treeMove, type TreeKeyRow } from './tree-keys.model.ts';

const row = (id: string, parentId: string | null, isExpanded: boolean | null): TreeKeyRow => {
  return { id, parentId, label: `${id} label`, isExpanded };
};
const rows = [
  row('root', null, true),
  row('fold', 'root', false),
  row('open', 'root', true),
  row('leaf', 'open', null),
];

test.each<[string, string, string | null]>([
  ['root', 'ArrowRight', 'focus fold'],
  ['root', 'ArrowLeft', 'toggle root'],
  ['fold', 'ArrowRight', 'toggle fold'],
  ['fold', 'ArrowLeft', 'focus root'],
  ['open', 'ArrowRight', 'focus leaf'],
  ['leaf', 'ArrowRight', null],
  ['leaf', 'ArrowLeft', 'focus open'],
  ['leaf', 'ArrowDown', null],
  ['leaf', 'ArrowUp', 'focus open'],
  ['root', 'ArrowUp', null],
  ['open', 'Home', 'focus root'],
  ['root', 'End', 'focus leaf'],
  ['root', 'L', 'focus leaf'],
  ['leaf', 'r', 'focus root'],
  ['leaf', 'Tab', null],
  ['leaf', 'z', null],
])('from %s the key %s does: %s', (id, key, does) => {
  const move = treeMove(
    rows,
    rows.findIndex((each) => each.id === id),
    key,
  );
  expect(move && `${move.kind} ${move.id}`).toBe(does);
});
