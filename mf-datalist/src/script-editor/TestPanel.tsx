import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { scriptFaultText } from '@portico/shared-kit/list-scripts';
import { ShellProvider, useShell } from '@portico/shared-kit/remotes/react';
import { StateBlock, useToast } from '@portico/shared-kit/ui/feedback';
import { CodeOutlined } from '@portico/shared-kit/ui/icons';
import { Alert } from 'antd';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ScriptReport } from '../scripts/card/ScriptReport.tsx';
import { FailedScript } from '../scripts/FailedScript.tsx';
import { ListScriptContext } from '../scripts/list-script.ts';
import { listScriptOf, makeEffect } from '../scripts/list-script-of.tsx';
import { CallHook } from './CallHook.tsx';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';
import { TestedList } from './TestedList.tsx';
import type { TestRun } from './use-test-run.ts';

const nothing: ReadonlySet<string> = new Set();
const noRecords: readonly BizRecord[] = [];

/** Result of a test run: the list as it is drawn, hooks of actions to call, and what ran. */
export function TestPanel({ test: { run, config } }: { readonly test: TestRun }) {
  const t = scriptEditorTexts.useT();
  const shell = useShell();
  const toast = useToast();
  const [selected, setSelected] = useState(nothing);
  const [records, setRecords] = useState(noRecords);
  const script = useMemo(() => listScriptOf(config, run), [config, run]);
  // What leads elsewhere opens beside the editor, so that nothing of it is lost.
  const beside = useMemo(() => ({ ...shell, navigate: (to: string) => shell.navigate(to, { newTab: true }) }), [shell]);
  useEffect(
    () => run.onEffect((effect) => makeEffect(effect, { shell: beside, toast, list: null })),
    [run, beside, toast],
  );
  const chosen = records.filter(({ id }) => selected.has(id));
  return (
    <ShellProvider shell={beside}>
      <Fault run={run} />
      {run.summary !== null && (
        <FailedScript instead={<StateBlock isUrgent icon={<CodeOutlined />} title={t('test.drawFailed')} />}>
          <ListScriptContext value={script}>
            <CallHook run={run} config={config} selected={chosen} onSelect={setSelected} />
            <TestedList {...{ config, script, selected }} onSelect={setSelected} onRecords={setRecords} />
          </ListScriptContext>
        </FailedScript>
      )}
      <section className={styles.report} aria-label={t('test.report')}>
        <ScriptReport run={run} />
      </section>
    </ShellProvider>
  );
}

function Fault({ run }: Pick<TestRun, 'run'>) {
  const locale = useLocale();
  const { fault } = useSyncExternalStore(
    (listener) => run.subscribe(listener),
    () => run.state,
  );
  if (fault === null) return null;
  return <Alert type="error" showIcon role="status" title={scriptFaultText(fault)[locale]} />;
}
