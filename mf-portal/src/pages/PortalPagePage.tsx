import { Typography } from 'antd';
import { portalTexts } from '../portal.texts.ts';

/** Portal: the page that the shell mounts for this route. */
export function Page() {
  const t = portalTexts.useT();
  return <Typography.Title level={3}>{t('portalPage.title')}</Typography.Title>;
}
