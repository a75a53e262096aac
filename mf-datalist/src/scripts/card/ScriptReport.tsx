import { useLocale } from '@portico/shared-kit/i18n';
import { scriptFaultText } from '@portico/shared-kit/list-scripts';
import { useSyncExternalStore } from 'react';
import { type HookRecord, sumOfCalls } from '../script-log.ts';
import type { ScriptRun } from '../script-run.ts';
import { scriptsTexts } from '../scripts.texts.ts';
import styles from './ScriptCard.module.css';

/** Report of a script that runs: its version, and which hooks ran, for how long, and what they read or changed. */
export function ScriptReport({ run }: { readonly run: ScriptRun }) {
  const t = scriptsTexts.useT();
  const { calls, isRunning } = useSyncExternalStore(
    (listener) => run.subscribe(listener),
    () => run.state,
  );
  const hooks = sumOfCalls(calls);
  return (
    <>
      <p className={styles.state}>
        {run.summary !== null && <span>{t('card.version', { version: run.summary.version })}</span>}
        <span className={styles.running} data-running={isRunning}>
          {t(isRunning ? 'card.running' : 'card.stopped')}
        </span>
      </p>
      <ul className={styles.hooks} aria-label={t('card.ran')}>
        {hooks.map((hook) => (
          <Hook key={hook.name} hook={hook} />
        ))}
      </ul>
      {hooks.length === 0 && <p className={styles.quiet}>{t('card.nothing')}</p>}
    </>
  );
}

function Hook({ hook: { name, count, ms, reads, changes, fault } }: { readonly hook: HookRecord }) {
  const t = scriptsTexts.useT();
  const locale = useLocale();
  const words = Object.entries(changes).map(([kind, of]) =>
    t(`changes.${kind as keyof typeof changes}`, { count: of }),
  );
  const separator = locale === 'zh' ? '、' : ', ';
  const isQuiet = reads.length === 0 && words.length === 0;
  return (
    <li>
      <span className={styles.line}>
        <code>{name}</code>
        <span>{t('card.calls', { count })}</span>
        <span>{t('card.ms', { ms: ms < 10 ? ms.toFixed(1) : Math.round(ms).toString() })}</span>
      </span>
      {reads.length > 0 && <span className={styles.quiet}>{t('card.reads', { names: reads.join(separator) })}</span>}
      {words.length > 0 && <span className={styles.quiet}>{t('card.changes', { names: words.join(separator) })}</span>}
      {isQuiet && fault === null && <span className={styles.quiet}>{t('card.none')}</span>}
      {fault !== null && <span className={styles.fault}>{scriptFaultText(fault)[locale]}</span>}
    </li>
  );
}
