/**
 * Signs that XML gives a meaning or cannot hold. An underscore that would be read as the beginning of an escape is one,
 * also where an escape of ours would end it.
 */
const special = /[&<>"\ufffe\uffff]|(?![\t\n])\p{Cc}|_(?=x[\da-fA-F]{4}(?:[_\ufffe\uffff]|(?![\t\n])\p{Cc}))/gu;
/** Also lone halves of surrogate pairs. */
const needsWork = /[&<>"\ufffe\uffff\p{Cs}]|(?![\t\n])\p{Cc}|_x[\da-fA-F]{4}/u;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // No database keeps it, and programs end texts at it.
  '\0': '\ufffd',
};

function escapeSign(sign: string): string {
  return entities[sign] ?? `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/**
 * Returns a text for the content or an attribute of a sheet's XML. Signs that XML cannot hold are escaped as spreadsheets
 * do (`_x000B_`); NUL and lone halves of surrogate pairs, which nothing can hold, become U+FFFD.
 */
export function xmlText(text: string): string {
  return needsWork.test(text) ? text.toWellFormed().replace(special, escapeSign) : text;
}

/** Returns a `t` element; blanks at its ends and its lines are kept. */
export function textElement(text: string): string {
  const xml = xmlText(text);
  return /^\s|\s$|\n/.test(xml) ? `<t xml:space="preserve">${xml}</t>` : `<t>${xml}</t>`;
}

/** Declaration at the beginning of every part of the file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
