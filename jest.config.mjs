import { fileURLToPath } from 'node:url';

// `npx jest --selectProjects pure|web|db <path>` runs from the root with nothing else set up.
// ES modules, ours and those of packages, are compiled to CommonJS (tools/jest/transform.mjs), so no Node flag is needed.
const inTools = (path) => fileURLToPath(new URL(`tools/jest/${path}`, import.meta.url));

const shared = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.portico', '<rootDir>/\\.cache'],
  resolver: inTools('resolver.cjs'),
  runtime: inTools('shared-modules-runtime.cjs'),
  transform: { '\\.(?:[cm]?[jt]s|[jt]sx)$': inTools('transform.mjs') },
  transformIgnorePatterns: [],
};

/** Node has no use for a page's styles and pictures; in tests a class name is its key. */
const assets = {
  '\\.module\\.css$': inTools('css-module.cjs'),
  '\\.(?:css|svg|png|jpe?g|gif|woff2?)$': inTools('asset.cjs'),
  // antd's es folders are the same code as lib, compiled for bundlers: one copy in a test, the one that loads faster.
  '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es(/.*)?$': '$1/lib$2',
};

export default {
  reporters: ['default', inTools('small-heap.mjs')],
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testEnvironment: inTools('node-environment.cjs'),
      testMatch: ['<rootDir>/*/src/**/*.test.ts', '<rootDir>/{demo,deploy,tools,bench,e2e}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$'],
      moduleNameMapper: assets,
      setupFilesAfterEnv: [inTools('long-timeout.ts'), inTools('fixed-seed.ts')],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: inTools('web-environment.cjs'),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      moduleNameMapper: assets,
      setupFiles: [inTools('web-globals.ts')],
      setupFilesAfterEnv: [inTools('web-setup.ts'), inTools('fixed-seed.ts')],
    },
    {
      ...shared,
      displayName: 'db',
      testEnvironment: inTools('node-environment.cjs'),
      testMatch: ['<rootDir>/**/*.db.test.ts'],
      globalSetup: inTools('db-setup.mjs'),
      globalTeardown: inTools('db-teardown.mjs'),
      setupFilesAfterEnv: [inTools('long-timeout.ts'), inTools('fixed-seed.ts')],
    },
  ],
};
