import { chromium } from '@playwright/test';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
const at = 'http://127.0.0.1:4320';
const tokens = await signIn(at, { username: 'admin', password: 'Portico-2026' });
const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox'] });
async function shot(path: string, out: string, { width = 1440, height = 900, lang = 'zh', theme = 'light', press = async (_p: any) => {} } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme: theme as any });
  await context.addInitScript((entries) => { for (const [k, v] of Object.entries(entries)) if (!localStorage.getItem(k)) localStorage.setItem(k, v as string); }, { ...storedTokens(tokens), language: lang, 'portico.theme': theme });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await page.goto(at + path);
  await page.waitForTimeout(2500);
  await press(page);
  await page.waitForTimeout(900);
  await page.screenshot({ path: out });
  console.log(out, page.url());
  await context.close();
}
const list = '/application/projects/application-list/projectTask';
await shot(list, '/tmp/g1.png', { press: async (p) => { await p.getByRole('button', { name: '分组', exact: true }).click(); await p.waitForTimeout(600); await p.getByLabel('分组依据').click(); await p.waitForTimeout(300); } });
await shot(list + '?groupBy=taskStatus', '/tmp/g2.png');
await shot(list + '?groupBy=taskStatus,assignee&lang=en', '/tmp/g3.png', { lang: 'en', theme: 'dark' });
await shot('/application/sales/application-list/salesOrder?groupBy=orderStatus,owner', '/tmp/g4.png', { press: async (p) => { await p.getByRole('row').nth(1).dblclick(); } });
await shot(list + '?groupBy=taskStatus', '/tmp/g5.png', { width: 390, height: 844 });
await browser.close();
