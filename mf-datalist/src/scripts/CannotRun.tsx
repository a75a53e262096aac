import { useLocale } from '@portico/shared-kit/i18n';
import { type ScriptFault, scriptFaultText } from '@portico/shared-kit/list-scripts';
import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { CodeOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { setScriptDisabled } from './disable-script.ts';
import type { ViewIdentity } from './disabled-scripts.ts';
import { scriptsTexts } from './scripts.texts.ts';

interface CannotRunProps {
  readonly list: ViewIdentity;
  /** Null where the list itself could not draw what the script made. */
  readonly fault: ScriptFault | null;
}

/** Error of a script that cannot be run, in place of the table (portal spec, section 4), and the way to the list without it. */
export function CannotRun({ list, fault }: CannotRunProps) {
  const t = scriptsTexts.useT();
  const locale = useLocale();
  return (
    <StateBlock
      isUrgent
      icon={<CodeOutlined />}
      title={t('cannotRun')}
      hint={fault === null ? undefined : scriptFaultText(fault)[locale]}
      actions={
        <Button type="primary" onClick={() => setScriptDisabled(list, true)}>
          {t('disable')}
        </Button>
      }
    />
  );
}
