import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import { LockOutlined, UserOutlined } from '@portico/shared-kit/ui/icons';
import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { Button, Form, Input } from 'antd/es';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isBehindProxy } from '../remotes/page-composition.ts';
import { wantedTarget } from '../session/return-target.ts';
import { SignInFailure } from '../session/SignInFailure.tsx';
import { sessionTexts } from '../session/session.texts.ts';
import { useGoOn } from '../session/use-go-on.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { EntryFrame } from './EntryFrame.tsx';
import styles from './LoginPage.module.css';

const OpenIdButton = lazyPart(async () => (await import('./OpenIdButton.tsx')).OpenIdButton);

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in by account and password, or elsewhere where that is configured, and goes where the user wanted to go. */
export function LoginPage() {
  const t = sessionTexts.useT();
  const [search] = useSearchParams();
  const target = wantedTarget(search.get('return'), location.origin);
  const openIdName = useGetSystemConfigQuery().data?.openIdName;
  useGoOn(target);
  return (
    <EntryFrame>
      <h1 className={styles['title']}>{t('title')}</h1>
      <SignInForm target={target} />
      {openIdName && (
        <Suspense fallback={<div className={styles['coming']} />}>
          <OpenIdButton name={openIdName} target={target} />
        </Suspense>
      )}
    </EntryFrame>
  );
}

function SignInForm({ target }: { readonly target: string }) {
  const t = sessionTexts.useT();
  const { signIn, isSigningIn, error } = useSignIn();
  const handleFinish = async ({ username, password }: Credentials) => {
    // A new session tells of the last sign-in anew.
    localStorage.removeItem('login_jump');
    // The failure stands above the form, and what was typed stays.
    await signIn(username.trim(), password).catch(() => undefined);
  };
  return (
    <>
      {error !== undefined && <SignInFailure error={error} />}
      <Form<Credentials>
        layout="vertical"
        requiredMark={false}
        size="large"
        onFinish={(typed) => void handleFinish(typed)}
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
      {isBehindProxy() && (
        <Button className={styles['proxy'] ?? ''} block size="large" href={target}>
          {t('byProxy')}
        </Button>
      )}
    </>
  );
}
