import { scriptDeclaration } from '@portico/shared-kit/list-scripts/reference';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert, Tabs } from 'antd';
import { useSyncExternalStore } from 'react';
import { ConsoleLines } from '../scripts/card/ConsoleLines.tsx';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';
import { TestPanel } from './TestPanel.tsx';
import type { TestRun } from './use-test-run.ts';

export type PanelTab = 'test' | 'console' | 'help';

interface ScriptPanelProps {
  /** Null before the first run. */
  readonly test: TestRun | null;
  /** True where the script has changed since. */
  readonly isOld: boolean;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
}

/** Panel beside the editor: the test run, the console, and the reference of the language. */
export function ScriptPanel({ test, isOld, tab, onTab }: ScriptPanelProps) {
  const t = scriptEditorTexts.useT();
  const count = useLines(test).length;
  const items = [
    { key: 'test', label: t('tabs.test'), children: <Test test={test} isOld={isOld} />, forceRender: true },
    {
      key: 'console',
      label: count === 0 ? t('tabs.console') : `${t('tabs.console')} (${count})`,
      children: <Console test={test} />,
    },
    { key: 'help', label: t('tabs.help'), children: <Help /> },
  ];
  return (
    <section className={styles.panel} aria-label={t(`tabs.${tab}`)}>
      <Tabs items={items} activeKey={tab} onChange={(key) => onTab(key as PanelTab)} size="small" />
    </section>
  );
}

function Test({ test, isOld }: Pick<ScriptPanelProps, 'test' | 'isOld'>) {
  const t = scriptEditorTexts.useT();
  return (
    <div className={styles.test}>
      {isOld ? <Alert type="warning" showIcon role="status" title={t('test.old')} /> : <p>{t('test.hint')}</p>}
      {test !== null && <TestPanel key={test.run.id} test={test} />}
    </div>
  );
}

const never = () => () => undefined;
const noLines: ReturnType<typeof linesOf> = [];
const linesOf = ({ run }: TestRun) => run.state.lines;

function useLines(test: TestRun | null) {
  return useSyncExternalStore(test === null ? never : (listener) => test.run.subscribe(listener), () =>
    test === null ? noLines : linesOf(test),
  );
}

function Console({ test }: Pick<ScriptPanelProps, 'test'>) {
  const t = scriptEditorTexts.useT();
  const lines = useLines(test);
  if (lines.length === 0) return <p className={styles.quiet}>{t('consoleEmpty')}</p>;
  return (
    <div role="log" aria-label={t('tabs.console')}>
      <ConsoleLines lines={lines} />
    </div>
  );
}

function Help() {
  const t = scriptEditorTexts.useT();
  return (
    <>
      <p>{t('helpLead')}</p>
      <pre className={styles.types}>{scriptDeclaration(useLocale())}</pre>
    </>
  );
}
