import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import { LockOutlined, UserOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Alert, Button, Form, Input } from 'antd/es';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isBehindProxy } from '../remotes/page-composition.ts';
import { CodeForm } from '../session/CodeForm.tsx';
import { safeReturnTarget } from '../session/return-target.ts';
import { SignInFailure } from '../session/SignInFailure.tsx';
import { sessionTexts } from '../session/session.texts.ts';
import { endedUnused } from '../session/token-changes.ts';
import { useGoOn } from '../session/use-go-on.ts';
import { type Credentials, useSignInSteps } from '../session/use-sign-in-steps.ts';
import { EntryFrame } from './EntryFrame.tsx';
import styles from './LoginPage.module.css';

const OpenIdButton = lazyWithRetry(async () => (await import('./OpenIdButton.tsx')).OpenIdButton);

/** Signs in by account and password, or elsewhere where that is configured, and goes where the user wanted to go. */
export function LoginPage() {
  const t = sessionTexts.useT();
  const [search] = useSearchParams();
  const target = safeReturnTarget(search.get('return'), location.origin);
  const openIdName = useGetSystemConfigQuery().data?.openIdName;
  useGoOn(target);
  return (
    <EntryFrame>
      <h1 className={styles.title}>{t('title')}</h1>
      <SignInForm>
        {isBehindProxy() && (
          <Button className={styles.proxy} block size="large" href={target}>
            {t('byProxy')}
          </Button>
        )}
        {openIdName && (
          <Suspense fallback={<div className={styles.coming} />}>
            <OpenIdButton name={openIdName} target={target} />
          </Suspense>
        )}
      </SignInForm>
    </EntryFrame>
  );
}

/** Name and password, then the code of a second factor where there is one; `children` are the other ways to sign in. */
function SignInForm({ children }: { readonly children: ReactNode }) {
  const t = sessionTexts.useT();
  const { send, sendCode, goBack, typed, asksForCode, isSigningIn, error } = useSignInSteps();
  const handleFinish = ({ username, password }: Credentials) => {
    // A new session tells of the last sign-in anew.
    localStorage.removeItem('login_jump');
    void send({ username: username.trim(), password });
  };
  if (asksForCode) {
    return <CodeForm onSend={(code) => void sendCode(code)} onBack={goBack} isSigningIn={isSigningIn} error={error} />;
  }
  return (
    <>
      {error !== undefined && <SignInFailure error={error} />}
      {error === undefined && endedUnused() && (
        <Alert className={styles.reason} type="info" showIcon title={t('unused')} />
      )}
      <Form<Credentials>
        layout="vertical"
        requiredMark={false}
        size="large"
        {...(typed && { initialValues: typed })}
        onFinish={handleFinish}
      >
        <Form.Item
          name="username"
          label={t('username')}
          rules={[{ required: true, whitespace: true, message: t('usernameRequired') }]}
        >
          <Input prefix={<UserOutlined />} autoComplete="username" autoFocus maxLength={64} />
        </Form.Item>
        <Form.Item name="password" label={t('password')} rules={[{ required: true, message: t('passwordRequired') }]}>
          <Input.Password prefix={<LockOutlined />} autoComplete="current-password" maxLength={64} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isSigningIn}>
          {t('signIn')}
        </Button>
      </Form>
      {children}
    </>
  );
}
