import { configureStore } from '@reduxjs/toolkit';
import type { StoreSender } from './base-query.ts';
import { errorRule } from './error-rule.ts';
import { api } from './portal-api.ts';
import { retryAfterRecovery } from './reconnect.ts';

/** Makes the one store of the portal: the API's cache, the error rule and another try after a lost network. The shell owns it, remotes find it by context. A preview has one besides, with a sender of its own. */
export function makeStore(sender?: StoreSender) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: sender } }).concat(api.middleware, errorRule, retryAfterRecovery),
  });
}

/** The store of a page: the data cache and nothing else. */
export type PortalStore = ReturnType<typeof makeStore>;
