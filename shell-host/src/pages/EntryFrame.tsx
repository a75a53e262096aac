import { changeLocale, useLocale } from '@portico/shared-kit/i18n';
import { GlobalOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import { sessionTexts } from '../session/session.texts.ts';
import styles from './LoginPage.module.css';
import { PorticoMark } from './PorticoMark.tsx';

/** The frame of the pages of signing in. */
export function EntryFrame({ children }: { readonly children: ReactNode }) {
  const t = sessionTexts.useT();
  const locale = useLocale();
  return (
    <main className={styles.page}>
      <section className={styles.art} aria-hidden="true">
        <PorticoMark className={styles.mark} />
        <p className={styles.slogan}>{t('slogan')}</p>
      </section>
      <section className={styles.panel}>
        <div className={styles.language}>
          <Button type="text" icon={<GlobalOutlined />} onClick={() => changeLocale(locale === 'zh' ? 'en' : 'zh')}>
            {t('language')}
          </Button>
        </div>
        <div className={styles.card}>{children}</div>
      </section>
    </main>
  );
}
