import { Typography } from 'antd';
import { workflowTexts } from '../workflow.texts.ts';

/** Workflow center: the page that the shell mounts for this route. */
export function Page() {
  const t = workflowTexts.useT();
  return <Typography.Title level={3}>{t('center.title')}</Typography.Title>;
}
