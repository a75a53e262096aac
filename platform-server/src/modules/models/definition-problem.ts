import type { BilingualText } from '@portico/shared-kit/i18n';

/** A problem of a definition and its place: the path of members and indexes to the value. */
export interface DefinitionProblem {
  readonly path: readonly (string | number)[];
  readonly detail: BilingualText;
}
