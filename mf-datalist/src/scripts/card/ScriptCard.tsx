import { useLocale } from '@portico/shared-kit/i18n';
import { scriptFaultText } from '@portico/shared-kit/list-scripts';
import { CodeOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popover } from 'antd';
import { useSyncExternalStore } from 'react';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import { setScriptDisabled } from '../disable-script.ts';
import type { ViewIdentity } from '../disabled-scripts.ts';
import { numbered } from '../numbered.ts';
import { type HookRecord, sumOfCalls } from '../script-log.ts';
import type { ScriptRun } from '../script-run.ts';
import { scriptsTexts } from '../scripts.texts.ts';
import styles from './ScriptCard.module.css';

interface ScriptCardProps {
  readonly run: ScriptRun;
  readonly list: ViewIdentity;
}

/** Button that opens the card of what the script of a list did. */
export function ScriptCard({ run, list }: ScriptCardProps) {
  const t = scriptsTexts.useT();
  return (
    <Popover trigger="click" placement="bottomRight" title={t('card.open')} content={<Card run={run} list={list} />}>
      <span>
        <ButtonTip title={t('card.open')}>
          <Button icon={<CodeOutlined aria-hidden="true" />} aria-label={t('card.open')} />
        </ButtonTip>
      </span>
    </Popover>
  );
}

function Card({ run, list }: ScriptCardProps) {
  const t = scriptsTexts.useT();
  const { calls, isRunning, lines } = useSyncExternalStore(
    (listener) => run.subscribe(listener),
    () => run.state,
  );
  const hooks = sumOfCalls(calls);
  return (
    <div className={styles.card}>
      <p className={styles.state}>
        {run.summary !== null && <span>{t('card.version', { version: run.summary.version })}</span>}
        <span className={styles.running} data-running={isRunning}>
          {t(isRunning ? 'card.running' : 'card.stopped')}
        </span>
      </p>
      <p className={styles.safety}>{t('card.safety')}</p>
      <ul className={styles.hooks} aria-label={t('card.ran')}>
        {hooks.map((hook) => (
          <Hook key={hook.name} hook={hook} />
        ))}
      </ul>
      {hooks.length === 0 && <p className={styles.quiet}>{t('card.nothing')}</p>}
      {lines.length > 0 && (
        <>
          <p className={styles.title}>{t('card.console')}</p>
          <ol className={styles.lines}>
            {numbered(lines.slice(-20)).map(({ key, item: { level, text } }) => (
              <li key={key} data-level={level}>
                {text}
              </li>
            ))}
          </ol>
        </>
      )}
      <Button onClick={() => setScriptDisabled(list, true)}>{t('disable')}</Button>
    </div>
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
