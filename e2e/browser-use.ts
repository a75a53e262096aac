import { appendFileSync } from 'node:fs';
import type { BrowserContext, TestInfo } from '@playwright/test';
import type { BrowserUse } from '../tools/run/browser-budget.ts';

/** Names the file that takes what each story used, a line of JSON each. */
export const useVariable = 'PORTICO_E2E_BROWSER_USE';

let contexts = 0;
let pages = 0;

/** Counts a context that was opened, and every document that is loaded in it. */
export function countUse(context: BrowserContext): void {
  contexts += 1;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
}

/** Writes down what was used since the last story ended. What a second try of a story used is left out. */
export function writeUse({ retry }: TestInfo): void {
  const use: BrowserUse = { contexts, pages };
  contexts = 0;
  pages = 0;
  const file = process.env[useVariable];
  if (file !== undefined && retry === 0) appendFileSync(file, `${JSON.stringify(use)}\n`);
}
