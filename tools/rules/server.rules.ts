import { library, type ImportRule } from './rule.ts';

const modules = '^platform-server/src/modules/';
const recordStore = '^platform-server/src/record-store/';
const spreadsheets = '^platform-server/src/spreadsheets/';
const database = library('kysely', 'pg', 'pg-copy-streams', 'pg-boss');

/** Inside the server: routes -> service -> repository, doors between modules, SQL in its few places. */
export const serverRules: readonly ImportRule[] = [
  {
    name: 'routes-do-not-skip-the-service',
    instead: 'A route calls its service; the service calls the repository. Add a method to the service.',
    from: { path: '\\.routes\\.ts$' },
    to: { path: '\\.repository\\.ts$' },
  },
  {
    name: 'service-knows-no-route',
    instead: 'A service does not know how it is called. Take what you need from the route as an argument.',
    from: { path: '\\.service\\.ts$' },
    to: {
      path: ['\\.routes\\.ts$', '^platform-server/src/plugins/', library('fastify', '@fastify/[^/]+')],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'repository-knows-no-rules',
    instead: 'A repository reads and writes rows. Decide in the service, shape the reply in the presenter.',
    from: { path: '\\.repository\\.ts$' },
    to: { path: ['\\.(routes|service|policy|presenter)\\.ts$', library('fastify', '@fastify/[^/]+')] },
  },
  {
    name: 'presenter-and-policy-are-leaves',
    instead: 'A policy and a presenter work on what they are given. Let the service fetch it.',
    from: { path: '\\.(policy|presenter)\\.ts$' },
    to: { path: '\\.(routes|service|repository)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'module-door',
    instead:
      "Another module is seen through its index.ts only. Export what you need there, or ask that module's service for it.",
    from: { path: `${modules}([^/]+)/` },
    to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/index\\.ts$`] },
  },
  {
    name: 'module-door-from-outside',
    instead: 'A module is seen through its index.ts only. Export what you need there.',
    from: {
      path: '^(platform-server/src|demo|bench|tools|deploy)/',
      pathNot: [modules, '^platform-server/src/testing/'],
    },
    to: { path: modules, pathNot: `${modules}[^/]+/index\\.ts$` },
  },
  {
    name: 'no-ring-in-the-server',
    instead:
      'In the server not even types go round in a ring: who needs whom could not be read. Move the type that both need into a third file.',
    from: { path: '^platform-server/src/' },
    to: { path: '^platform-server/src/', circular: true },
  },
  {
    name: 'record-store-imports-no-module',
    instead:
      'The record store is below every module: it makes SQL from metadata. Hand it what it needs as an argument, such as a condition.',
    from: { path: recordStore },
    to: { path: modules },
  },
  {
    name: 'record-store-door',
    instead: 'The record store is seen through its index.ts only. Export what you need there.',
    // What a migration did once stays as it was, whatever becomes of the door.
    from: {
      path: '^(platform-server/src|demo|bench|tools|deploy)/',
      pathNot: [recordStore, '\\.test\\.ts$', '^platform-server/src/database/migrations/'],
    },
    to: { path: recordStore, pathNot: `${recordStore}index\\.ts$` },
  },
  {
    name: 'spreadsheets-stand-alone',
    instead:
      'Spreadsheets are streams of rows that know nothing of the server. Hand over rows, or take what you need from shared-kit or a library.',
    from: { path: spreadsheets },
    to: { path: '^platform-server/src/', pathNot: spreadsheets },
  },
  {
    name: 'spreadsheets-door',
    instead: 'Spreadsheets are seen through their index.ts only. Export what you need there.',
    // Tests of what reads files read the files that other programs write.
    from: { path: '^(platform-server/src|demo|bench|tools|deploy)/', pathNot: [spreadsheets, '\\.test\\.ts$'] },
    to: { path: spreadsheets, pathNot: `${spreadsheets}index\\.ts$` },
  },
  {
    name: 'sql-in-its-places',
    instead:
      'SQL lives in repositories, record-store/, database/ (with its migrations) and jobs/. Add a repository method; the executor is its argument, its type comes from database/.',
    from: {
      path: '^(platform-server|demo|deploy|tools)/',
      pathNot: [
        '\\.repository\\.ts$',
        '^platform-server/src/(record-store|database|jobs)/',
        '\\.db\\.test\\.ts$',
        '/testing/',
      ],
    },
    to: { path: database },
  },
];
