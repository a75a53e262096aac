import { autocompletion, type Completion, type CompletionSource, snippet } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Locale } from '@portico/shared-kit/i18n';
import { type FieldName, memberAt, optionsAt, type ScriptOption } from './completions.model.ts';

const kinds: Readonly<Record<ScriptOption['kind'], string>> = {
  property: 'property',
  method: 'method',
  constant: 'constant',
  field: 'variable',
};

/** Characters of a type that have room beside its name; the rest is told with the explanation. */
const mostDetail = 36;

/** Completions and explanations of the language of scripts, and of the list's fields. */
export function codeHints(fields: readonly FieldName[], locale: Locale): Extension {
  const complete: CompletionSource = ({ state, pos, explicit }) => {
    const found = optionsAt(state.sliceDoc(0, pos), fields);
    if (found === null || (!explicit && found.from === pos && !/[.{'"]/.test(state.sliceDoc(pos - 1, pos))))
      return null;
    return {
      from: found.from,
      options: found.options.map((option) => completionOf(option, locale)),
      validFor: /^[\w$]*$/,
    };
  };
  const explain = hoverTooltip((view, place) => {
    const found = memberAt(view.state.doc.toString(), place);
    if (found === null) return null;
    const { member, from, to } = found;
    return { pos: from, end: to, above: true, create: () => ({ dom: explanation(member.type, member.words[locale]) }) };
  });
  return [autocompletion({ override: [complete], icons: false }), explain];
}

function completionOf({ label, kind, detail, words, snippet: text }: ScriptOption, locale: Locale): Completion {
  return {
    label,
    type: kinds[kind],
    detail: detail.length > mostDetail ? `${detail.slice(0, mostDetail)}…` : detail,
    ...(words === null ? {} : { info: () => explanation(detail, words[locale]) }),
    ...(text === undefined ? {} : { apply: snippet(text) }),
  };
}

function explanation(type: string, words: string): HTMLElement {
  const dom = document.createElement('div');
  const code = document.createElement('code');
  code.textContent = type;
  const text = document.createElement('div');
  text.textContent = words;
  dom.append(text, code);
  return dom;
}
