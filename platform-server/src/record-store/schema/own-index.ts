/** An index that a model has for its own lists or references. */
export interface OwnIndex {
  readonly name: string;
  /** The list of what it indexes, as SQL. */
  readonly list: string;
  /** Names of the model's columns in it. */
  readonly columns: readonly string[];
}
