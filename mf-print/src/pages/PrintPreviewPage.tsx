import { Typography } from 'antd';
import { printTexts } from '../print.texts.ts';

/** Print preview: the page that the shell mounts for this route. */
export function Page() {
  const t = printTexts.useT();
  return <Typography.Title level={3}>{t('preview.title')}</Typography.Title>;
}
