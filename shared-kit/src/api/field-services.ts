import { useMemo } from 'react';
import type { FieldServices } from '../fields/ui.ts';
import { usePortalDispatch } from './use-portal-dispatch.ts';

/**
 * Returns the services of fields, over the one API: give them to a `FieldServicesProvider` around a page with fields.
 * The requests are loaded with the first one of them.
 */
export function useApiFieldServices(): FieldServices {
  const dispatch = usePortalDispatch();
  return useMemo(() => {
    const load = async () => (await import('./field-requests/field-requests.ts')).fieldRequests(dispatch);
    const ask =
      (_: FieldServices, name: keyof FieldServices) =>
      async (...input: unknown[]) => {
        const requests = await load();
        return Reflect.apply(requests[name], requests, input) as unknown;
      };
    return new Proxy({} as FieldServices, { get: (target, name) => ask(target, name as keyof FieldServices) });
  }, [dispatch]);
}
