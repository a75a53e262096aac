import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type PathData } from 'webpack';
import { host, inRoot, isRemote, packageFolder } from '../federation/workspace.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { swcRule } from './swc-rule.ts';
import { workerParser, workerRule } from './worker-config.ts';

const require = createRequire(import.meta.url);

/** Options that differ between the packages and between the two ways of building. */
export interface BuildOptions {
  readonly packageName: string;
  /** The federation name for a remote, any stable word for the host: keeps two builds' chunk registries apart. */
  readonly uniqueName: string;
  readonly entry: Record<string, string>;
  readonly publicPath: string;
  readonly outputPath: string;
  readonly plugins: NonNullable<Configuration['plugins']>;
  /** Rules by which the chunks that are fetched later are cut; webpack's own way where it is left out. */
  readonly splitChunks?: NonNullable<Configuration['optimization']>['splitChunks'];
}

/** The production configuration shared by the host and all remotes. */
export function productionConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options);
  return {
    ...common,
    mode: 'production',
    devtool: false,
    resolve: { ...common.resolve, alias: productionRouter() },
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache', 'webpack'),
      name: options.packageName,
      buildDependencies: { config: toolFiles() },
    },
    module: {
      parser: workerParser,
      rules: [
        scriptRule(false),
        ...(isRemote(options.packageName) ? [antdPartsRule] : []),
        endpointRule,
        pureRule,
        oneRuntimeRule,
        styleNonceRule,
        antdStyleRule,
        antdCssRule,
        ...styleRules(MiniCssExtractPlugin.loader),
        assetRule,
        workerRule,
      ],
    },
    plugins: pluginsOf(options),
    optimization: optimizationOf(options),
    performance: false,
  };
}

function optimizationOf({ splitChunks }: BuildOptions): NonNullable<Configuration['optimization']> {
  const swc = { minify: TerserPlugin.swcMinify, terserOptions: { compress: {}, mangle: true } };
  return { ...(splitChunks ? { splitChunks } : {}), minimizer: [new TerserPlugin({ ...swc, extractComments: false })] };
}

function pluginsOf({ plugins }: BuildOptions): BuildOptions['plugins'] {
  return [
    // Styles of different parts never meet on one element, so that their order says nothing.
    new MiniCssExtractPlugin({ filename: contentHashed('css'), chunkFilename: chunkNames('css'), ignoreOrder: true }),
    compiledWhileFetched(),
    new ChunkIntegrityPlugin(),
    ...plugins,
  ];
}

/**
 * Asks browsers that know the word to compile a file's functions beside the page's thread, while the file comes in. Else each is compiled
 * where it is first called, which took a third of the first drawing of a list. Others read a comment.
 */
function compiledWhileFetched() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** The router's build for production, which its own package names nowhere. */
function productionRouter(): Record<string, string> {
  const file = (name: string) => packageFolder(host, 'node_modules/react-router/dist/production', name);
  return { 'react-router$': file('index.mjs'), 'react-router/dom$': file('dom-export.mjs') };
}

/** Returns the configuration that production and development builds have in common. */
export function commonConfig({ packageName, uniqueName, entry, publicPath, outputPath }: BuildOptions): Configuration {
  return {
    name: packageName,
    context: packageFolder(packageName),
    target: ['web', 'es2022'],
    entry,
    output: {
      path: outputPath,
      publicPath,
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
      filename: contentHashed('js'),
      chunkFilename: chunkNames('js'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * The folder of a build has its version, so that a short hash tells apart what is in it; every chunk's stands in the
 * script that each visitor waits for.
 */
function chunkNames(kind: 'js' | 'css'): string {
  return `[name].[contenthash:6].${kind}`;
}

/**
 * The federation asks for an entry's file name before content hashes exist; then the plain name is the answer, which
 * is also why `remoteEntry.js` has no hash: its folder is versioned instead.
 */
function contentHashed(kind: 'js' | 'css'): (data: PathData) => string {
  const key = kind === 'js' ? 'javascript' : 'css/mini-extract';
  return ({ chunk }) => {
    const hashes = (chunk as { contentHash?: Record<string, string> } | undefined)?.contentHash;
    return hashes?.[key] ? `[name].[contenthash:8].${kind}` : `[name].${kind}`;
  };
}

/** TypeScript and JSX of a page. `refresh` adds the hooks of React Fast Refresh. */
export function scriptRule(refresh: boolean) {
  return swcRule({ refresh, exclude: [/\.worker\.ts$/] });
}

/** CSS modules for `*.module.css`, plain CSS otherwise. `outermost` is what takes the result: a file or a style tag. */
export function styleRules(outermost: string) {
  const css = (modules: object | false) => ({
    loader: require.resolve('css-loader'),
    options: { modules, importLoaders: 0 },
  });
  const named = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: '[name]-[local]-[hash:base64:5]',
  };
  return [
    { test: /\.module\.css$/, use: [outermost, css(named)] },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [outermost, css(false)], sideEffects: true },
  ];
}

/** Pictures and fonts: small ones inside the script, others as files. */
export const assetRule = { test: /\.(svg|png|jpe?g|gif|webp|woff2)$/, type: 'asset' as const };

/** Summaries of endpoints are for the API's description. Comes before TypeScript is compiled. */
const endpointRule = {
  test: /[\\/]shared-kit[\\/]src[\\/]contract[\\/][\w-]+\.endpoints\.ts$/,
  enforce: 'pre' as const,
  loader: fileURLToPath(new URL('webpack-endpoint-summaries.ts', import.meta.url)),
};

/** antd's parts say nothing about side effects and have none: what is not used of them stays out. */
const pureRule = {
  test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/][^\\/]+[\\/](es|lib)[\\/].*\.js$/,
  sideEffects: false,
};

/**
 * The federation's plugin that hands the host's runtime to remotes requires a copy of its own in the older module format. It takes the
 * modules that the page has already.
 */
const oneRuntimeRule = {
  test: /[\\/]inject-external-runtime-core-plugin[\\/]/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'webpack', 'browser', 'default'] } } },
};

/** antd's one maker of style tags; not every caller of it hands on the page's nonce. */
const styleNonceRule = {
  test: /[\\/]@rc-component[\\/]util[\\/](es|lib)[\\/]Dom[\\/]dynamicCSS\.js$/,
  loader: fileURLToPath(new URL('webpack-style-nonce.ts', import.meta.url)),
};

/** antd's styles come from its style sheet: what would make them in the page stays out. */
const antdStyleRule = {
  test: /[\\/]node_modules[\\/]antd[\\/]es[\\/].+[\\/]style[\\/].+\.js$/,
  loader: fileURLToPath(new URL('webpack-antd-styles.ts', import.meta.url)),
};

/** antd's style sheet has variables in it that no page of ours asks for. */
const antdCssRule = {
  test: /[\\/]antd[\\/]dist[\\/]antd\.css$/,
  enforce: 'pre' as const,
  loader: fileURLToPath(new URL('webpack-antd-css.ts', import.meta.url)),
};

/** Remotes write `antd`; each component is shared on its own. Comes after TypeScript has been compiled. */
const antdPartsRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'post' as const,
  loader: fileURLToPath(new URL('webpack-antd-parts.ts', import.meta.url)),
};

/** Every file that shapes a build: the cache is void when one of them changes. */
export function toolFiles(): string[] {
  const folders = ['tools/build', 'tools/federation'];
  return folders
    .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => inRoot(folder, name)))
    .concat(inRoot('pnpm-lock.yaml'), inRoot('shared-kit/package.json'));
}
