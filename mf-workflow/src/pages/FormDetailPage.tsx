import { Typography } from 'antd';
import { workflowTexts } from '../workflow.texts.ts';

/** Form: the page that the shell mounts for this route. */
export function Page() {
  const t = workflowTexts.useT();
  return <Typography.Title level={3}>{t('form.title')}</Typography.Title>;
}
