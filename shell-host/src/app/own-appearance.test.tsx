import { useGetCurrentUserQuery } from '@portico/shared-kit/api/current-user.api';
import { getCurrentUser, keepAppearance } from '@portico/shared-kit/contract/current-user.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, aUser, inputsOf, refuses, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen } from '@testing-library/react';
import { AppearanceChoice } from '../settings/AppearanceChoice.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { useShownTheme } from './own-appearance.ts';

const theme = { name: 'Portico', icon: null, color: 'blue', outward: 'dark' } as const;
const config = answers(getSystemConfig, aSystemConfig({ theme }));

function Shown() {
  const { name, outward } = useShownTheme();
  return <output aria-label="shown">{`${name} ${outward}`}</output>;
}

function Chosen() {
  const { data } = useGetCurrentUserQuery();
  return data === undefined ? null : <AppearanceChoice user={data} />;
}

/** The system's appearance, which a test changes. */
function stubSystem(isDark: boolean) {
  const { matchMedia } = window;
  const system = { isDark, listeners: new Set<() => void>() };
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), {
      get matches() {
        return query.includes('color-scheme') && system.isDark;
      },
      addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
    });
  restore = () => (window.matchMedia = matchMedia);
  return (next: boolean) =>
    act(() => {
      system.isDark = next;
      for (const listener of system.listeners) listener();
    });
}
let restore = () => undefined as unknown;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'a');
});
afterEach(() => restore());

const shown = () => screen.findByLabelText('shown');

test('somebody sees the organisation’s colours in their own appearance, at once and on their next visit', async () => {
  const calls = stubNetwork(config, answers(getCurrentUser, aUser()), answers(keepAppearance, {}));
  const { user, unmount } = renderInShell(
    <>
      <Shown />
      <Chosen />
    </>,
  );
  expect(await screen.findByRole('radio', { name: 'Same as the organisation' })).toBeChecked();
  expect(await screen.findByText('blue dark')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(await screen.findByText('blue light')).toBeInTheDocument();
  expect(inputsOf(calls, keepAppearance)).toEqual([{ appearance: 'light' }]);
  unmount();
  renderInShell(<Shown />);
  expect(await shown()).toHaveTextContent('light');
});

test('what could not be kept is not shown either', async () => {
  stubNetwork(config, answers(getCurrentUser, aUser({ appearance: 'dark' })), refuses(keepAppearance, 'unknownError'));
  const { user } = renderInShell(
    <>
      <Shown />
      <Chosen />
    </>,
  );
  await user.click(await screen.findByRole('radio', { name: 'Light' }));
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await screen.findByText('blue dark')).toBeInTheDocument();
});

test('who wants the system’s sees it change with the system', async () => {
  const setSystem = stubSystem(false);
  stubNetwork(config, answers(getCurrentUser, aUser({ appearance: 'system' })));
  renderInShell(
    <>
      <Shown />
      <Chosen />
    </>,
  );
  expect(await screen.findByText('blue light')).toBeInTheDocument();
  setSystem(true);
  expect(await screen.findByText('blue dark')).toBeInTheDocument();
});

test('where nobody is signed in the organisation’s appearance is shown', async () => {
  localStorage.removeItem('token');
  localStorage.setItem('appearance', 'light');
  stubNetwork(config);
  renderInShell(<Shown />);
  expect(await screen.findByText('blue dark')).toBeInTheDocument();
});
