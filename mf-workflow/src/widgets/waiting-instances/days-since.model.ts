const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from an instant (ISO) to now (ms); 0 on the first day and for one to come. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / dayMs));
}
