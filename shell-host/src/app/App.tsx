import type { PortalStore } from '@portico/shared-kit/api';
import type { Composition } from '@portico/shared-kit/remotes';
import { ThemeProvider } from '@portico/shared-kit/ui/theme';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { RemoteLoader } from '../remotes/loader.ts';
import { RemotesProvider } from '../remotes/remotes-context.ts';
import { makeRouter } from './router.tsx';
import { useShellFor } from './shell-api.ts';

interface AppProps {
  readonly store: PortalStore;
  readonly composition: Composition;
  readonly loader: RemoteLoader;
  readonly nonce: string | undefined;
}

/** The portal: what every page stands in, from the outside in. Layout and session have their places in the router. */
export function App({ store, composition, loader, nonce }: AppProps) {
  const router = useMemo(() => makeRouter(composition), [composition]);
  const remotes = useMemo(
    () => ({ composition, loader, resetOverrides: undefined, useShellFor }),
    [composition, loader],
  );
  return (
    <Provider store={store}>
      <ThemeProvider theme={{ name: 'default', outward: 'light' }} nonce={nonce}>
        <RemotesProvider value={remotes}>
          <RouterProvider router={router} />
        </RemotesProvider>
      </ThemeProvider>
    </Provider>
  );
}
