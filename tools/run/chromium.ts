// `node tools/run/chromium.ts` prints the path of the browser the tests use, installing it where that is permitted.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Browsers without windows of their own, which tests never look at: a page takes them less than half of the work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

const fixedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
];

/** A system package manager, with the packages that bring Chromium and fonts for Chinese. */
interface Installer {
  readonly program: string;
  readonly commands: readonly (readonly string[])[];
  /** Brings the headless shell as well. Not every system that has the program has this package. */
  readonly shellCommands?: readonly (readonly string[])[];
  /** True when it refuses to run as root. */
  readonly asUser?: boolean;
}

const updateLists = ['apt-get', 'update', '-q'];

const installers: readonly Installer[] = [
  {
    program: 'apt-get',
    commands: [
      updateLists,
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    ],
    shellCommands: [
      updateLists,
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
    ],
  },
  { program: 'dnf', commands: [['dnf', 'install', '-y', 'chromium', 'google-noto-sans-cjk-fonts']] },
  { program: 'apk', commands: [['apk', 'add', 'chromium', 'font-noto-cjk']] },
  {
    program: 'zypper',
    commands: [['zypper', '--non-interactive', 'install', 'chromium', 'google-noto-sans-cjk-fonts']],
  },
  { program: 'pacman', commands: [['pacman', '-S', '--noconfirm', 'chromium', 'noto-fonts-cjk']] },
  { program: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], asUser: true },
];

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Browsers that Playwright downloaded earlier, the newest first. */
function playwrightBrowsers(): string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const builds = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
  return builds
    .toSorted()
    .toReversed()
    .flatMap((build) => ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, build, folder, 'chrome')));
}

/** Some systems put a placeholder on the path that only says where to get the browser. */
function works(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** The path of a Chromium that starts, or undefined. `CHROMIUM_PATH` wins. */
function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return chosen;
  const candidates = [...shells.map(onPath), ...names.map(onPath), ...fixedPaths, ...playwrightBrowsers()];
  return candidates.find((file) => file !== undefined && existsSync(file) && works(file));
}

/** Returns the words to put before a command so that it runs as root; undefined when we may not. */
function privilege(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  if (onPath('sudo') !== undefined && spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n'];
  return undefined;
}

/** Runs what a package manager needs for the browser, for its headless shell, or for both. */
function install(parts: { readonly browser: boolean }, say: (line: string) => void): void {
  const installer = installers.find(({ program }) => onPath(program) !== undefined);
  const prefix = installer?.asUser === true ? [] : privilege();
  if (installer === undefined || prefix === undefined) return;
  const { program, commands, shellCommands = [] } = installer;
  const needed = [...(parts.browser ? commands : []), ...shellCommands];
  if (needed.length > 0) say(`Installing ${parts.browser ? 'Chromium' : "Chromium's headless shell"} with ${program}.`);
  for (const command of needed) {
    const [file = '', ...args] = [...prefix, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env });
    if (status !== 0)
      say(`${command.join(' ')} failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n')}`);
  }
}

/** True for a browser with which the tests take no more than they need, and for the one that was chosen. */
function isLight(file: string): boolean {
  return file === process.env['CHROMIUM_PATH'] || shells.some((shell) => basename(file) === shell);
}

/**
 * Returns the path of a Chromium, installed first when it is missing and we may; where CI is set, its headless shell as
 * well. Throws with advice when there is none.
 */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  const isCi = !['', 'false', undefined].includes(process.env['CI']);
  if (found !== undefined && (isLight(found) || !isCi)) return found;
  install({ browser: found === undefined }, say);
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome and none was found. Install one (Debian: apt-get install chromium fonts-noto-cjk), ' +
      'or set CHROMIUM_PATH to it, then run the command again. The other steps run without: npm test -- lint types unit',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium(console.error));
