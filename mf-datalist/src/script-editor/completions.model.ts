import type { BilingualText } from '@portico/shared-kit/i18n';
import { scriptAliases, type ScriptMember, scriptTypes } from '@portico/shared-kit/list-scripts/reference';
import { keysAround, membersOf, typeOf } from './script-types.model.ts';

/** Field of the list, as completions name it. */
export interface FieldName {
  readonly code: string;
  readonly title: string;
}

/** Completion at a place of a script. */
export interface ScriptOption {
  readonly label: string;
  readonly kind: 'property' | 'method' | 'constant' | 'field';
  /** Type or title, beside the label. */
  readonly detail: string;
  readonly words: BilingualText | null;
  /** Text that is inserted, with `${}` where the caret goes on; the label where it is absent. */
  readonly snippet?: string;
}

export interface ScriptOptions {
  /** Place from which they replace what is written. */
  readonly from: number;
  readonly options: readonly ScriptOption[];
}

/** Key of an object of the script, and the type that the object has. */
const typeOfKey: Readonly<Record<string, string>> = {
  options: 'Options',
  hooks: 'Hooks',
  pageConfig: 'PageConfig',
  apis: 'Apis',
  list: 'ListApi',
};

/** Returns what can stand at the end of a text that is the beginning of a script; null where nothing is known. */
export function optionsAt(before: string, fields: readonly FieldName[]): ScriptOptions | null {
  return inText(before, fields) ?? behindPoint(before, fields) ?? inObject(before);
}

const field = ({ code, title }: FieldName): ScriptOption => ({
  label: code,
  kind: 'field',
  detail: title,
  words: null,
});
const constant = (label: string): ScriptOption => ({ label, kind: 'constant', detail: '', words: null });
const member = ({ name, type, words }: ScriptMember): ScriptOption => ({
  label: name,
  kind: type.startsWith('(') ? 'method' : 'property',
  detail: type,
  words,
});

/** Characters before a place that say where it is: patterns that look back over a long line take their time. */
const nearby = 400;
const endOf = (before: string) => before.slice(-nearby);

/** Within quotes: selectors, reads, and the texts that a member may be. */
function inText(before: string, fields: readonly FieldName[]): ScriptOptions | null {
  const open = /(?:\b(cell|head|request)\(|\b(\w+)\s*:)\s*['"`]([^'"`\n]*)$/.exec(endOf(before));
  if (open === null) return null;
  const [, call, key, written = ''] = open;
  if (call === 'cell') {
    const row = written.lastIndexOf('.') + 1;
    return row === 0
      ? { from: before.length - written.length, options: [constant('*')] }
      : { from: before.length - written.length + row, options: fields.map(field) };
  }
  const from = before.length - written.length;
  if (call === 'head') return { from, options: fields.map(field) };
  const texts = call === 'request' ? textsOf(memberNamed('List', 'request')) : textsOf(memberWithTexts(key ?? ''));
  return texts.length === 0 ? null : { from, options: texts.map(constant) };
}

function memberNamed(type: string, name: string): string {
  return membersOf(type).find((each) => each.name === name)?.type ?? '';
}

/** Returns the type of the first member of this name that is one of several texts. */
function memberWithTexts(name: string): string {
  for (const { members } of Object.values(scriptTypes)) {
    const type = members.find((each) => each.name === name)?.type ?? '';
    if (textsOf(type).length > 0) return type;
  }
  return '';
}

function textsOf(type: string): readonly string[] {
  return [...(scriptAliases[type] ?? type).matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
}

const receiver = /([\w$]+(?:\.[\w$]+|\[[^\][]*\]|\([^()]*\))*)\.([\w$]*)$/;

/** Behind a point: the members of what stands before it. */
function behindPoint(before: string, fields: readonly FieldName[]): ScriptOptions | null {
  const match = receiver.exec(endOf(before));
  if (match === null) return null;
  const [, expression = '', written = ''] = match;
  const type = typeOf(expression, before.slice(0, before.length - match[0].length));
  const options = type === 'Data' ? fields.map(field) : membersOf(type).map(member);
  return options.length === 0 ? null : { from: before.length - written.length, options };
}

/** Returns the keys that one of the script's objects may have, where one begins. */
function inObject(before: string): ScriptOptions | null {
  const written = /(?:^|[{,(])\s*([\w$]*)$/.exec(endOf(before))?.[1];
  if (written === undefined) return null;
  const keys = keysAround(before);
  const around = keys.at(-1);
  const type = around === '' && keys.length === 1 ? 'Script' : typeOfKey[around ?? 'none'];
  if (type === undefined) return null;
  const options = membersOf(type).map((each) => ({ ...member(each), snippet: snippetOf(each) }));
  return { from: before.length - written.length, options };
}

function snippetOf({ name, type }: ScriptMember): string {
  if (!type.startsWith('(')) return `${name}: \${}`;
  const parameters = [...type.matchAll(/(\w+): \w+/g)].map((match) => match[1]);
  // The answer's own members stand behind the arrow.
  const count = (type.split('=>')[0] ?? '').match(/\w+: \w+/g)?.length ?? 0;
  return `${name}(${parameters.slice(0, count).join(', ')}) {\n\t\${}\n},`;
}

/** Returns the member that a word of a script names, and the place of the word; null where it names none. */
export function memberAt(text: string, place: number) {
  const start = place - (/[\w$]*$/.exec(text.slice(0, place))?.[0].length ?? 0);
  const end = place + (/^[\w$]*/.exec(text.slice(place))?.[0].length ?? 0);
  const word = text.slice(start, end);
  if (word === '') return null;
  const before = text.slice(0, start);
  const match = receiver.exec(endOf(before));
  const rest = before.slice(0, before.length - (match?.[0].length ?? 0));
  const type = match === null ? keyType(before, word) : typeOf(match[1] ?? '', rest);
  const found = membersOf(type).find(({ name }) => name === word);
  return found === undefined ? null : { member: found, from: start, to: end };
}

function keyType(before: string, word: string): string | null {
  if (membersOf('Hooks').some(({ name }) => name === word)) return 'Hooks';
  const keys = keysAround(before);
  const around = keys.at(-1);
  return around === '' && keys.length === 1 ? 'Script' : (typeOfKey[around ?? 'none'] ?? null);
}
