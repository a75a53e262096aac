import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubNetwork } from '../testing/stub-network.ts';
import { usePortalTheme } from './portal-theme.ts';

const inTheme = (color: string) => ({
  theme: { name: 'Portico', icon: null, color, outward: 'light' },
  clientVersion: '6.13.10',
  corpId: 'main',
});

function Shown() {
  return <p>{usePortalTheme().color}</p>;
}

test.each([
  ['another tab has changed it', () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the theme that holds for everybody is taken over without a reload where %s', async (_, happens) => {
  localStorage.clear();
  stubNetwork({ 'GET /api/system/config': inTheme('blue') });
  renderInShell(<Shown />);
  expect(await screen.findByText('blue')).toBeInTheDocument();
  stubNetwork({ 'GET /api/system/config': inTheme('red') });
  act(() => void happens());
  expect(await screen.findByText('red')).toBeInTheDocument();
});
