import { useDispatch } from 'react-redux';
import type { PortalStore } from './store.ts';

/** Sends requests outside of rendering: `dispatch(xEndpoints.verbNoun.initiate(input))`. */
export function usePortalDispatch(): PortalStore['dispatch'] {
  return useDispatch<PortalStore['dispatch']>();
}
