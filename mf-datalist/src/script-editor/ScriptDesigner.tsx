import type { EditorView } from '@codemirror/view';
import type { ListScript } from '@portico/shared-kit/contract/list-scripts.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { type ScriptFault, scriptFaultText } from '@portico/shared-kit/list-scripts';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { useEqualValue } from '@portico/shared-kit/ui/stable';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Splitter } from 'antd';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useListName } from '../list/use-list-name.ts';
import { titledColumns } from '../list/visible-columns.model.ts';
import { type CodeProblem, goTo } from './code-editor.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { CodeStatus } from './CodeStatus.tsx';
import { exampleScript } from './example-script.texts.ts';
import { placeOf } from './fault-place.model.ts';
import { ScriptBar } from './ScriptBar.tsx';
import styles from './ScriptEditor.module.css';
import { scriptEditorTexts } from './script-editor.texts.ts';
import { ScriptNotices } from './ScriptNotices.tsx';
import { type PanelTab, ScriptPanel } from './ScriptPanel.tsx';
import { useScriptCheck } from './use-script-check.ts';
import { type ScriptDraft, useScriptDraft } from './use-script-draft.ts';
import { useTestRun } from './use-test-run.ts';

interface ScriptDesignerProps {
  readonly config: ListConfig;
  readonly kept: ListScript;
}

/** Designer of a list's script: its text, a test run beside it, its console, and the reference of its language. */
export function ScriptDesigner({ config, kept }: ScriptDesignerProps) {
  const t = scriptEditorTexts.useT();
  const isReadOnly = useIsPhone();
  const view = { schemaCode: config.schemaCode, viewCode: config.view.code };
  const draft = useScriptDraft({ view, kept, isReadOnly });
  const { test, isStarting, start } = useTestRun(config);
  const [tab, setTab] = useState<PanelTab>('test');
  const name = useNames(config);
  usePageTitle(t('titleOf', { name }));
  const run = () => {
    setTab((shown) => (shown === 'help' ? 'test' : shown));
    if (draft.text.trim() !== '') start(draft.text);
  };
  return (
    <div className={styles.designer}>
      <ScriptBar {...{ name, draft, isReadOnly, isStarting }} onRun={run} />
      <div className={styles.notices}>
        <ScriptNotices {...{ config, draft, isReadOnly }} />
      </div>
      <Parts
        isPhone={isReadOnly}
        code={<Code {...{ config, draft, isReadOnly }} onRun={run} />}
        panel={<ScriptPanel {...{ test, tab }} isOld={test !== null && test.text !== draft.text} onTab={setTab} />}
      />
    </div>
  );
}

interface SplitProps {
  readonly isPhone: boolean;
  readonly code: ReactNode;
  readonly panel: ReactNode;
}

/** The editor and what stands beside it, as wide as the designer likes; on a phone one below the other. */
function Parts({ isPhone, code, panel }: SplitProps) {
  if (isPhone) {
    return (
      <div className={styles.parts}>
        {code}
        {panel}
      </div>
    );
  }
  return (
    <Splitter className={styles.parts}>
      <Splitter.Panel className={styles.part} defaultSize="50%" min="25%" max="75%">
        {code}
      </Splitter.Panel>
      <Splitter.Panel className={styles.part}>{panel}</Splitter.Panel>
    </Splitter>
  );
}

/** Returns the name of the list with that of its view. */
function useNames(config: ListConfig): string {
  const list = useListName(config);
  const view = localised(config.view.name, config.view.name_i18n ?? null, useLocale());
  return list === view ? list : `${list} / ${view}`;
}

interface CodeProps {
  readonly config: ListConfig;
  readonly draft: ScriptDraft;
  readonly isReadOnly: boolean;
  readonly onRun: () => void;
}

function Code({ config, draft, isReadOnly, onRun }: CodeProps) {
  const t = scriptEditorTexts.useT();
  const locale = useLocale();
  const editorRef: RefObject<EditorView | null> = useRef(null);
  const check = useScriptCheck(draft.text, locale);
  const fault = check?.fault ?? null;
  const problem = useMemo(() => (fault === null ? null : problemOf(fault, locale)), [fault, locale]);
  // The definition is read again with each save: the editor stays the same while the fields do.
  const fields = useEqualValue(
    titledColumns(config, locale).map(({ propertyCode: code, name: title = code }) => ({ code, title })),
  );
  const example = () => draft.setText(exampleScript(fields[0]?.code ?? 'name'));
  return (
    <section className={styles.editor} aria-label={t('editor')}>
      <CodeEditor
        {...{ fields, isReadOnly, problem, editorRef, onRun }}
        text={draft.text}
        onChange={draft.setText}
        onSave={() => void draft.save()}
      />
      <CodeStatus
        {...{ problem, isReadOnly }}
        isChecking={check === null}
        onProblem={(at) => editorRef.current && goTo(editorRef.current, at)}
        onExample={draft.text === '' && !isReadOnly ? example : null}
      />
    </section>
  );
}

function problemOf(fault: ScriptFault, locale: 'zh' | 'en'): CodeProblem {
  const place = placeOf(fault);
  return { words: scriptFaultText(fault)[locale], line: place?.line ?? null, column: place?.column ?? 1 };
}
