import { CodeOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popover } from 'antd';
import { useSyncExternalStore } from 'react';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import { setScriptDisabled } from '../disable-script.ts';
import type { ViewIdentity } from '../disabled-scripts.ts';
import type { ScriptRun } from '../script-run.ts';
import { scriptsTexts } from '../scripts.texts.ts';
import { ConsoleLines } from './ConsoleLines.tsx';
import styles from './ScriptCard.module.css';
import { ScriptReport } from './ScriptReport.tsx';

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
  const { lines } = useSyncExternalStore(
    (listener) => run.subscribe(listener),
    () => run.state,
  );
  return (
    <div className={styles.card}>
      <p className={styles.safety}>{t('card.safety')}</p>
      <ScriptReport run={run} />
      {lines.length > 0 && (
        <>
          <p className={styles.title}>{t('card.console')}</p>
          <ConsoleLines lines={lines.slice(-20)} />
        </>
      )}
      <Button onClick={() => setScriptDisabled(list, true)}>{t('disable')}</Button>
    </div>
  );
}
