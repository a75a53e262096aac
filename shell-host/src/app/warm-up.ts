/**
 * Once the first paint is done, fetches what tells the server of failures. That it cannot be fetched is nothing: a
 * failure asks for it again.
 */
export function warmUp(): void {
  const fetchRest = () => {
    void import(/* webpackChunkName: "frame" */ './report-failure.ts')
      .then(({ watchFailures }) => watchFailures())
      .catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchRest, { timeout: 5_000 });
  else setTimeout(fetchRest, 1_000);
}
