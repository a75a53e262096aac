import type { Page, Route } from '@playwright/test';

/** State in which a page is drawn; `full` is as the server answers. */
export type PageState = 'full' | 'loading' | 'empty' | 'error';

/** Calls of the frame around every page, and of the definitions without which a page draws nothing: they are always answered. */
const ofFrame = /^\/api\/(start|system|login|session|users\/current|notifications|applications|telemetry)\b/;
const ofDefinitions = /list-config|\/models\//;

/** Makes a page's calls stay without an answer, find nothing, or fail. */
export async function stubState(page: Page, state: PageState): Promise<void> {
  if (state === 'full') return;
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (ofFrame.test(pathname) || ofDefinitions.test(pathname)) return route.fallback();
    return answers[state](route);
  });
}

const answers: Readonly<Record<Exclude<PageState, 'full'>, (route: Route) => Promise<void>>> = {
  loading: () => Promise.resolve(),
  error: (route) => route.abort('failed'),
  empty: async (route) => {
    const reply = await route.fetch();
    const isJson = reply.headers()['content-type']?.includes('json') === true;
    await route.fulfill(isJson ? { response: reply, json: withoutRows(await reply.json()) } : { response: reply });
  },
};

/** Returns an answer whose pages of rows (`content` with `totalElements`) and groups of charts are empty; everything else stays. */
export function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRows);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutRows(part)] as const);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  if (Array.isArray(copy['groups']) && Array.isArray(copy['measures'])) return { ...copy, groups: [] };
  if (!Array.isArray(copy['content']) || typeof copy['totalElements'] !== 'number') return copy;
  return { ...copy, content: [], totalElements: 0 };
}
