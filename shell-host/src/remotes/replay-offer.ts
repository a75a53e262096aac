import type { Composition } from '@portico/shared-kit/remotes';

/** The query parameter that names the composition to see again. */
export const replayParameter = 'composition';

/** The composition that the page's link asks to see again; null where there is nothing to ask. */
export function offeredReplay({ id }: Composition): string | null {
  const wanted = new URLSearchParams(location.search).get(replayParameter);
  return wanted !== null && wanted !== id && /^[0-9a-f]{16}$/.test(wanted) ? wanted : null;
}
