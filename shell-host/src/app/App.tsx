import type { PortalStore } from '@portico/shared-kit/api';
import { ThemeProvider } from '@portico/shared-kit/ui/theme';
import { type ReactNode, useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type Remotes, RemotesProvider } from '../remotes/remotes-context.ts';
import { ErrorToasts } from './ErrorToasts.tsx';
import { useShownTheme } from './own-appearance.ts';
import { makeRouter } from './router.tsx';

interface AppProps {
  readonly store: PortalStore;
  readonly remotes: Remotes;
  readonly nonce: string | undefined;
}

/** The portal: what every page stands in, from the outside in. Layout and session have their places in the router. */
export function App({ store, remotes, nonce }: AppProps) {
  const router = useMemo(() => makeRouter(remotes.composition), [remotes]);
  return (
    <Provider store={store}>
      <Dressed nonce={nonce}>
        <ErrorToasts />
        <RemotesProvider value={remotes}>
          <RouterProvider router={router} />
        </RemotesProvider>
      </Dressed>
    </Provider>
  );
}

function Dressed({ nonce, children }: { readonly nonce: string | undefined; readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={useShownTheme()} nonce={nonce}>
      {children}
    </ThemeProvider>
  );
}
