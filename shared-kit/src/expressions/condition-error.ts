import { evaluate, FeelFunction } from 'feelin';
import type { BilingualText } from '../i18n/bilingual-text.ts';
import { metered } from './budget.ts';
import { feelTexts } from './feel.texts.ts';
import { readingError, syntaxTree } from './read-expression.ts';
import { wrongPattern } from './written-patterns.ts';

/** Returns why a FEEL condition cannot be read, in words with what to write instead; null when it can. */
export function conditionError(text: string): BilingualText | null {
  const unreadable = readingError(text);
  if (unreadable !== null) return unreadable;
  try {
    const { value } = metered(() => evaluate(`function(value) ${text}`));
    return value instanceof FeelFunction ? wrongPattern(text) : faultOf(text);
  } catch {
    return faultOf(text);
  }
}

/** The words for a text that is no expression: what a person can see comes before what a parser says. */
function faultOf(text: string): BilingualText {
  if (text.trim() === '') return feelTexts.empty;
  return bracketFault(text) ?? foreignFault(text) ?? parserFault(text);
}

/** A text, a remark, a bracket, or a quotation mark that nothing closes. */
const marks = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|["()[\]{}]/g;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The ends of a range may be brackets of any kind, so that nothing is told of brackets beside one. */
function bracketFault(text: string): BilingualText | null {
  const open: { readonly bracket: string; readonly at: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '"') return feelTexts.unclosedText(index + 1);
    if (text.includes('..') || mark.length > 1) continue;
    if (mark in closing) open.push({ bracket: mark, at: index + 1 });
    else if (closing[open.pop()?.bracket ?? ''] !== mark) return feelTexts.unopenedBracket(mark, index + 1);
  }
  const last = open.at(-1);
  return last === undefined ? null : feelTexts.unclosedBracket(last.bracket, last.at, closing[last.bracket] ?? '');
}

/** Words of other languages that people write, with what FEEL has for them. */
const foreign: readonly (readonly [written: RegExp, instead: string])[] = [
  [/\?/, 'if … then … else …'],
  [/%/, 'modulo( , )'],
];

function foreignFault(text: string): BilingualText | null {
  const plain = text.replaceAll(marks, (part) => (part.length > 1 ? ' '.repeat(part.length) : part));
  const number = /\b\d{1,3}(?:,\d{3})+\b/.exec(plain);
  if (number !== null && !plain.includes('(')) return feelTexts.thousands(number[0], number.index + 1);
  for (const [written, instead] of foreign) {
    const found = written.exec(plain);
    if (found !== null) return feelTexts.instead(found[0], instead, found.index + 1);
  }
  return null;
}

/** Forms that need all their words. */
const forms: Readonly<Record<string, string>> = {
  IfExpression: 'if … then … else …',
  QuantifiedExpression: 'some x in … satisfies …',
  ForExpression: 'for x in … return …',
};

function parserFault(text: string): BilingualText {
  const end = text.trimEnd().length;
  let fault: { readonly at: number; readonly within: string } = { at: end, within: '' };
  let isFound = false;
  syntaxTree(text).iterate({
    enter({ type, from, node }) {
      if (!type.isError || isFound) return;
      isFound = true;
      fault = { at: from, within: node.parent?.name ?? '' };
    },
  });
  if (fault.at < end) {
    const [part = ''] = /^\s*(?:[\p{L}\p{N}_]+|\S)/u.exec(text.slice(fault.at)) ?? [];
    const at = fault.at + part.length - part.trimStart().length;
    return feelTexts.unreadable(part.trim(), at + 1);
  }
  if (/\bbetween\b(?!.*\band\b)/.test(text)) return feelTexts.form('between … and …');
  const form = forms[fault.within];
  if (form !== undefined) return feelTexts.form(form);
  const [last = ''] = /[\p{L}\p{N}_]+$|[^\s\p{L}\p{N}_]+$/u.exec(text.slice(0, end)) ?? [];
  return feelTexts.breaksOff(last);
}
