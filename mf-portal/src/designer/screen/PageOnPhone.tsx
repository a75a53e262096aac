import { usePageTitle, useShell } from '@portico/shared-kit/remotes/react';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { Button, Space } from 'antd';
import { pageDesignsPath, pagePreviewPath } from '../addresses.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import styles from '../preview/DraftPreview.module.css';

/** A small screen is told what designing needs, and can show the page; it takes no lock. */
export function PageOnPhone({ pageCode }: { readonly pageCode: string }) {
  const t = pageDesignTexts.useT();
  const shell = useShell();
  usePageTitle(t('title'));
  const actions = (
    <Space wrap>
      <Button onClick={() => shell.navigate(pagePreviewPath(pageCode))}>{t('preview')}</Button>
      <Button onClick={() => shell.navigate(pageDesignsPath)}>{t('all')}</Button>
    </Space>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <EmptyState title={t('phone')} hint={t('phoneHint')} action={actions} />
    </div>
  );
}
