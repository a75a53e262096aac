import { Alert, Button } from 'antd';
import { setScriptDisabled } from './disable-script.ts';
import type { ViewIdentity } from './disabled-scripts.ts';
import { scriptsTexts } from './scripts.texts.ts';

/** Says that the script of a list is disabled in this tab, and enables it. */
export function DisabledNotice({ list }: { readonly list: ViewIdentity }) {
  const t = scriptsTexts.useT();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('disabled')}
      action={
        <Button size="small" onClick={() => setScriptDisabled(list, false)}>
          {t('enable')}
        </Button>
      }
    />
  );
}
