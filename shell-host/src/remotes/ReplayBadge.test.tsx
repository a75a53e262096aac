import { responds, stubNetwork, unreachable } from '@portico/shared-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ReplayBadge } from './ReplayBadge.tsx';

const id = '0123456789abcdef';
const composition = { method: 'GET', path: '/composition.json', operationId: 'getComposition' } as const;

afterEach(() => history.replaceState(null, '', '/'));

function follow(composition: string, permissions: readonly ('SYS_MNG' | 'APP_MNG')[]): void {
  history.replaceState(null, '', `/?composition=${composition}`);
  renderInShell(<ReplayBadge />, { user: { permissions: [...permissions] } });
}

test('who may override remotes is asked whether the link may show the past', async () => {
  follow(id, ['SYS_MNG']);
  expect(await screen.findByRole('dialog', { name: 'Show the portal as it was?' })).toHaveTextContent(id);
});

test.each([
  ['who may not override remotes', id, [] as const],
  ['an application admin', id, ['APP_MNG'] as const],
  ['anybody by something that is no id', 'x', ['SYS_MNG'] as const],
])('%s is not asked', (_, composition, permissions) => {
  follow(composition, permissions);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['is refused by the server', () => new Response('{}', { status: 410 }), 'cannot be replayed'],
  ['cannot be asked for', unreachable, 'cannot be asked just now'],
])('a composition that %s changes nothing, and the question says why', async (_, answer, words) => {
  stubNetwork(responds(composition, answer));
  follow(id, ['SYS_MNG']);
  fireEvent.click(await screen.findByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(document.cookie).not.toContain(id);
});
