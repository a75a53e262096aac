import type { Page } from '@playwright/test';

/**
 * Writes down what a person would not see but a developer would: errors and warnings in the console (a breach of the
 * content security policy is one), errors nobody caught, requests that failed or were refused. Returns the list, which
 * grows while the page lives.
 */
export function watchPage(page: Page): string[] {
  const troubles: string[] = [];
  const note = (what: string) => troubles.push(`${new URL(page.url()).pathname} ${what}`);
  page.on('console', (message) => {
    // What a page names ahead comes to use late on a slow machine, and not at all where the person may not see the page.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still asking for.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.request().method()} ${response.url()} ${response.status()}`);
  });
  return troubles;
}
