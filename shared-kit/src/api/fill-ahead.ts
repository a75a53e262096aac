import { matchPath } from '../remotes/page-plan.ts';
import { api, endpointsOfApi } from './portal-api.ts';
import { type SentCall, takeArrived } from './started-answers.ts';
import type { PortalStore } from './store.ts';
import { transport } from './transport.ts';

/** Ms for which a page whose code is there waits for answers that are still on their way. */
const timeout = 200;

/**
 * Puts the answers to what the page's own HTML has asked into the store, so that a page is drawn once, with what it shows. Resolves when
 * what has come is there; what has not is left to whoever asks for it.
 */
export async function fillAhead({ dispatch }: Pick<PortalStore, 'dispatch'>): Promise<void> {
  const arrived = await takeArrived(transport().accessToken(), { wanted: namedCall, timeout });
  for (const { call, data } of arrived) {
    await dispatch(api.util.upsertQueryData(call.name as never, call.argument as never, data as never));
  }
}

/** The endpoint of a call and what its query is asked with; null where the slice has none that makes it. */
function namedCall({ method, url, body }: SentCall): { readonly name: string; readonly argument: unknown } | null {
  const { pathname, searchParams } = new URL(url, 'http://portico');
  for (const [name, endpoint] of endpointsOfApi) {
    const parts = endpoint.method === method ? matchPath(endpoint.path, pathname) : null;
    if (parts === null) continue;
    return { name, argument: endpoint.argument({ ...Object.fromEntries(searchParams), ...parts, ...body }) };
  }
  return null;
}
