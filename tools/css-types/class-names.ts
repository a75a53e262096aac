import postcss from 'postcss';
import localByDefault from 'postcss-modules-local-by-default';
import scope from 'postcss-modules-scope';

const processor = postcss([localByDefault(), scope({ generateScopedName: (name: string) => name })]);

/** Returns the names that a CSS module exports, by the plugins with which css-loader reads it: classes, ids and key frames outside `:global`. */
export function classNamesOf(css: string, path: string): readonly string[] {
  const names = new Set<string>();
  // Reading the root runs the plugins at once; none of them is asynchronous.
  processor.process(css, { from: path }).root.walkRules(':export', (rule) => {
    rule.walkDecls(({ prop }) => void names.add(prop));
  });
  return [...names].toSorted();
}

/** Returns the declaration of a CSS module: one key for each name. A name that is no identifier is written in quotes. */
export function declarationOf(names: readonly string[]): string {
  const keys = names.map((name) => `  readonly ${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}: string;\n`);
  return `declare const styles: {\n${keys.join('')}};\nexport default styles;\n`;
}
