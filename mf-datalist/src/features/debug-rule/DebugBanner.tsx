import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { BugOutlined } from '@portico/shared-kit/ui/icons';
import { Alert, Button } from 'antd';
import { debugRuleTexts } from './debug-rule.texts.ts';
import { useDebugging } from './use-debugging.ts';

/** Says that a business rule of this model is being debugged (list spec, section 2), and ends that. */
export function DebugBanner({ schemaCode }: { readonly schemaCode: ModelCode }) {
  const t = debugRuleTexts.useT();
  const { debugging, stop } = useDebugging(schemaCode);
  if (debugging === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      icon={<BugOutlined />}
      title={t('running', debugging)}
      action={
        <Button size="small" onClick={stop}>
          {t('stop')}
        </Button>
      }
    />
  );
}
