import type { Composition } from '@portico/shared-kit/remotes';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { RemoteLoader } from './loader.ts';
import type { Overrides } from './overrides.ts';

/** State of this page's remotes for the shell's own components. */
export interface Remotes {
  /** Composition of this page, overrides included. */
  readonly composition: Composition;
  /** Composition that the server released, without overrides. */
  readonly released: Composition;
  readonly overrides: Overrides;
  /** Overridden remotes whose `remote.json` could not be read, by name. */
  readonly unread: readonly string[];
  readonly loader: RemoteLoader;
  /** Undefined where nothing is overridden. */
  readonly resetOverrides: (() => void) | undefined;
  /** Gives what it holds the shell's API as one remote sees it. It comes from the app, which knows the session. */
  readonly ShellScope: ComponentType<{ readonly remote: string; readonly children: ReactNode }>;
}

const RemotesContext = createContext<Remotes | null>(null);

/** Hands the remotes of the page to everything below it. */
export const RemotesProvider = RemotesContext.Provider;

/** The remotes of this page. Throws outside the app. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes was called outside the app');
  return remotes;
}
