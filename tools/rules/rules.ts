import { graphRules } from './graph.rules.ts';
import { packageRules } from './package.rules.ts';
import { purityRules } from './purity.rules.ts';
import { remoteRules } from './remote.rules.ts';
import type { ImportRule } from './rule.ts';
import { serverRules } from './server.rules.ts';
import { sharedKitRules } from './shared-kit.rules.ts';

/** Every import rule. A rule without a tree in `fixtures/` fails the test beside this file. */
export const importRules: readonly ImportRule[] = [
  ...packageRules,
  ...sharedKitRules,
  ...remoteRules,
  ...serverRules,
  ...purityRules,
  ...graphRules,
];

export { specifierRules } from './specifier.rules.ts';
