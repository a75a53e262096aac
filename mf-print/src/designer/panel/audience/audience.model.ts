import type { AudienceEntry } from '@portico/shared-kit/contract/print-audience';

/** Returns the values of one kind in an audience, in their order. */
export function valuesOf(audience: readonly AudienceEntry[], kind: AudienceEntry['kind']): readonly string[] {
  return audience.filter((entry) => entry.kind === kind).map(({ value }) => value);
}

/** Returns an audience with other values of one kind, behind those of all other kinds. */
export function withValues(
  audience: readonly AudienceEntry[],
  kind: AudienceEntry['kind'],
  values: readonly string[],
): readonly AudienceEntry[] {
  const entries = [...new Set(values)].map((value) => ({ kind, value }));
  return [...audience.filter((entry) => entry.kind !== kind), ...entries];
}
