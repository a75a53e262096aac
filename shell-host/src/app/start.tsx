import { configureTransport, makeStore } from '@portico/shared-kit/api';
import { currentLocale } from '@portico/shared-kit/i18n';
import { createRoot } from 'react-dom/client';
import { landingPage } from '../remotes/landing.ts';
import { makeFederation } from '../remotes/federation.ts';
import { makeLoader } from '../remotes/loader.ts';
import { fetchComposition, readComposition, readNonce } from '../remotes/page-composition.ts';
import { applyOverrides, readOverrides, withOverrides } from '../remotes/overrides.ts';
import type { Remotes } from '../remotes/remotes-context.ts';
import { App } from './App.tsx';
import { refreshSession } from '../session/refresh.ts';
import { defaultTarget } from '../session/return-target.ts';
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
  fetchLanding(remotes);
  createRoot(place).render(<App store={store} remotes={remotes} nonce={readNonce()} />);
  warmUp();
}

/**
 * Begins to fetch the remote that the address leads to, beside the session's own questions. Nothing waits for it; what
 * comes of it, its page asks for again.
 */
function fetchLanding({ composition, loader }: Remotes): void {
  if (readTokens() === null) return;
  const { pathname } = new URL(location.pathname === '/' ? defaultTarget : location.pathname, location.origin);
  const landing = landingPage(composition, pathname);
  if (landing === null) return;
  // Not before the page counts as loaded, which a remote that never answers would put off for good.
  addEventListener('load', () => void loader.load(landing.remote, landing.page.code), { once: true });
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
