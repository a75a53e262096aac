import type { EditorView } from '@codemirror/view';
import { useLocale } from '@portico/shared-kit/i18n';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { ConfigProvider } from 'antd';
import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { type CodeProblem, newCodeEditor, setText, showProblem } from './code-editor.ts';
import type { FieldName } from './completions.model.ts';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';

interface CodeEditorProps {
  readonly text: string;
  readonly fields: readonly FieldName[];
  readonly isReadOnly: boolean;
  readonly problem: CodeProblem | null;
  readonly editorRef: RefObject<EditorView | null>;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onRun: () => void;
}

/** Editor of the text of a script. */
export function CodeEditor({ text, fields, isReadOnly, problem, editorRef, ...told }: CodeEditorProps) {
  const t = scriptEditorTexts.useT();
  const locale = useLocale();
  const words = useMemo(() => ({ label: t('editor'), completions: t('completions'), problems: t('problems') }), [t]);
  const nonce = useContext(ConfigProvider.ConfigContext).csp?.nonce;
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(text);
  const onChange = useStableCallback(told.onChange);
  const onSave = useStableCallback(told.onSave);
  const onRun = useStableCallback(told.onRun);
  useEffect(() => {
    if (place.current === null) return undefined;
    const input = { text: first.current, words, locale, fields, isReadOnly, nonce };
    const made = newCodeEditor({ ...input, parent: place.current, onChange, onSave, onRun });
    editorRef.current = made;
    return () => {
      first.current = made.state.doc.toString();
      made.destroy();
    };
  }, [words, locale, fields, isReadOnly, nonce, editorRef, onChange, onSave, onRun]);
  useEffect(() => {
    if (editorRef.current !== null) setText(editorRef.current, text);
  }, [text, editorRef]);
  useEffect(() => {
    if (editorRef.current !== null) showProblem(editorRef.current, problem);
  }, [problem, editorRef]);
  return <div ref={place} className={styles.code} />;
}
