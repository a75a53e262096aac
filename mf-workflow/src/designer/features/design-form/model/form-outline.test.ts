import { stepOf } from './form-designer-state.model.ts';
import { formOutline, type FormOutlineNode, outlineDirection } from './form-outline.model.ts';
import { formOf, layoutOf } from './layout.model.ts';
import { targetId } from './selection-target.model.ts';

const layout = layoutOf({
  code: 'main',
  name: '订单',
  tabs: [{ code: 'base', title: '基本' }],
  sections: [
    { title: '价格', properties: ['price', 'count', 'tax'], columns: 2 },
    { title: '其他', tab: 'base', properties: ['note'] },
  ],
});
const lines = ({ label, children }: FormOutlineNode, depth = 0): readonly string[] => [
  `${'-'.repeat(depth)}${label}`,
  ...children.flatMap((child) => lines(child, depth + 1)),
];

test('a form is a tree of what stands above its tabs, and of its tabs', () => {
  expect(lines(formOutline(layout, targetId))).toEqual([
    'form',
    '-section:s0',
    '--item:price',
    '--item:count',
    '--item:tax',
    '-tab:base',
    '--section:s1',
    '---item:note',
  ]);
});

test('a field goes to the next place of the tree, whatever the columns are, and on into the next section', () => {
  const down = (code: string) =>
    stepOf(layout, { kind: 'item', code }, outlineDirection({ kind: 'item', code }, 'down'));
  const itemsOf = (form: typeof layout) => formOf(form).sections.map(({ properties }) => properties.join(' '));
  expect(itemsOf(down('price'))).toEqual(['count price tax', 'note']);
  expect(itemsOf(down('tax'))).toEqual(['price count', 'tax note']);
});

test('what cannot go further stays, so that nothing is said to have moved', () => {
  const isStill = (target: Parameters<typeof stepOf>[1], direction: 'up' | 'down') =>
    stepOf(layout, target, outlineDirection(target, direction)) === layout;
  expect([
    isStill({ kind: 'form' }, 'down'),
    isStill({ kind: 'item', code: 'price' }, 'up'),
    isStill({ kind: 'item', code: 'note' }, 'down'),
    isStill({ kind: 'section', key: 's0' }, 'up'),
    isStill({ kind: 'section', key: 's1' }, 'down'),
    isStill({ kind: 'tab', code: 'base' }, 'up'),
    isStill({ kind: 'tab', code: 'base' }, 'down'),
    isStill({ kind: 'item', code: 'price' }, 'down'),
  ]).toEqual([true, true, true, true, true, true, true, false]);
});
