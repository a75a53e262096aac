import { act, renderHook, waitFor } from '@testing-library/react';
import type { LoadFailure } from '@portico/shared-kit/remotes';
import type { LoadResult, RemoteLoader } from './loader.ts';
import { useRemoteModule } from './use-remote-module.ts';

/** A loader whose first answer is a failure and whose next ones are the module. */
function failingOnce(failure: LoadFailure): RemoteLoader & { readonly retried: string[] } {
  const answers: LoadResult[] = [{ ok: false, failure, detail: 'boom' }];
  const retried: string[] = [];
  return {
    retried,
    remote: () => undefined,
    state: () => ({ kind: 'idle' }),
    subscribe: () => () => undefined,
    loaded: () => undefined,
    load: async () => answers.shift() ?? { ok: true, module: { Page: 'here' } },
    retry: (name) => void retried.push(name),
    crashed: () => undefined,
  };
}

const online = () => act(() => void dispatchEvent(new Event('online')));

test.each(['entryUnreachable', 'chunkUnreachable', 'timeout'] as const)(
  'a page that did not come for want of a network (%s) is loaded as soon as there is one',
  async (failure) => {
    const loader = failingOnce(failure);
    const { result } = renderHook(() => useRemoteModule(loader, 'mf-a', './Page'));
    await waitFor(() => expect(result.current.current).toMatchObject({ kind: 'failed', failure }));
    online();
    await waitFor(() => expect(result.current.current.kind).toBe('ready'));
    online();
    expect(loader.retried).toEqual(['mf-a']);
  },
);

test('a page that does not fit this portal is not tried again by the network', async () => {
  const loader = failingOnce('shellTooOld');
  const { result } = renderHook(() => useRemoteModule(loader, 'mf-a', './Page'));
  await waitFor(() => expect(result.current.current.kind).toBe('failed'));
  online();
  expect(loader.retried).toEqual([]);
  expect(result.current.current.kind).toBe('failed');
});

test('a page that was fetched ahead while it was drawn for the first time is shown', async () => {
  let asked = 0;
  const module = { Page: 'here' };
  const loaded = () => ((asked += 1) > 1 ? module : undefined);
  const load = async (): Promise<LoadResult> => ({ ok: true, module });
  const loader = { ...failingOnce('timeout'), loaded, load };
  const { result } = renderHook(() => useRemoteModule(loader, 'mf-a', './Page'));
  await waitFor(() => expect(result.current.current).toEqual({ kind: 'ready', module }));
});

test('a page that somebody else has fetched since is shown when it is drawn again', async () => {
  const kept: { module?: Record<string, unknown> } = {};
  const load = () => new Promise<LoadResult>(() => undefined);
  const loader = { ...failingOnce('timeout'), loaded: () => kept.module, load };
  const { result, rerender } = renderHook(() => useRemoteModule(loader, 'mf-a', './Page'));
  expect(result.current.current.kind).toBe('loading');
  kept.module = { Page: 'here' };
  rerender();
  expect(result.current.current).toEqual({ kind: 'ready', module: kept.module });
});
