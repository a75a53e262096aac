import { appError } from '@portico/shared-kit/errors';

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const needsWork = /[&\r\ufffe\uffff]|(?![\t\n])\p{Cc}|_x[\da-fA-F]{4}_/u;
/** Signs that no XML may hold; those of C1 it may. */
const illegal = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/u;

function entityText(_whole: string, name: string): string {
  const text = named[name];
  if (text !== undefined) return text;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isSign = name.startsWith('#') && code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (!isSign) throw appError('spreadsheetDamaged');
  return String.fromCodePoint(code);
}

/** Returns a text with the signs that spreadsheets escape, such as `_x000B_`; NUL and lone halves of pairs become U+FFFD. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replaceAll(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16) || 0xfffd))
    .toWellFormed();
}

/** Returns the text that XML content stands for. Throws spreadsheetDamaged for unknown entities and signs that no XML has. */
export function decodeText(xml: string): string {
  if (!needsWork.test(xml)) return xml;
  if (illegal.test(xml)) throw appError('spreadsheetDamaged');
  const text = xml.replaceAll(/\r\n?/g, '\n');
  return unescapeText(text.includes('&') ? text.replaceAll(/&([^;&]{0,10});?/g, entityText) : text);
}

/** No part of it goes over a tag's beginning, so that hostile text costs no more than its length. */
const run = /<t(?:\s[^<>]*)?(?:\/>|>([^<]*)<\/t>)/g;

/** Returns the runs without those that say how a text is spoken. */
function withoutPhonetics(xml: string): string {
  let [written, at] = ['', 0];
  for (let start = xml.indexOf('<rPh'); start >= 0; start = xml.indexOf('<rPh', at)) {
    const end = xml.indexOf('</rPh>', start);
    if (end < 0) throw appError('spreadsheetDamaged');
    written += xml.slice(at, start);
    at = end + '</rPh>'.length;
  }
  return written + xml.slice(at);
}

/** Returns the text of an `is` or `si` element by its content: its runs in a row, without how they are spoken. */
export function textOfRuns(xml: string): string {
  if (xml.startsWith('<t>') && xml.indexOf('<', 3) === xml.length - 4) return decodeText(xml.slice(3, -4));
  let text = '';
  for (const [, part] of withoutPhonetics(xml).matchAll(run)) text += part ?? '';
  return decodeText(text);
}
