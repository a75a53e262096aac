// Runs on whatever Node npm has (18 or newer). Installs the pinned pnpm, Node and dependencies only when they changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Linux gets the pinned Node from the registry; elsewhere the machine's own runs everything.
const neededNode = 24;
const comesWithNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
if (!comesWithNode && Number.parseInt(process.versions.node, 10) < neededNode) {
  console.error(
    `Portico needs Node ${neededNode} or newer on this system; this is ${process.version}. Install it, then run the command again.`,
  );
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const hash = createHash('sha256');
const packages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/package.json`))
  .map((entry) => `${entry.name}/package.json`)
  .sort();
for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages]) {
  hash.update(file).update(readFileSync(root + file));
}
const key = hash.digest('hex');
const stamp = `${root}node_modules/.bootstrap`;
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const result = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      '\nThe dependencies could not be installed. Check that this machine reaches an npm registry, then run the command again.',
    );
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, key);
}

// Type checks and editors need a declaration for each CSS module; only what changed is written.
const own = `${root}node_modules/.bin/node`;
const node = comesWithNode && existsSync(own) ? own : process.execPath;
const declared = spawnSync(node, [`${root}tools/css-types/write-css-types.ts`], { cwd: root, stdio: 'inherit' });
if (declared.status !== 0) process.exit(declared.status ?? 1);
