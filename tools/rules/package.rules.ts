import { browserFiles, library, pureFolders, type ImportRule } from './rule.ts';

const others = 'shell-host|mf-[^/]+|platform-server|demo|e2e|bench|deploy|tools';

/** Rules for which package may import which: shared-kit is the floor, everything else meets at run time. */
export const packageRules: readonly ImportRule[] = [
  {
    name: 'shared-kit-is-the-floor',
    instead: 'The floor imports no other package. Move what you need into shared-kit, or pass it in as an argument.',
    from: { path: '^shared-kit/' },
    to: { path: `^(${others})/` },
  },
  {
    name: 'remote-stands-alone',
    instead:
      'A remote imports shared-kit only. Reach another remote through an exposed module or a slot of the shell, the server through a contract endpoint.',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: `^(${others})/`, pathNot: '^$1/' },
  },
  {
    name: 'shell-stands-alone',
    instead:
      'The shell imports shared-kit only. Remotes come from the registry at run time, data through a contract endpoint.',
    from: { path: '^shell-host/' },
    to: { path: `^(${others})/`, pathNot: '^shell-host/' },
  },
  {
    name: 'server-stands-alone',
    instead: 'The server imports shared-kit only. Code that both need belongs in a pure folder of shared-kit.',
    from: { path: '^platform-server/' },
    to: { path: `^(${others})/`, pathNot: '^platform-server/' },
  },
  {
    name: 'server-uses-pure-folders',
    instead: `Outside the browser only the pure folders of shared-kit exist (${pureFolders.replaceAll('|', ', ')}). Put the pure part there.`,
    // The set-up of the browser's tests takes the testing kit.
    from: { path: '^(platform-server|demo|deploy|tools)/', pathNot: '^tools/jest/web-' },
    to: { path: '^shared-kit/src/', pathNot: `^shared-kit/src/(${pureFolders})/` },
  },
  {
    name: 'server-uses-no-view',
    instead:
      'React files of shared-kit belong to the browser. Import the pure file beside it, or put the pure part there.',
    from: { path: '^(platform-server|demo|deploy|tools)/', pathNot: '^tools/jest/web-' },
    to: { path: browserFiles.map((file) => `^shared-kit/src/.*${file}`) },
  },
  {
    name: 'e2e-drives-from-outside',
    instead:
      'End-to-end tests use the browser, HTTP and command lines. From our code they may take only types and texts of shared-kit, the names of the demo accounts and what starts a process (tools/run).',
    from: { path: '^e2e/' },
    to: {
      path: ['^(shell-host|mf-[^/]+|platform-server|demo|bench|deploy|tools)/', '^shared-kit/src/(ui|api|testing)/'],
      pathNot: ['^demo/accounts\\.ts$', '^tools/run/'],
    },
  },
  {
    name: 'no-package-root',
    instead: 'A package has no root barrel. Import the subpath you mean, such as @portico/shared-kit/fields.',
    from: {},
    to: { path: '^[^/]+/(src/)?index\\.tsx?$' },
  },
  {
    name: 'react-stays-out-of-the-server',
    instead:
      'React, antd and the store belong to the browser. Move the pure part to shared-kit and leave the view there.',
    from: { path: '^(platform-server|demo|deploy)/' },
    to: { path: library('react', 'react-[^/]+', 'antd', '@ant-design/[^/]+', '@reduxjs/toolkit') },
  },
];
