import { screen } from '@testing-library/react';
import { theRemotes } from '../testing/a-composition.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { OverrideBadge } from './OverrideBadge.tsx';
import type { Remotes } from './remotes-context.ts';

const local = 'http://127.0.0.1:4601/';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function follow(offer: string, change: Partial<Remotes> = {}, permissions: readonly 'SYS_MNG'[] = ['SYS_MNG']): void {
  history.replaceState(null, '', `/?override=${offer}`);
  const { composition, ...rest } = theRemotes();
  const released = { ...composition, overrideOrigins: ['http://127.0.0.1:*'] };
  const remotes = { ...rest, composition: released, released, ...change } as Remotes;
  renderInShell(<OverrideBadge />, { remotes, user: { permissions: [...permissions] } });
}

test('a remote that the portal does not know is asked about first, and named as one that is added', async () => {
  follow(`mf-new@${local},mf-test@${local}`);
  const dialog = await screen.findByRole('dialog', { name: 'Use modules that are not released?' });
  expect(dialog).toHaveTextContent(`mf-new@${local},mf-test@${local}`);
  expect(dialog).toHaveTextContent('New to the portal: mf-new.');
  expect(sessionStorage.getItem('portico.overrides')).toBeNull();
});

test('nobody is asked about an address that is not allowed, and only who may override is asked at all', () => {
  follow('mf-new@https://evil.example/');
  follow(`mf-new@${local}`, {}, []);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a remote.json that could not be read is told beside the way back', () => {
  follow('', { overrides: { 'mf-new': local }, unread: ['mf-new'], resetOverrides: () => undefined });
  expect(screen.getByText('No remote.json to read: mf-new')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reset overrides' })).toBeTruthy();
});
