import { chromium, type Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { demoPassword } from '../../demo/accounts.ts';
import { ensureChromium } from '../../tools/run/chromium.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { settle, watchRequests } from '../settle.ts';
import { drawSheet, type SheetPicture } from './sheet.ts';
import { stubState } from './state-stubs.ts';
import { titleOf, type Variant, variants, windowSizes } from './variants.ts';

const usage = `Usage: npm run look -- <route> [--as person] [--password word] [--at address] [--out file]

Draws one sheet of pictures of a route of a running portal: both languages, light and dark, desk and phone, and
the page while it loads, without rows and when its calls fail.

  --as person      a name to sign in with; admin where it is left out
  --password word  the password; that of the demo where it is left out
  --at address     the portal; http://127.0.0.1:8080 where it is left out
  --out file       the picture; look.png where it is left out`;

const settings = {
  as: { type: 'string', default: 'admin' },
  password: { type: 'string', default: demoPassword },
  at: { type: 'string', default: 'http://127.0.0.1:8080' },
  out: { type: 'string', default: 'look.png' },
} as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function look(): Promise<void> {
  const { values, positionals } = parseArgs({ options: settings, allowPositionals: true });
  const [route] = positionals;
  if (route === undefined || !route.startsWith('/')) throw new Error(usage);
  const tokens = await signIn(values.at, { username: values.as, password: values.password });
  const browser = await chromium.launch({ executablePath: ensureChromium(say), args: ['--no-sandbox'] });
  try {
    const pictures: SheetPicture[] = [];
    for (const variant of variants) {
      pictures.push(await takePicture(browser, variant, { url: `${values.at}${route}`, stored: storedTokens(tokens) }));
    }
    await drawSheet(browser, pictures, values.out);
    say(`${pictures.length} pictures of ${route} in ${values.out}`);
  } finally {
    await browser.close();
  }
}

interface PageToDraw {
  readonly url: string;
  /** Entries of local storage before the page starts. */
  readonly stored: Readonly<Record<string, string>>;
}

async function takePicture(browser: Browser, variant: Variant, { url, stored }: PageToDraw): Promise<SheetPicture> {
  const { locale, appearance, device, state } = variant;
  const viewport = windowSizes[device];
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const items = { ...stored, language: locale, appearance };
    await context.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, items);
    const page = await context.newPage();
    watchRequests(page);
    await page.route('**/api/start', async (call) => {
      const reply = await call.fetch();
      await call.fulfill({ response: reply, json: withAppearance(await reply.json(), appearance) });
    });
    await stubState(page, state);
    await page.goto(url);
    // What waits for an answer never settles; its outline is there once its heading is.
    if (state === 'loading') await page.waitForTimeout(1_500);
    else await settle(page).catch(() => undefined);
    return { title: titleOf(variant), png: await page.screenshot(), width: viewport.width };
  } finally {
    await context.close();
  }
}

/** Returns the answer of the start as if the person had chosen an appearance. */
function withAppearance(reply: { data?: { user?: object } }, appearance: string): unknown {
  if (reply.data?.user === undefined) return reply;
  return { ...reply, data: { ...reply.data, user: { ...reply.data.user, appearance } } };
}

try {
  await look();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
