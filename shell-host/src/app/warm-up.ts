/**
 * Fetches the part of antd that only remotes use once the first paint is done, because the first remote will ask for
 * it. A failure is nothing: the remote asks again by itself.
 */
export function warmUp(): void {
  const fetchRest = () => void import('../remotes/curated/antd.ts').catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(fetchRest, { timeout: 5_000 });
  else setTimeout(fetchRest, 1_000);
}
