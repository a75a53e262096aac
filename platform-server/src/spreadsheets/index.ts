export type { CellInput, DateInput, DecimalInput } from './cells.ts';
export { type CsvDesign, writeCsv } from './csv/write-csv.ts';
export { neutralizeFormula, restoreFormula } from './formula-text.ts';
export type { ChoiceList, HeadCell, SheetColumn, SheetDesign, WriteSummary } from './writing/sheet-design.ts';
export { textFormat } from './writing/style-table.ts';
export { writeXlsx } from './writing/write-xlsx.ts';
