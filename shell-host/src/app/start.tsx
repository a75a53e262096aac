import { configureTransport, makeStore } from '@portico/shared-kit/api';
import { currentLocale } from '@portico/shared-kit/i18n';
import { createRoot } from 'react-dom/client';
import { makeFederation } from '../remotes/federation.ts';
import { makeLoader } from '../remotes/loader.ts';
import { fetchComposition, readComposition, readNonce } from '../remotes/page-composition.ts';
import { applyOverrides, readOverrides, withOverrides } from '../remotes/overrides.ts';
import type { Remotes } from '../remotes/remotes-context.ts';
import { App } from './App.tsx';
import { refreshSession } from '../session/refresh.ts';
import { clearSession, readTokens } from '../session/token-store.ts';
import { ShellScope } from './ShellScope.tsx';
import { warmUp } from './warm-up.ts';

/** Draws the portal into its place. Throws when the page carries no composition. */
export function start(place: HTMLElement): void {
  const remotes = openRemotes();
  const store = makeStore();
  configureTransport({
    locale: currentLocale,
    compositionId: () => remotes.composition.id,
    accessToken: () => readTokens()?.token ?? null,
    refresh: () => refreshSession(store),
    onSessionEnded: clearSession,
  });
  createRoot(place).render(<App store={store} remotes={remotes} nonce={readNonce()} />);
  warmUp();
}

function openRemotes(): Remotes {
  const released = readComposition();
  const overrides = readOverrides(released);
  const composition = withOverrides(released, overrides);
  const isOverridden = composition !== released;
  return {
    composition,
    released,
    overrides,
    loader: makeLoader({
      composition,
      federation: makeFederation(),
      refresh: async () => withOverrides(await fetchComposition(), overrides),
    }),
    resetOverrides: isOverridden ? () => applyOverrides({}) : undefined,
    ShellScope,
  };
}
