import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellBuild, buildPath, contributionTypes } from '@portico/shared-kit/remotes';
import type { Compilation } from 'webpack';
import { hostPlugins, providedVersions } from '../federation/federation.ts';
import { host } from '../federation/workspace.ts';
import { type BudgetedPart, hostParts } from './budgets.ts';
import { buildFacts } from './build-facts.ts';
import { compile } from './compile.ts';
import { writePage } from './page.ts';
import { productionConfig } from './webpack-config.ts';

/**
 * Few chunks: the icons are one, the lazy parts of shared-kit are one, and what two chunks share is cut out only where
 * it is worth a request.
 */
const splitChunks = {
  minSize: 60_000,
  cacheGroups: {
    icons: {
      ...oneChunk('icons'),
      test: /[\\/]@ant-design[\\/]icons(-svg)?[\\/]|[\\/]shared-kit[\\/]src[\\/]ui[\\/]icons[\\/]/,
      priority: 2,
    },
    words: { ...oneChunk('error-words'), test: /[\\/]shared-kit[\\/]src[\\/]errors[\\/]/, priority: 3 },
    kit: { ...oneChunk('kit'), test: /[\\/]shared-kit[\\/]src[\\/]/, priority: 1 },
  },
};

/** Builds the host into a folder, writes its `index.html` and `build.json` there and returns what has a budget. */
export async function buildShell(buildId: string, outputPath: string): Promise<BudgetedPart[]> {
  const compilation = await compile(
    productionConfig({
      packageName: host,
      uniqueName: 'portico_shell',
      entry: { main: './src/index.ts' },
      publicPath: buildPath(host, buildId),
      outputPath,
      plugins: hostPlugins(),
      splitChunks,
    }),
  );
  const files = entryFiles(compilation);
  writePage(outputPath, { base: buildPath(host, buildId), files });
  const build: ShellBuild = {
    kind: 'shell',
    ...buildFacts(host, buildId, outputPath),
    provides: providedVersions(),
    contributionTypes,
  };
  writeFileSync(join(outputPath, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return hostParts(files);
}

function entryFiles(compilation: Compilation): string[] {
  return compilation.entrypoints.get('main')?.getFiles() ?? [];
}

function oneChunk(name: string) {
  return { name, chunks: 'async' as const, enforce: true };
}
