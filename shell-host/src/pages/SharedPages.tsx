import { localError, useFailure } from '@portico/shared-kit/api';
import { codeOf } from '@portico/shared-kit/errors';
import { changeLocale, useLocale } from '@portico/shared-kit/i18n';
import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { CheckCircleOutlined, GlobalOutlined, InboxOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pagesTexts } from './pages.texts.ts';
import styles from './SharedPages.module.css';

/** Page of a shared link once its form was sent; whoever followed it may have no account. */
export function SharedSuccessPage() {
  const t = pagesTexts.useT();
  return (
    <SharedPage>
      <StateBlock
        isPage
        icon={<CheckCircleOutlined />}
        title={t('sharedSuccess.title')}
        hint={t('sharedSuccess.hint')}
      />
    </SharedPage>
  );
}

const notUsable = localError('linkNotUsable', '');

/** Page of a shared link that has nothing to show, or not any more; the catalogue says why a form has not. */
export function SharedEmptyPage() {
  const t = pagesTexts.useT();
  const [search] = useSearchParams();
  const failure = useFailure(notUsable);
  const isForm = search.get('code') === String(codeOf('linkNotUsable'));
  const words = isForm ? failure : { message: t('sharedEmpty.title'), hint: t('sharedEmpty.hint') };
  return (
    <SharedPage>
      <StateBlock isPage icon={<InboxOutlined />} title={words.message} hint={words.hint} />
    </SharedPage>
  );
}

/** A page for people who have nothing of the portal but a link: their language is the one choice there. */
function SharedPage({ children }: { readonly children: ReactNode }) {
  const t = pagesTexts.useT();
  const locale = useLocale();
  return (
    <main className={styles.page}>
      <div className={styles.language}>
        <Button
          type="text"
          icon={<GlobalOutlined aria-hidden="true" />}
          onClick={() => changeLocale(locale === 'zh' ? 'en' : 'zh')}
        >
          {t('otherLanguage')}
        </Button>
      </div>
      {children}
    </main>
  );
}
