import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { inRoot } from '../federation/workspace.ts';
import { assetRule, type BuildOptions, commonConfig, scriptRule, styleRules, toolFiles } from './webpack-config.ts';
import { workerParser, workerRule } from './worker-config.ts';

const require = createRequire(import.meta.url);

/** Put before an exposed module, it lets a remote's own refresh runtime start before React components are defined. */
export const refreshEntry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

/** The development configuration: readable, in memory, with Fast Refresh. */
export function developmentConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options);
  return {
    ...common,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...common.output, filename: '[name].js', chunkFilename: '[name].js', assetModuleFilename: '[name][ext]' },
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache', 'webpack-dev'),
      name: options.packageName,
      buildDependencies: { config: toolFiles() },
    },
    module: {
      parser: workerParser,
      rules: [scriptRule(true), ...styleRules(require.resolve('style-loader')), assetRule, workerRule],
    },
    plugins: [
      new ReactRefreshPlugin({ library: options.uniqueName, forceEnable: true, overlay: false }),
      ...options.plugins,
    ],
  };
}
