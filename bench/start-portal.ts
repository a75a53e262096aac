import { execFileSync } from 'node:child_process';
import { inRoot, root } from '../tools/federation/workspace.ts';
import { startTemporaryPortal, type TemporaryPortal } from '../tools/run/temporary-portal.ts';

/** Builds what changed, releases it into a new folder and starts a production server on it, filled with the demo. */
export function startPortal(name: string): Promise<TemporaryPortal> {
  console.error('Building, starting a server and loading the demo …');
  execFileSync(process.execPath, ['tools/build/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return startTemporaryPortal({
    name: `bench-${name}`,
    log: inRoot('.cache', 'bench', `${name}.log`),
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    withDemo: true,
  });
}
