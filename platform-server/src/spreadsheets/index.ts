export type { CellRange } from './cell-address.ts';
export {
  type CellInput,
  type DateInput,
  type DecimalInput,
  mergedCell,
  type SpreadsheetCell,
  type SpreadsheetRow,
} from './cells.ts';
export { byteOrderMark, type CsvDesign, writeCsv } from './csv/write-csv.ts';
export { type DuplicateHead, findDuplicateHeads } from './duplicate-heads.ts';
export { neutralizeFormula, restoreFormula } from './formula-text.ts';
export type { SpreadsheetFile } from './open-spreadsheet.ts';
export { type ReadLimits, readLimits } from './read-limits.ts';
export { type ScanOptions, scanSpreadsheet } from './scanning/scan-spreadsheet.ts';
export type { SpreadsheetScan, SheetInfo } from './spreadsheet.ts';
export type { ChoiceList, HeadCell, SheetColumn, SheetDesign, WriteSummary } from './writing/sheet-design.ts';
export { textFormat } from './writing/style-table.ts';
export { writeXlsx } from './writing/write-xlsx.ts';
