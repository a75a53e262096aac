/** A file of the repository, as the checks see it. */
export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** One place that breaks a check. `line` counts from 1; 0 means the file as a whole. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** A check over all files, and what to do about what it finds. */
export interface Check {
  readonly name: string;
  readonly instead: string;
  find(files: readonly SourceFile[]): Finding[];
}
