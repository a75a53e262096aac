declare module 'postcss-modules-local-by-default' {
  import type { Plugin } from 'postcss';

  /** Reads every class as local that `:global` does not except. */
  export default function localByDefault(): Plugin;
}

declare module 'postcss-modules-scope' {
  import type { Plugin } from 'postcss';

  /** Adds a rule `:export` with the local names. */
  export default function scope(options: { generateScopedName(name: string): string }): Plugin;
}
