import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, replaceAnswers, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { usePortalTheme } from './portal-theme.ts';

const inTheme = (color: 'blue' | 'red') =>
  answers(getSystemConfig, aSystemConfig({ theme: { name: 'Portico', icon: null, color, outward: 'light' } }));

function Shown() {
  return <p>{usePortalTheme().color}</p>;
}

test.each([
  ['another tab has changed it', () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the theme that holds for everybody is taken over without a reload where %s', async (_, happens) => {
  localStorage.clear();
  stubNetwork(inTheme('blue'));
  renderInShell(<Shown />);
  expect(await screen.findByText('blue')).toBeInTheDocument();
  replaceAnswers(inTheme('red'));
  act(() => void happens());
  expect(await screen.findByText('red')).toBeInTheDocument();
});
