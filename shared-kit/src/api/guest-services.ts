import { useMemo } from 'react';
import type { FieldServices } from '../fields/ui.ts';
import type { GuestSession } from './field-requests/guest-requests.ts';
import { usePortalDispatch } from './use-portal-dispatch.ts';

export type { GuestSession } from './field-requests/guest-requests.ts';

/** Returns the services of a form's fields for a person without an account, in their guest session; loaded with the first request. */
export function useGuestFieldServices(guestSession: GuestSession): FieldServices {
  const dispatch = usePortalDispatch();
  return useMemo(
    () =>
      loadedOnce(async () =>
        (await import('./field-requests/guest-requests.ts')).guestRequests(dispatch, guestSession),
      ),
    [dispatch, guestSession],
  );
}

/** Services that are loaded when one of them is first asked for. */
function loadedOnce(load: () => Promise<FieldServices>): FieldServices {
  let loaded: Promise<FieldServices> | undefined;
  const ask =
    (name: keyof FieldServices) =>
    async (...input: unknown[]) => {
      loaded ??= load();
      const requests = await loaded;
      return Reflect.apply(requests[name], requests, input) as unknown;
    };
  return new Proxy({} as FieldServices, { get: (_, name) => ask(name as keyof FieldServices) });
}
