/** The permission to load the demo: as it is described, with passwords that are to be changed at once, or not at all. */
export type LoadPermission = 'asDescribed' | 'toBeChanged' | 'refused';

/**
 * Returns the permission to load the demo, whose passwords everybody may know: into production it comes only where it
 * is asked for, and its accounts must change them first. A portal that is thrown away after a measurement keeps them.
 */
export function loadPermission(isProduction: boolean, flags: readonly string[]): LoadPermission {
  if (!isProduction || flags.includes('--throw-away')) return 'asDescribed';
  return flags.includes('--demo') ? 'toBeChanged' : 'refused';
}
