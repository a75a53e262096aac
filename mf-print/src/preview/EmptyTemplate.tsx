import { codeOf, describeError } from '@portico/shared-kit/errors';
import { useLocale } from '@portico/shared-kit/i18n';
import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { printTexts } from '../print.texts.ts';

/** The template holds nothing (portal spec, section 5); the plain layout is the way on. */
export function EmptyTemplate({ onUsePlain }: { onUsePlain(): void }) {
  const t = printTexts.useT();
  const { message } = describeError({ code: codeOf('printTemplateEmpty') }, useLocale());
  const action = (
    <Button type="primary" onClick={onUsePlain}>
      {t('preview.usePlain')}
    </Button>
  );
  return (
    <StateBlock isUrgent icon={<WarningOutlined />} title={message} hint={t('preview.emptyHint')} actions={action} />
  );
}
