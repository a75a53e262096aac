import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { logVariable } from './global-demo.ts';
import { DataListPage } from './pages/DataListPage.ts';

const list = '/application/leave/application-list/leaveRequest';

/** Parts of the list's code that do not come, and how the reason page calls it. */
const missing = {
  'a script': /\/builds\/mf-datalist\/[^/]+\/\d+\.\w+\.js/,
  'a style': /\/builds\/mf-datalist\/.*\.css/,
} as const;

/** The lines of the server's log that a trace id finds. */
function logOf(traceId: string): string {
  const log = process.env[logVariable];
  if (log === undefined) return traceId;
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(traceId))
    .join('\n');
}

async function traceIdOn(page: Page): Promise<string> {
  const text = (await page.getByText(/^Trace: \w{32}$/).textContent()) ?? '';
  return text.replace('Trace: ', '');
}

for (const [what, files] of Object.entries(missing)) {
  test(`${what} of a page that does not come is told in words with a code and a trace id of the log, and comes on retry`, async ({
    openAs,
  }) => {
    const page = await openAs('hr', { locale: 'en' });
    await page.route(files, (route) => route.fulfill({ status: 410, body: '' }));
    await page.goto(list);
    const reason = page.locator('[data-failure="chunkUnreachable"]');
    await expect(reason).toContainText('did not load');
    await expect(reason).toContainText('810008');
    const traceId = await traceIdOn(page);
    await expect.poll(() => logOf(traceId)).toContain(traceId);
    if (process.env[logVariable] !== undefined) expect(logOf(traceId)).toContain('a browser reports a failure');
    await page.unroute(files);
    await reason.getByRole('button', { name: 'Try again' }).click();
    await expect(new DataListPage(page, 'en').records.first()).toBeVisible();
  });
}

test('what nobody caught reaches the log, and what somebody typed does not', async ({ openAs }) => {
  const page = await openAs('hr', { locale: 'en' });
  const reported = page.waitForRequest('**/api/failures');
  await page.goto('/user');
  await expect(page.getByRole('banner')).toBeVisible();
  // As a script of ours would throw it, again until what listens has been fetched.
  const fail = `setInterval(() => {
    const error = new TypeError("Cannot read properties of null (reading 'id') of 王芳");
    error.stack = 'TypeError\\n at f (' + location.origin + '/builds/shell-host/1.0.0-a/main.js:1:2)';
    dispatchEvent(new ErrorEvent('error', { error }));
  }, 200)`;
  await page.evaluate(fail);
  const request = await reported;
  expect(request.headers()['authorization']).toBeUndefined();
  const traceId = request.headers()['x-trace-id'] ?? '';
  await expect.poll(() => logOf(traceId)).toContain(traceId);
  expect(logOf(traceId)).not.toContain('王芳');
});
