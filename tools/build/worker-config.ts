import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { swcRule } from './swc-rule.ts';

/** The configuration that makes the script of a thread one file, for production. */
export function workerConfig(
  file: string,
  { path, name }: { readonly path: string; readonly name: string },
): Configuration {
  return {
    mode: 'production',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: file,
    output: { path, filename: name, publicPath: '' },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [swcRule({ refresh: false })],
      // What it imports comes with it: a thread fetches nothing.
      parser: { javascript: { dynamicImportMode: 'eager', url: false } },
    },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    performance: false,
  };
}

const workerFile = /\.worker\.ts$/;

/** The script of a thread as a file beside the page's own. Comes before the rule of assets. */
export const workerRule = {
  test: workerFile,
  dependency: 'url',
  type: 'asset/resource' as const,
  generator: { filename: '[name].[contenthash:8].js' },
  loader: fileURLToPath(new URL('webpack-worker.ts', import.meta.url)),
};

/** webpack's own way to build threads is off: it knows nothing of the federation. */
export const workerParser = { javascript: { worker: false } } as const;
