import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import type { Contribution } from '@portico/shared-kit/remotes';
import { aUser, type Rendered, renderWithProviders } from '@portico/shared-kit/testing';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionProvider } from '../app/session-context.ts';
import { type Remotes, RemotesProvider } from '../remotes/remotes-context.ts';
import { theRemotes } from './a-composition.ts';

interface ShellRenderOptions {
  readonly user?: Partial<CurrentUser>;
  readonly contributes?: readonly Contribution[];
  /** In the place of remotes that contribute these and cannot be loaded. */
  readonly remotes?: Remotes;
  readonly path?: string;
  readonly locale?: 'zh' | 'en';
}

/** Renders a part of the shell for a signed-in user; the address stands in an element with the test id `address`. */
export function renderInShell(element: ReactElement, options: ShellRenderOptions = {}): Rendered {
  const { user, contributes, remotes = theRemotes(contributes), path = '/', locale = 'en' } = options;
  return renderWithProviders(
    <RemotesProvider value={remotes}>
      <SessionProvider value={aUser(user)}>
        {element}
        <Address />
      </SessionProvider>
    </RemotesProvider>,
    { path, locale },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
