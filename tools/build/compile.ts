import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

/** Runs one webpack build to its end. Resolves with the compilation; throws with webpack's own words when it failed. */
export async function compile(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack was given no configuration');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(error) : result ? resolve(result) : reject(new Error('webpack gave no result')),
    );
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.compilation;
}
