/** Time in ms until what was drawn is painted, and its pages of paper. */
export interface DrawingMeasure {
  readonly ms: number;
  readonly pages: number;
}
