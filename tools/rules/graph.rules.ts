import { testFiles, type ImportRule } from './rule.ts';

const product = '^(shared-kit|shell-host|mf-[^/]+|platform-server)/src/';

/** Rules that hold for every import. */
export const graphRules: readonly ImportRule[] = [
  {
    name: 'no-cycle',
    instead:
      'These files import each other in a ring. Move what both need into a third file, or pass it as an argument.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    instead:
      "This import leads nowhere. Write the file's extension, or add the package to package.json and the catalog.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'declared-dependency',
    instead: 'The package is not in this package\'s package.json. Add it as "catalog:" and install.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-dependency-in-product',
    instead: 'Product code runs without devDependencies. Move the package to dependencies, or the code to a test.',
    from: { path: product, pathNot: [...testFiles] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/node_modules/@types/' },
  },
  {
    name: 'no-test-code-in-product',
    instead: 'Product code does not import tests or the testing kit. Move what you need out of there.',
    from: { path: product, pathNot: [...testFiles] },
    to: { path: ['\\.test\\.tsx?$', '^shared-kit/src/testing/'] },
  },
];
