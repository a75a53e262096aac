import { renderWithProviders } from '../../testing/index.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Outline } from './Outline.tsx';
import { type OutlineNode, outlinePath, outlineRows } from './outline-rows.model.ts';

const leaf = (id: string): OutlineNode => ({ id, label: `Part ${id}` });
const nodes: readonly OutlineNode[] = [
  { id: 'page', label: 'Page', children: [{ ...leaf('a'), children: [leaf('a1'), leaf('a2')] }, leaf('b')] },
];

test('the rows of what is open stand in their order, with their level and place', () => {
  const rows = outlineRows(nodes, new Set(['a']));
  expect(rows.map(({ id, level, place, siblings, isExpanded }) => [id, level, place, siblings, isExpanded])).toEqual([
    ['page', 1, 1, 1, true],
    ['a', 2, 1, 2, false],
    ['b', 2, 2, 2, null],
  ]);
  expect([outlinePath(nodes, 'a2'), outlinePath(nodes, 'page'), outlinePath(nodes, 'gone')]).toEqual([
    ['page', 'a'],
    [],
    [],
  ]);
});

const moved: string[] = [];
beforeEach(() => void moved.splice(0));

/** An outline in which the first part cannot go up, and a canvas on which another part can be selected. */
function Page({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const [selectedId, select] = useState('page');
  return (
    <>
      <Outline
        nodes={nodes}
        selectedId={selectedId}
        renderIcon={() => null}
        onSelect={select}
        onMove={isReadOnly ? null : (id, direction) => void moved.push(`${id} ${direction}`)}
        canMove={(id, direction) => id !== 'page' && !(id === 'a' && direction === 'up')}
      />
      <button type="button" onClick={() => select('a2')}>
        canvas
      </button>
    </>
  );
}
const item = (name: string) => screen.getByRole('treeitem', { name });
const items = () => screen.getAllByRole('treeitem').map(({ ariaLabel }) => ariaLabel);

test('arrow keys go through the tree, open and close it, and select', async () => {
  const { user } = renderWithProviders(<Page />, { locale: 'en' });
  expect(screen.getByRole('tree', { name: 'Outline' })).toHaveAccessibleDescription(/Alt/);
  item('Page').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect([document.activeElement, item('Part a1').getAttribute('aria-selected')]).toEqual([item('Part a1'), 'true']);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([document.activeElement, items()]).toEqual([item('Part a'), ['Page', 'Part a', 'Part b']]);
  expect(item('Part a')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(item('Part b'));
  await user.keyboard('{Home}');
  expect([document.activeElement, item('Part b').tabIndex]).toEqual([item('Page'), -1]);
});

test('what is selected elsewhere is opened up to, without taking the focus', async () => {
  const { user } = renderWithProviders(<Page />, { locale: 'en' });
  item('Page').focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Part a2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'canvas' }));
  expect(item('Part a2')).toHaveAttribute('aria-selected', 'true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'canvas' }));
});

test('a part around the selected one is selected when it is closed', async () => {
  const { user } = renderWithProviders(<Page />, { locale: 'en' });
  await user.click(item('Part a1'));
  await user.click(item('Part a').firstElementChild as HTMLElement);
  expect([items(), item('Part a').getAttribute('aria-selected')]).toEqual([['Page', 'Part a', 'Part b'], 'true']);
});

test('the selected part is moved by Alt and an arrow key and by buttons, where it can go', async () => {
  const { user } = renderWithProviders(<Page />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Move down' })).toBeDisabled();
  await user.click(item('Part a'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
  expect(moved).toEqual(['a down']);
  expect(screen.getByRole('button', { name: 'Move up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  expect(moved).toEqual(['a down', 'a down']);
});

test('in a document that is only read nothing is moved', async () => {
  const { user } = renderWithProviders(<Page isReadOnly />, { locale: 'en' });
  await user.click(item('Part b'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect([moved, screen.queryByRole('button', { name: 'Move up' })]).toEqual([[], null]);
});
