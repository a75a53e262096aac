import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { BugOutlined } from '@portico/shared-kit/ui/icons';
import { Alert, Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { useDebugging } from './use-debugging.ts';

/** Says that a business rule of this model is being debugged (list spec, section 2), and ends that. */
export function DebugBanner({ schemaCode }: { readonly schemaCode: ModelCode }) {
  const t = datalistTexts.useT();
  const { debugging, stop } = useDebugging(schemaCode);
  if (debugging === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      icon={<BugOutlined />}
      title={t('debug.running', debugging)}
      action={
        <Button size="small" onClick={stop}>
          {t('debug.stop')}
        </Button>
      }
    />
  );
}
