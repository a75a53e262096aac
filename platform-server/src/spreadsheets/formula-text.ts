/**
 * Beginnings that make spreadsheets calculate a text, also full-width ones, which they take for the same in Chinese and
 * Japanese, and behind the apostrophes that keep them from it.
 */
const formulaBeginning = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Returns a text that no spreadsheet runs as a formula: one that begins as a formula does gets an apostrophe in front.
 * Call it for the texts of people and of records, in xlsx as in csv: an inline text of an xlsx never runs, but the same
 * sheet saved as csv again would. Numbers and dates are cells of their kind and need no such thing.
 */
export function neutralizeFormula(text: string): string {
  return formulaBeginning.test(text) ? `'${text}` : text;
}

/** Returns the text that `neutralizeFormula` was given: the one apostrophe in front of a formula's beginning goes. */
export function restoreFormula(text: string): string {
  return text.startsWith("'") && formulaBeginning.test(text) ? text.slice(1) : text;
}
