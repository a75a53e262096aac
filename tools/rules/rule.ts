/** Import rule: a pattern of files, what they may not import, and what to do instead. */
export interface ImportRule {
  /** kebab-case; the fixture violation lives in `fixtures/<name>/`. */
  readonly name: string;
  /** Advice to the reader of the failure. One or two sentences. */
  readonly instead: string;
  readonly from: Side;
  readonly to: Side & {
    readonly circular?: boolean;
    readonly couldNotResolve?: boolean;
    readonly dependencyTypes?: readonly string[];
    readonly dependencyTypesNot?: readonly string[];
    readonly viaOnly?: { readonly dependencyTypesNot: readonly string[] };
  };
}

interface Side {
  /** Regular expressions over paths from the repository's root; `$1` in `to` repeats a group of `from`. */
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

/** Matches a library whether it was found in node_modules or could not be found (as in the fixtures). */
export function library(...names: readonly string[]): string {
  return `(^|/node_modules/)(@types/)?(${names.join('|')})(/|$)`;
}

/** Files that only tests load. */
export const testFiles = ['\\.test\\.tsx?$', '^shared-kit/src/testing/', '/testing/'] as const;

/** Folders of shared-kit without React and DOM: what the server and the tools may use. */
export const pureFolders =
  'fields|filters|data-rules|form-rules|expressions|contract|errors|permissions|audit|workflow|formats|i18n|list-address|list-scripts|portal-pages|remotes|print|reports';

/** Files inside the pure folders that belong to the browser all the same. */
export const browserFiles = [
  '\\.tsx$',
  '[.-]ui\\.ts$',
  '/fields/ui\\.ts$',
  '/use-[^/]+\\.ts$',
  '/react\\.ts$',
] as const;
