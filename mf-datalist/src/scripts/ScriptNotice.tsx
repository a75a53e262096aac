import { useLocale } from '@portico/shared-kit/i18n';
import { endsScript, scriptFaultText } from '@portico/shared-kit/list-scripts';
import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { setScriptDisabled } from './disable-script.ts';
import type { ViewIdentity } from './disabled-scripts.ts';
import type { ScriptRun } from './script-run.ts';
import { scriptsTexts } from './scripts.texts.ts';

interface ScriptNoticeProps {
  readonly run: ScriptRun;
  readonly list: ViewIdentity;
}

/** Says above the list what went wrong in its script. The list works on. */
export function ScriptNotice({ run, list }: ScriptNoticeProps) {
  const t = scriptsTexts.useT();
  const locale = useLocale();
  const { fault } = useSyncExternalStore(
    (listener) => run.subscribe(listener),
    () => run.state,
  );
  // What cannot be run at all stands in place of the table.
  if (fault === null || run.summary === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t(endsScript(fault) ? 'stopped' : 'failed', { fault: scriptFaultText(fault)[locale] })}
      closable={{ onClose: () => run.closeFault(), 'aria-label': t('close') }}
      action={
        <Button size="small" onClick={() => setScriptDisabled(list, true)}>
          {t('disable')}
        </Button>
      }
    />
  );
}
