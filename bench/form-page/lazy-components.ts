import type { Browser, Page, Response } from '@playwright/test';
import type { PageToLoad } from '../first-load/cold-load.ts';
import { inOwnProfile } from './own-profile.ts';

/** The scripts of a page that begins with an empty cache. */
export interface PageScripts {
  /** As they came over the wire. */
  readonly bytes: number;
  /** Of these, what the page before it in the list has not loaded already. */
  readonly more: number;
  /** True where code of the diagram is among them, and of the tool that draws one. */
  readonly hasDiagram: boolean;
  readonly hasModeler: boolean;
}

/** Words that only the code of a diagram and of its modeler have: names of their styles. */
const ofDiagram = 'bjs-container';
const ofModeler = 'djs-palette';

const quietMs = 1_500;

/** The scripts of each page, in order, until nothing more comes. Throws when the form loads code of diagrams. */
export async function lazyComponents(
  browser: Browser,
  pages: Readonly<Record<string, PageToLoad>>,
): Promise<Readonly<Record<string, PageScripts>>> {
  const known = new Set<string>();
  const parts: Record<string, PageScripts> = {};
  for (const [name, target] of Object.entries(pages)) {
    const scripts: Response[] = [];
    const watch = (page: Page) =>
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
    parts[name] = await inOwnProfile(browser, target, (page) => weigh(page, scripts, known), watch);
  }
  const { fill, track, design } = parts;
  if (fill?.hasDiagram !== false || fill.hasModeler) throw new Error('The form page loads the code of diagrams');
  if (track?.hasDiagram !== true || design?.hasModeler !== true)
    throw new Error('The code of diagrams is not known by its words any more');
  return parts;
}

async function weigh(page: Page, scripts: readonly Response[], known: Set<string>): Promise<PageScripts> {
  for (let seen = -1; seen < scripts.length; ) {
    seen = scripts.length;
    await page.waitForTimeout(quietMs);
  }
  const sum = { bytes: 0, more: 0 };
  let code = '';
  for (const script of scripts) {
    const { responseBodySize } = await script.request().sizes();
    sum.bytes += responseBodySize;
    if (!known.has(script.url())) sum.more += responseBodySize;
    code += await script.text();
  }
  for (const script of scripts) known.add(script.url());
  return { ...sum, hasDiagram: code.includes(ofDiagram), hasModeler: code.includes(ofModeler) };
}
