/**
 * Returns whether what was learnt at `since` may still be used at `at`, both in ms of the platform's clock. A clock that was set
 * back makes nothing last longer: what comes from its future is asked for anew.
 */
export function isFresh(since: number, at: number, ms: number): boolean {
  return since <= at && at - since < ms;
}
