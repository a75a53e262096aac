import { formatLimits } from './format-limits.ts';

/**
 * Limits of a file that is read; sizes are bytes unless said otherwise. A file that is beyond one is refused with an error
 * of its own, before or while it is unpacked, so that it costs no more than the limit allows.
 */
export const readLimits = {
  /** The file as it was uploaded. A million rows of 20 columns take some 190 MB. */
  fileBytes: 400_000_000,
  /** A file of the old binary format, which is read as a whole. */
  xlsBytes: 20_000_000,
  /** Parts of the zip archive, pictures among them. */
  entries: 10_000,
  /** All parts together, unpacked. A million rows of 20 columns take 1.2 GB. */
  unpackedBytes: 4_000_000_000,
  /** Unpacked to packed, of a part. Sheets have 5 to 40, a million equal cells about 100. */
  ratio: 250,
  /** Below this a part hurts nobody, whatever its ratio. */
  harmlessBytes: 20_000_000,
  /** Parts that are read as a whole, such as the list of sheets and the styles. */
  partBytes: 16_000_000,
  rows: formatLimits.rows,
  /** Columns with values; a model has some hundred fields. */
  columns: 1_000,
  /** Different texts of a workbook, and their bytes: they are kept in memory while it is read. */
  sharedTexts: 4_000_000,
  sharedTextBytes: 128_000_000,
  /** UTF-16 units of a cell. */
  cellText: formatLimits.cellText,
  /** UTF-16 units of the XML of a row that is read at once; a longer one is read by a slower way. */
  rowText: 4_000_000,
  /** Rectangles of merged cells in the head. */
  merges: 10_000,
  /** Processor time of reading, in ms. A million rows take 30 s; time on the wall would count what others do. */
  processorMs: 180_000,
  /** Memory of the thread that reads, in MB. */
  memoryMb: 256,
  /** The same for the old binary format: a file of 10 MB is read in 256 MB, one of 20 MB is not. */
  xlsMemoryMb: 384,
} as const;

/** Limits of a file that is read. */
export type ReadLimits = Readonly<Record<keyof typeof readLimits, number>>;
