import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Locale } from '@portico/shared-kit/i18n';
import { codeHints } from './code-hints.ts';
import { codeTheme } from './code-theme.ts';
import type { FieldName } from './completions.model.ts';

/** Properties of an editor of a script. */
export interface EditorInput {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly words: { readonly label: string; readonly completions: string; readonly problems: string };
  readonly locale: Locale;
  readonly fields: readonly FieldName[];
  readonly isReadOnly: boolean;
  /** The page's style nonce; undefined where there is none. */
  readonly nonce: string | undefined;
  onChange(text: string): void;
  onSave(): void;
  onRun(): void;
}

/** Makes an editor of scripts: highlighting, line numbers, completions and explanations. */
export function newCodeEditor(input: EditorInput): EditorView {
  const { parent, text, words, locale, fields, isReadOnly, nonce } = input;
  const extensions: Extension[] = [
    ...looks(input),
    isReadOnly ? [EditorState.readOnly.of(true)] : [...editing(input), codeHints(fields, locale)],
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    EditorState.phrases.of({ Completions: words.completions, Diagnostics: words.problems }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

function looks({ words: { label }, isReadOnly }: EditorInput): Extension[] {
  return [
    lineNumbers(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    javascript(),
    codeTheme,
    EditorView.contentAttributes.of({
      'aria-label': label,
      tabindex: '0',
      ...(isReadOnly ? { 'aria-readonly': 'true' } : {}),
    }),
  ];
}

function editing({ onChange, onSave, onRun }: EditorInput): Extension[] {
  const own = [
    { key: 'Mod-s', preventDefault: true, run: () => call(onSave) },
    { key: 'Mod-Enter', run: () => call(onRun) },
  ];
  return [
    Prec.high(keymap.of(own)),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    closeBrackets(),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

function call(command: () => void): true {
  command();
  return true;
}

/** Puts another text into an editor, which can be undone. */
export function setText(editor: EditorView, text: string): void {
  if (editor.state.doc.toString() === text) return;
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
}

/** Problem of a script with its place, from 1; without a place it is of the script as a whole. */
export interface CodeProblem {
  readonly words: string;
  readonly line: number | null;
  readonly column: number;
}

/** Marks a problem in an editor; null takes the mark away. */
export function showProblem(editor: EditorView, problem: CodeProblem | null): void {
  const marks = problem === null || problem.line === null ? [] : [markOf(editor.state, problem)];
  editor.dispatch(setDiagnostics(editor.state, marks));
}

function markOf({ doc }: EditorState, { words, line, column }: CodeProblem): Diagnostic {
  const { from, to } = doc.line(Math.min(Math.max(line ?? 1, 1), doc.lines));
  const start = Math.min(from + Math.max(column - 1, 0), to);
  const end = Math.min(to, start + 1);
  // At the end of a line the mark needs a character to stand at.
  return { from: start === to ? Math.max(from, to - 1) : start, to: end, severity: 'error', message: words };
}

/** Puts the caret at a problem. */
export function goTo(editor: EditorView, { line, column }: CodeProblem): void {
  const { from, to } = editor.state.doc.line(Math.min(Math.max(line ?? 1, 1), editor.state.doc.lines));
  editor.dispatch({ selection: { anchor: Math.min(from + Math.max(column - 1, 0), to) }, scrollIntoView: true });
  editor.focus();
}
