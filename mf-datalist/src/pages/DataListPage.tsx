import { Typography } from 'antd';
import { datalistTexts } from '../datalist.texts.ts';

/** Data list: the page that the shell mounts for this route. */
export function Page() {
  const t = datalistTexts.useT();
  return <Typography.Title level={3}>{t('list.title')}</Typography.Title>;
}
