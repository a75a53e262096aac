import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** TypeScript and JSX through swc. `refresh` adds the hooks of React Fast Refresh. */
export function swcRule({
  refresh,
  exclude = [],
}: {
  readonly refresh: boolean;
  readonly exclude?: readonly RegExp[];
}) {
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, ...exclude],
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
      },
    },
  };
}
