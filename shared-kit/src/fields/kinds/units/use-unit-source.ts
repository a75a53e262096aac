import { useMemo } from 'react';
import type { UnitSource } from '../../../ui/unit-picker/unit-source.ts';
import { useFieldServices } from '../../field-services.tsx';

/** The people and departments of the page's services, which are fetched when they are first asked for. */
export function useUnitSource(): UnitSource {
  const services = useFieldServices();
  return useMemo(
    () => ({
      search: async (wanted, signal) => (await services.units()).search(wanted, signal),
      departments: async (parentId, page, signal) => (await services.units()).departments(parentId, page, signal),
      people: async (departmentId, page, signal) => (await services.units()).people(departmentId, page, signal),
      recent: async (types, signal) => (await services.units()).recent(types, signal),
      remember: (units) => void services.units().then((source) => source.remember(units)),
    }),
    [services],
  );
}
