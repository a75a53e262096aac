/** Time in ms, pages of paper and bytes of the heap above those before, at the most. */
export interface PrintMeasure {
  readonly ms: number;
  readonly pages: number;
  readonly peakBytes: number;
}
