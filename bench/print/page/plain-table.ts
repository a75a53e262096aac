import { lineColumns, type Line } from './records.ts';

/** A plain table of rows, as wide as the content of a page. */
export function plainTable(lines: readonly Line[]): HTMLTableElement {
  const table = document.createElement('table');
  table.style.width = '180mm';
  for (const line of lines) {
    const row = table.insertRow();
    for (const column of lineColumns) row.insertCell().textContent = line[column];
  }
  return table;
}
