import { editTheme, getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, inputsOf, replaceAnswers, stubNetwork } from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ThemeDrawer } from './ThemeDrawer.tsx';

const red = { name: 'Portico', icon: null, color: 'red', outward: 'dark' } as const;
const config = aSystemConfig({ theme: red });
const preview = () => screen.getByRole('region', { name: 'Preview' }).querySelector('[data-outward]');

beforeEach(() => localStorage.setItem('theme', JSON.stringify(red)));
afterEach(() => jest.useRealTimers());

test('begins with the theme in use, and shows the preview 600 ms after it was opened', () => {
  jest.useFakeTimers();
  stubNetwork(answers(getSystemConfig, config));
  renderInShell(<ThemeDrawer onClose={() => undefined} />);
  expect([screen.getAllByRole('radio').length, screen.getByRole('radio', { name: 'Red' })]).toEqual([
    9,
    expect.objectContaining({ checked: true }),
  ]);
  act(() => jest.advanceTimersByTime(599));
  expect(preview()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(preview()).toHaveAttribute('data-outward', 'dark');
});

test('the default colour forces the light appearance, and restoring it changes nothing for anybody until it is confirmed', async () => {
  const onClose = jest.fn();
  const calls = stubNetwork(answers(getSystemConfig, config), answers(editTheme, { ...red, color: 'default' }));
  renderInShell(<ThemeDrawer onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Restore default' }));
  expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(inputsOf(calls, editTheme)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(inputsOf(calls, editTheme)).toEqual([{ color: 'default', outward: 'light' }]);
});

test('a tip leads to where logos and copyright are changed, where there is a back-stage', async () => {
  stubNetwork(answers(getSystemConfig, { ...config, backStageUrl: '/admin/' }));
  const { unmount } = renderInShell(<ThemeDrawer onClose={() => undefined} />);
  const link = await screen.findByRole('link', { name: 'system licence settings' });
  expect(link).toHaveAttribute('href', '/admin/#/system/license?tab=2');
  unmount();
  replaceAnswers(answers(getSystemConfig, config));
  renderInShell(<ThemeDrawer onClose={() => undefined} />);
  expect(await screen.findByText(/for everybody/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
