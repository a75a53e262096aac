import { sharedLibraries } from './libraries.ts';

/** Packages that stand or fall with a shared one: a copy of them is a second context of the same thing. */
const companions = [
  'react-router',
  'scheduler',
  '@ant-design/icons',
  '@ant-design/cssinjs',
  '@rc-component',
  'immer',
  'redux',
  'reselect',
];

const singletons = new Set([...sharedLibraries.map(({ from }) => from), ...companions]);

/** dayjs' plugins and locales are made to be bundled: they hold no state and register with the one shared dayjs. */
const harmless = /[\\/]dayjs[\\/](esm[\\/])?(plugin|locale)[\\/]/;

/**
 * The modules of a remote's build that must come from the host instead, by file. `files` are the absolute paths of
 * everything that was bundled.
 */
export function secondCopies(files: readonly string[]): string[] {
  return files.filter((file) => {
    if (/[\\/]shared-kit[\\/]src[\\/]/.test(file)) return true;
    if (harmless.test(file)) return false;
    const name = packageOf(file);
    return name !== null && (singletons.has(name) || singletons.has(name.split('/')[0] ?? ''));
  });
}

function packageOf(file: string): string | null {
  const match = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file);
  return match?.[1]?.replace('\\', '/') ?? null;
}
