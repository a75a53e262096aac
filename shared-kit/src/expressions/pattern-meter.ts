/** The count of a pattern's work. */
export interface PatternMeter {
  spend(steps: number): void;
  text(length: number): void;
  list(length: number): void;
}
