import { getWorkItemCount } from '@portico/shared-kit/contract/workflow.endpoints';
import { answers, stubNetwork } from '@portico/shared-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Aside } from './Aside.tsx';

const contributes = [
  {
    type: 'portal.menu',
    id: 'todo',
    menu: 'workflowCenter',
    title: { zh: '待办', en: 'My to-do' },
    path: '/workflow-center/my-unfinished-workitem',
    order: 1,
  },
] as const;

const open = (id = 'li') => {
  stubNetwork(answers(getWorkItemCount, { workItemCount: 120, circulateItemCount: 0 }));
  return renderInShell(<Aside kind="workflowCenter" />, { contributes, path: '/user?tab=1', user: { id } });
};

/** jsdom's pointer events have no place on the screen; those of the mouse do. */
function point(type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number): void {
  fireEvent(edge(), new MouseEvent(type, { bubbles: true, button: 0, clientX }));
}

const edge = () => screen.getByRole('separator', { name: 'Resize navigation' });

test('the to-do entry has its count, capped, and remembers where it was followed', async () => {
  const { user } = open();
  expect(await screen.findByText('99+')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /My to-do/ }));
  const expected = '/workflow-center/my-unfinished-workitem?return=%2Fuser%3Ftab%3D1';
  expect(screen.getByTestId('address')).toHaveTextContent(expected);
  expect(screen.getByRole('link', { name: /My to-do/ })).toHaveAttribute('aria-current', 'page');
});

test('the edge is moved by keys and by the mouse, reset by a double click, and remembered', () => {
  open();
  fireEvent.keyDown(edge(), { key: 'ArrowRight' });
  expect(edge()).toHaveAttribute('aria-valuenow', '216');
  point('pointerdown', 216);
  point('pointermove', 300);
  point('pointerup', 300);
  expect(edge()).toHaveAttribute('aria-valuenow', '300');
  expect(localStorage.getItem('aside:li')).toContain('"width":300');
  fireEvent.doubleClick(edge());
  expect(edge()).toHaveAttribute('aria-valuenow', '200');
});

test('a pointer that goes down away from the edge line drags nothing', () => {
  open();
  point('pointerdown', 180);
  point('pointermove', 300);
  expect(edge()).toHaveAttribute('aria-valuenow', '200');
});

test('a collapsed aside has no edge to drag and opens again', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(screen.queryByRole('separator')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Expand navigation' }));
  expect(edge()).toBeInTheDocument();
});

test('each person has a width of their own, also on one computer', () => {
  const { unmount } = open('ann');
  fireEvent.keyDown(edge(), { key: 'End' });
  expect(edge()).toHaveAttribute('aria-valuenow', edge().getAttribute('aria-valuemax'));
  unmount();
  const other = open('bob');
  expect(edge()).toHaveAttribute('aria-valuenow', '200');
  other.unmount();
  open('ann');
  expect(edge()).not.toHaveAttribute('aria-valuenow', '200');
});

test('what another tab changes is followed, and not overwritten with what was here', () => {
  open('eve');
  const elsewhere = {
    application: { width: 300, isCollapsed: false },
    workflowCenter: { width: 240, isCollapsed: false },
  };
  localStorage.setItem('aside:eve', JSON.stringify(elsewhere));
  fireEvent(window, new StorageEvent('storage', { key: 'aside:eve' }));
  expect(edge()).toHaveAttribute('aria-valuenow', '240');
  fireEvent.keyDown(edge(), { key: 'ArrowRight' });
  expect(localStorage.getItem('aside:eve')).toContain('"application":{"width":300');
});
