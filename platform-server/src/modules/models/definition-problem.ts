import type { BilingualText } from '@portico/shared-kit/errors';

/** What is wrong with a definition and where: the path of members and indexes to the value. */
export interface DefinitionProblem {
  readonly path: readonly (string | number)[];
  readonly detail: BilingualText;
}
