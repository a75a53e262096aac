import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { LockOutlined } from '@portico/shared-kit/ui/icons';
import { Alert, Button, Form, Input, Modal } from 'antd/es';
import { type ReactNode, useState } from 'react';
import { hasUnsavedWork } from '../app/leave-questions.ts';
import { CodeForm } from './CodeForm.tsx';
import { Person } from './Person.tsx';
import { openIdTexts } from './open-id.texts.ts';
import { SignInFailure } from './SignInFailure.tsx';
import { sessionCareTexts } from './session-care.texts.ts';
import styles from './SignIn.module.css';
import { clearSession, endedUnused } from './token-changes.ts';
import { useSignInSteps } from './use-sign-in-steps.ts';

interface SignInAgainDialogProps {
  readonly user: CurrentUser;
  readonly isOpen: boolean;
}

/** Above every other dialog of a page, below messages. */
const zIndex = 1900;

/**
 * Signing in again over a page that stands as it was, by the same person only. It goes by itself once there is a
 * session again, here or in another tab.
 */
export function SignInAgainDialog({ user, isOpen }: SignInAgainDialogProps) {
  const t = sessionCareTexts.useT();
  return (
    <Modal
      open={isOpen}
      title={t('over.title')}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false, blur: true }}
      width="min(420px, calc(100vw - 32px))"
      zIndex={zIndex}
      centered
      destroyOnHidden
    >
      {endedUnused() && <p className={styles.reason}>{t('over.unused')}</p>}
      <p className={styles.hint}>{t('over.hint')}</p>
      <Person user={user} />
      <PasswordForm username={user.username}>
        <OpenIdWay />
        <OtherWays />
      </PasswordForm>
    </Modal>
  );
}

interface PasswordFormProps {
  readonly username: string;
  /** The other ways to go on. */
  readonly children: ReactNode;
}

/** The password, then the code of a second factor where there is one; what was typed stays when it is refused. */
function PasswordForm({ username, children }: PasswordFormProps) {
  const t = sessionCareTexts.useT();
  const { send, sendCode, goBack, typed, asksForCode, isSigningIn, error } = useSignInSteps();
  if (asksForCode) {
    return <CodeForm onSend={(code) => void sendCode(code)} onBack={goBack} isSigningIn={isSigningIn} error={error} />;
  }
  return (
    <>
      {error !== undefined && <SignInFailure error={error} />}
      <Form
        layout="vertical"
        requiredMark={false}
        {...(typed && { initialValues: { password: typed.password } })}
        onFinish={({ password }: { password: string }) => void send({ username, password })}
      >
        {/* Password managers look for the account beside the password. */}
        <input
          className={styles.hidden}
          type="text"
          name="username"
          autoComplete="username"
          aria-label={t('over.account')}
          value={username}
          readOnly
        />
        <Form.Item
          name="password"
          label={t('over.password')}
          rules={[{ required: true, message: t('over.passwordRequired') }]}
        >
          <Input.Password prefix={<LockOutlined />} autoComplete="current-password" autoFocus maxLength={64} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isSigningIn}>
          {t('over.signIn')}
        </Button>
      </Form>
      {children}
    </>
  );
}

/** Signing in with the account of another system, on a tab of its own, so that this page stays as it is. */
function OpenIdWay() {
  const t = openIdTexts.useT();
  const locale = useLocale();
  const name = useGetSystemConfigQuery().data?.openIdName;
  if (!name) return null;
  return (
    <Button className={styles.openId} block href="/oauth" target="_blank" rel="noopener">
      {t('signInWithOnTab', { name: name[locale] ?? t('account') })}
    </Button>
  );
}

/** Signing in by other means, and the way out for another person, which asks where work would be lost. */
function OtherWays() {
  const t = sessionCareTexts.useT();
  const [isAsking, setAsking] = useState(false);
  const handleOther = () => (hasUnsavedWork() ? setAsking(true) : clearSession());
  if (isAsking)
    return (
      <div className={styles.leaving}>
        <Alert type="warning" showIcon title={t('over.otherHint')} />
        <div className={styles.choice}>
          <Button danger onClick={() => clearSession()}>
            {t('over.leave')}
          </Button>
          <Button autoFocus onClick={() => setAsking(false)}>
            {t('over.stay')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.ways}>
      <Button type="link" size="small" href="/login" target="_blank" rel="noopener">
        {t('over.elsewhere')}
      </Button>
      <Button type="link" size="small" onClick={handleOther}>
        {t('over.other')}
      </Button>
    </div>
  );
}
