/**
 * Once the first paint is done, fetches the part of antd that only remotes use, because the first remote will ask for
 * it, and what tells the server of failures. That they cannot be fetched is nothing: the remote asks again by itself.
 */
export function warmUp(): void {
  const fetchRest = () => {
    void import('../remotes/curated/antd.ts').catch(() => undefined);
    void import('./report-failure.ts').then(({ watchFailures }) => watchFailures()).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchRest, { timeout: 5_000 });
  else setTimeout(fetchRest, 1_000);
}
