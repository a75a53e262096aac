import { renderWithProviders } from '../testing/index.ts';
import { useEffect } from 'react';
import { workflowDesignName } from '../contract/design-name.ts';
import { act, screen } from '@testing-library/react';
import { RecoverableCopyBanner } from '../designer/draft/RecoverableCopyBanner.tsx';
import { useDesignDraft } from './use-design-draft.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const restored: string[] = [];
const kept = () => Object.keys(localStorage).filter((item) => item.includes('design/')).length;

function Designer({
  changes,
  isOnline,
  revision = 4,
}: {
  readonly changes: number;
  readonly isOnline: boolean;
  readonly revision?: number;
}) {
  const { document, copy: left } = useDesignDraft({
    name: workflowDesignName({ workflowCode: 'leave' }),
    design: 'workflow/leave',
    opened: 0,
    text: 'drawn 0',
    content: {
      send: async () =>
        isOnline
          ? { data: { draft: { revision: 5, modifiedTime: '2026-01-05T02:00:00.000Z' } } }
          : { error: 'offline' },
      textOf: (drawn) => `drawn ${drawn}`,
    },
    revision,
    isMine: true,
  });
  useEffect(() => {
    if (changes > 0) document.edit(changes);
  }, [document, changes]);
  return left === null ? (
    <p>nothing left</p>
  ) : (
    <RecoverableCopyBanner copy={left} onRestore={(text) => void restored.push(text)} />
  );
}

const passes = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('what the server did not get is offered on the next opening, and opened only where somebody says so', async () => {
  const { rerender, unmount } = renderWithProviders(<Designer changes={0} isOnline={false} />, { locale: 'en' });
  rerender(<Designer changes={1} isOnline={false} />);
  await passes(400);
  unmount();
  const next = renderWithProviders(<Designer changes={0} isOnline />, { locale: 'en' });
  expect(screen.getByText(/did not reach the server/)).toBeVisible();
  expect(screen.getByText('They are still in this browser. Restoring them can be undone.')).toBeVisible();
  expect(restored).toEqual([]);
  next.unmount();
  renderWithProviders(<Designer changes={0} isOnline revision={9} />, { locale: 'en' });
  expect(screen.getByText(/has been saved since/)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Restore my changes' }).click());
  expect([restored, screen.getByText('nothing left').textContent, kept()]).toEqual([['drawn 1'], 'nothing left', 0]);
});

test('what the server has is not kept in the browser', async () => {
  const { rerender, unmount } = renderWithProviders(<Designer changes={0} isOnline />);
  rerender(<Designer changes={1} isOnline />);
  await passes(400);
  expect(kept()).toBe(1);
  await passes(3_000);
  expect(kept()).toBe(0);
  unmount();
});
