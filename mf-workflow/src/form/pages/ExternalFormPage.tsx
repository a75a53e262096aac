import { isApiError, useFailure } from '@portico/shared-kit/api';
import { useGuestFieldServices } from '@portico/shared-kit/api/guest-services';
import { codeOf } from '@portico/shared-kit/errors';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { useShell } from '@portico/shared-kit/remotes/react';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { GlobalOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LinkForm } from '../features/fill-form/LinkForm.tsx';
import { useGuestSession } from '../features/fill-form/use-guest-session.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './ExternalFormPage.module.css';
import { FormPageSkeleton } from './form-detail/FormPageSkeleton.tsx';

/** A form by a link, for people without an account: without header and aside (shell spec, section 2). */
export function Page() {
  const { formid = '' } = useParams();
  return (
    <div className={styles.page}>
      <LanguageButton />
      <FormByLink key={formid} formid={formid} />
    </div>
  );
}

function FormByLink({ formid }: { readonly formid: string }) {
  const { guestSession, config, error, isLoading, retry } = useGuestSession(formid);
  const services = useGuestFieldServices(guestSession);
  const failure = useFailure(error);
  if (config !== null) {
    return (
      <FieldServicesProvider services={services}>
        <LinkForm formid={formid} config={config} guestSession={guestSession} />
      </FieldServicesProvider>
    );
  }
  if (isApiError(error) && error.errcode === codeOf('linkNotUsable')) return <ToEmpty code={error.errcode} />;
  if (isLoading || error === undefined) return <FormPageSkeleton />;
  return <ErrorState isPage failure={failure} onRetry={retry} />;
}

/** Leads on to the page that says why there is nothing to fill in, in the catalogue's words. */
function ToEmpty({ code }: { readonly code: number }) {
  const { navigate } = useShell();
  useEffect(() => navigate(`/shared/empty?code=${code}`, { replace: true }), [navigate, code]);
  return null;
}

function LanguageButton() {
  const t = workflowTexts.useT();
  const { i18n } = useShell();
  return (
    <div className={styles.language}>
      <Button
        type="text"
        icon={<GlobalOutlined aria-hidden="true" />}
        onClick={() => i18n.setLocale(i18n.locale === 'zh' ? 'en' : 'zh')}
      >
        {t('otherLanguage')}
      </Button>
    </div>
  );
}
