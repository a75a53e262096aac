import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The items of local storage that make somebody signed in; stories leave everything else behind. */
const sessionItems = ['token', 'refresh_token', 'expires_in', 'expireTime', 'corpId', 'user', 'login_jump'];

/** The storage of a browser in which somebody is signed in. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The storage of a browser with these items in the local storage of a portal. */
export function storageState(origin: string, items: Readonly<Record<string, string>>): StorageState {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The person a context is for, and how to make one of which nothing is kept yet. */
interface ContextRequest {
  readonly key: string;
  readonly options: BrowserContextOptions;
  /** Signs the person in; returns the storage of who is. */
  readonly signIn: () => Promise<StorageState>;
}

/**
 * The browser contexts of a worker, one per person and language, with what their HTTP caches hold: a page of the portal
 * opens in two thirds of the time. A context serves one story at a time, which finds the session and nothing else.
 */
export class BrowserContextPool {
  readonly #browser;
  readonly #onOpen;
  readonly #contexts = new Map<string, BrowserContext>();
  readonly #taken = new Set<string>();

  constructor(browser: Browser, onOpen: (context: BrowserContext) => void) {
    this.#browser = browser;
    this.#onOpen = onOpen;
  }

  /** Returns the context of a person, or null where this story has it already. */
  async take({ key, options, signIn }: ContextRequest): Promise<BrowserContext | null> {
    if (this.#taken.has(key)) return null;
    this.#taken.add(key);
    const kept = this.#contexts.get(key);
    if (kept === undefined) {
      const context = await this.#browser.newContext({ ...options, storageState: await signIn() });
      this.#contexts.set(key, context);
      this.#onOpen(context);
      return context;
    }
    await kept.setStorageState(sessionOf(await kept.storageState()) ?? (await signIn()));
    return kept;
  }

  /** Ends a story: closes the pages of the contexts it had, so that what they still keep or send is over. */
  async giveBack(): Promise<void> {
    const pages = [...this.#taken].flatMap((key) => this.#contexts.get(key)?.pages() ?? []);
    this.#taken.clear();
    await Promise.all(pages.map((page) => page.close()));
  }
}

/** The session in a storage, with tokens that the shell has renewed; null where a story has ended it. */
function sessionOf({ origins }: StorageState): StorageState | null {
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => sessionItems.includes(name)),
  }));
  const isSignedIn = kept.some(({ localStorage }) => localStorage.some(({ name }) => name === 'refresh_token'));
  return isSignedIn ? { cookies: [], origins: kept } : null;
}
