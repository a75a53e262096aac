/** Matches a character for which a cell of a spreadsheet's text needs quotes. */
const special = /["\t\r\n]/;
/** A cell in quotes, which may hold tabs and line breaks; one that goes on behind its quotes is meant as it stands. */
const quoted = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y;
const plain = /[^\t\r\n]*/y;
const lineEnd = /\r\n|\r|\n/y;

/**
 * The cells of a text as spreadsheets put it on the clipboard: tabs between cells, line breaks between rows, quotes
 * around cells that hold either. The break after the last row begins no other one.
 */
export function readTableText(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < text.length || row.length > 0) {
    const inQuotes = take(quoted);
    row.push(inQuotes === null ? (take(plain)?.[0] ?? '') : (inQuotes[1] ?? '').replaceAll('""', '"'));
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    take(lineEnd);
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Cells as a text that spreadsheets read, and `readTableText` too. */
export function writeTableText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join('\t')).join('\r\n');
}
