import { configureTransport, followNetwork, makeStore, type PortalStore } from '@portico/shared-kit/api';
import { fillAhead } from '@portico/shared-kit/api/fill-ahead';
import { currentLocale } from '@portico/shared-kit/i18n';
import type { Composition } from '@portico/shared-kit/remotes';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from '../remotes/fetch-ahead.ts';
import { type Federation, makeFederation } from '../remotes/federation.ts';
import { makeLoader } from '../remotes/loader.ts';
import { fetchComposition, readComposition, readNonce } from '../remotes/page-composition.ts';
import { applyOverrides, type Overrides, readOverrides } from '../remotes/overrides.ts';
import type { Remotes } from '../remotes/remotes-context.ts';
import { App } from './App.tsx';
import { takeUrlToken } from '../session/url-token.ts';
import { sessionStatusOfTab } from '../session/tab-session.ts';
import { readTokens } from '../session/token-store.ts';
import { ShellScope } from './ShellScope.tsx';
import { warmUp } from './warm-up.ts';

/** Ms for which the outline that the HTML draws stands while the page's code and answers are still coming. */
const timeoutMs = 1_500;

/** Draws the portal into its place, at once where nothing is overridden. Throws when the page carries no composition. */
export async function start(place: HTMLElement): Promise<void> {
  takeUrlToken();
  const released = readComposition();
  const overrides = readOverrides(released);
  const isOverridden = Object.keys(overrides).length > 0;
  const store = makeStore();
  const federation = withAnswers(makeFederation(), store);
  const remotes = isOverridden
    ? await openOverridden(released, { overrides, federation })
    : openReleased(released, federation);
  configureTransport({
    locale: currentLocale,
    compositionId: () => remotes.composition.id,
    // A page never acts with the token of somebody else who has signed in meanwhile.
    accessToken: () => (sessionStatusOfTab() === 'other' ? null : (readTokens()?.token ?? null)),
    refresh: (refused) => renew(store, refused),
  });
  followNetwork(store);
  fetchAhead(remotes);
  if (readTokens() !== null) await firstPage(remotes, store);
  createRoot(place).render(<App store={store} remotes={remotes} nonce={readNonce()} />);
  warmUp();
}

/** Waits for the page at this address, but not for long: then its frame is drawn first. */
async function firstPage(remotes: Remotes, store: PortalStore): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  const prepared = import(/* webpackChunkName: "frame" */ './first-page.ts')
    .then(({ prepareFirstPage }) => prepareFirstPage(remotes, store))
    .catch(() => undefined);
  await Promise.race([tooLong, prepared]);
  clearTimeout(timer);
}

/** Renews the session by code that is fetched when it is needed. Where it cannot be fetched, nothing is known of the session, which goes on. */
async function renew(store: PortalStore, refused: string | null): Promise<boolean> {
  const session = await import('../session/refresh.ts').catch(() => null);
  return session === null || session.refreshOrWait(store, refused);
}

function openReleased(released: Composition, federation: Federation): Remotes {
  const loader = makeLoader({ composition: released, federation, refresh: fetchComposition });
  return { composition: released, released, overrides: {}, unread: [], loader, resetOverrides: undefined, ShellScope };
}

/** Waits for what overridden remotes contribute, for routes and menus are made of it; for developers only. */
async function openOverridden(
  released: Composition,
  { overrides, federation }: { readonly overrides: Overrides; readonly federation: Federation },
): Promise<Remotes> {
  const { withOverrides } = await import('../remotes/override-manifests.ts');
  const { composition, unread } = await withOverrides(released, overrides);
  const refresh = async () => (await withOverrides(await fetchComposition(), overrides)).composition;
  const loader = makeLoader({ composition, federation, refresh });
  return { composition, released, overrides, unread, loader, resetOverrides: () => applyOverrides({}), ShellScope };
}

/** The federation as it is, whose first module comes with the answers to what its page has asked for meanwhile. */
function withAnswers(federation: Federation, store: PortalStore): Federation {
  return {
    ...federation,
    async load(remote, exposed) {
      const module = await federation.load(remote, exposed);
      await fillAhead(store);
      return module;
    },
  };
}
