import { browserFiles, library, pureFolders, type ImportRule } from './rule.ts';

const harmless = [
  library('dayjs', 'typebox', 'feelin', 'bpmn-moddle', 'diff', 'fast-check', 'uuid', '@jest/globals'),
  '^shared-kit/src/',
];
const browser = library(
  'react',
  'react-[^/]+',
  'antd',
  '@ant-design/[^/]+',
  '@reduxjs/toolkit',
  '@tanstack/[^/]+',
  'sortablejs',
);
const outside = [
  'core',
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-no-pkg',
  'npm-unknown',
  'unknown',
  'undetermined',
];

/** Rules for code that must stay computable anywhere: no clock, no disk, no network, no view. */
export const purityRules: readonly ImportRule[] = [
  {
    name: 'engine-is-pure',
    instead:
      'The workflow engine is a pure function. Take clock, ids and rows as arguments; the service that calls it does the rest.',
    from: { path: '^platform-server/src/workflow-engine/', pathNot: '\\.test\\.ts$' },
    to: { dependencyTypes: outside, pathNot: harmless },
  },
  {
    name: 'engine-knows-no-server',
    instead: 'The workflow engine imports itself and shared-kit only. Map rows to its types in the calling module.',
    from: { path: '^platform-server/src/workflow-engine/', pathNot: '\\.test\\.ts$' },
    to: { path: '^platform-server/src/', pathNot: '^platform-server/src/workflow-engine/' },
  },
  {
    name: 'models-import-no-library',
    instead:
      'A .kind or .model file is pure: clock, locale and user are arguments, views and input or output live elsewhere.',
    from: { path: '\\.(kind|model)\\.ts$' },
    to: { dependencyTypes: outside, pathNot: harmless },
  },
  {
    name: 'models-import-no-view',
    instead: 'A .kind or .model file is what views, routes and repositories import. Turn the import round.',
    from: { path: '\\.(kind|model)\\.ts$' },
    to: { path: ['\\.tsx$', '\\.(ui|api|routes|service|repository|job)\\.ts$', '^shared-kit/src/(api|testing)/'] },
  },
  {
    name: 'pure-folders-know-no-browser',
    instead:
      'This folder of shared-kit runs on the server too. Put what needs React or the store in a .tsx, a .ui file, or in ui/ or api/.',
    from: { path: `^shared-kit/src/(${pureFolders})/`, pathNot: [...browserFiles, '\\.test\\.ts$'] },
    to: { path: [browser, '^shared-kit/src/(ui|api|testing)/', ...browserFiles] },
  },
  {
    name: 'browser-code-uses-no-node',
    instead: 'The browser has no Node modules. Do it on the server, or with what browsers offer.',
    from: { path: '^(shared-kit|shell-host|mf-[^/]+)/src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
    to: { dependencyTypes: ['core'] },
  },
];
