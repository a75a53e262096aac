import { configureStore } from '@reduxjs/toolkit';
import { errorRule } from './error-rule.ts';
import { api } from './portal-api.ts';
import { retryAfterRecovery } from './reconnect.ts';

/** Makes the one store of the portal: the API's cache, the error rule and another try after a lost network. The shell owns it, remotes find it by context. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, errorRule, retryAfterRecovery),
  });
}

/** The store of a page: the data cache and nothing else. */
export type PortalStore = ReturnType<typeof makeStore>;
