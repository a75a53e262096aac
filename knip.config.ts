import { pathToFileURL } from 'node:url';
import { remotes } from './tools/federation/workspace.ts';

interface Workspace {
  entry: string[];
  project: string[];
}

/** A remote is entered through the modules its `src/exposes.ts` names. */
async function remoteWorkspaces(): Promise<Record<string, Workspace>> {
  const entries = remotes.map(async (remote) => {
    const file = pathToFileURL(`${remote}/src/exposes.ts`).href;
    const { exposes } = (await import(file)) as { exposes: Record<string, string> };
    const modules = Object.values(exposes).map((path) => `src/${path.replace('./', '')}`);
    const workspace: Workspace = { entry: ['src/exposes.ts', ...modules], project: ['src/**/*.{ts,tsx}'] };
    return [remote, workspace] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

// Checks are called by name in a thread; hold-open.ts, serve-provider.ts and the storm are processes of their own in tests.
const server = {
  entry: [
    'src/main.ts',
    'src/{package,account}.ts',
    'src/jobs/*.job.ts',
    'src/database/migrations/*.ts',
    'src/checks/check-worker.ts',
    'src/spreadsheets/scanning/scan-worker.ts',
    'src/modules/print/files/thread/print-worker.ts',
    'src/**/*.checks.ts',
    'src/**/hold-open.ts',
    'src/testing/serve-provider.ts',
    'src/testing/storm/{main,bystander-worker}.ts',
  ],
  project: ['src/**/*.ts'],
  // A small disk for the test of a full one, and a certificate for that of TLS.
  ignoreBinaries: ['mount', 'umount', 'openssl'],
  // Of the font its files are read.
  ignoreDependencies: ['@fontsource-variable/noto-sans-sc'],
};

/** Files, exports and dependencies are dead unless something reachable from these entries uses them. */
export default async function knipConfig(): Promise<object> {
  return {
    workspaces: {
      // The bootstrap starts pnpm by its name; jest.config.mjs takes the browser environment from tools.
      '.': { project: ['*.{mjs,ts}'], ignoreDependencies: ['pnpm', 'jest-environment-jsdom'] },
      'shared-kit': { project: ['src/**/*.{ts,tsx}'] },
      'shell-host': { entry: ['src/index.ts', 'src/remotes/curated/*.ts'], project: ['src/**/*.{ts,tsx}'] },
      ...(await remoteWorkspaces()),
      'platform-server': server,
      demo: { entry: ['load.ts'], project: ['**/*.ts'] },
      e2e: {
        entry: ['**/*.e2e.ts', 'playwright.config.ts', 'global-*.ts', 'look/{main,pictures}.ts'],
        project: ['**/*.ts'],
      },
      bench: {
        entry: [
          '*/{bench,page/main}.{ts,tsx}',
          '{spreadsheet/measure,import/measure-corrections,large-list/page-reader}.ts',
        ],
        project: ['**/*.{ts,tsx}'],
      },
      deploy: { entry: ['src/*.ts'], project: ['**/*.ts'] },
      tools: {
        // webpack-style-nonce.ts is named to webpack by its path.
        entry: [
          'run/{start,test,dev,compare-tests}.ts',
          'build/{build,webpack-style-nonce}.ts',
          'rules/check.ts',
          'checks/{check,advisories}.ts',
          'css-types/write-css-types.ts',
          'print-font/write-width-table.ts',
          'jest/*',
          'jest/fixtures/*',
        ],
        project: ['**/*.{ts,mjs,cjs}', '!rules/fixtures/**'],
        // jest.config.mjs at the root finds the first two here; of the font its files are read.
        ignoreDependencies: ['jest-environment-jsdom', '@swc/jest', '@fontsource-variable/noto-sans-sc'],
      },
    },
    ignoreExportsUsedInFile: { interface: true, type: true },
    ignore: ['tools/rules/fixtures/**'],
  };
}
