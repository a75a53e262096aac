import { useFailure } from '@portico/shared-kit/api';
import { changeLocale, useLocale } from '@portico/shared-kit/i18n';
import { GlobalOutlined, LockOutlined, UserOutlined } from '@portico/shared-kit/ui/icons';
import { Alert, Button, Form, Input } from 'antd/es';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnTarget } from '../session/return-target.ts';
import { sessionTexts } from '../session/session.texts.ts';
import { readTokens } from '../session/token-store.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import styles from './LoginPage.module.css';
import { PorticoMark } from './PorticoMark.tsx';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in by account and password and goes where the user wanted to go. */
export function LoginPage() {
  const t = sessionTexts.useT();
  return (
    <main className={styles['page']}>
      <section className={styles['art']} aria-hidden="true">
        <PorticoMark className={styles['mark']} />
        <p className={styles['slogan']}>{t('slogan')}</p>
      </section>
      <section className={styles['panel']}>
        <LanguageButton />
        <div className={styles['card']}>
          <h1 className={styles['title']}>{t('title')}</h1>
          <SignInForm />
        </div>
      </section>
    </main>
  );
}

function LanguageButton() {
  const t = sessionTexts.useT();
  const locale = useLocale();
  return (
    <div className={styles['language']}>
      <Button type="text" icon={<GlobalOutlined />} onClick={() => changeLocale(locale === 'zh' ? 'en' : 'zh')}>
        {t('language')}
      </Button>
    </div>
  );
}

function SignInForm() {
  const t = sessionTexts.useT();
  const { signIn, isSigningIn, error } = useSigningIn();
  return (
    <>
      {error !== undefined && <SignInFailure error={error} />}
      <Form<Credentials> layout="vertical" requiredMark={false} size="large" onFinish={(typed) => void signIn(typed)}>
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
    </>
  );
}

/** Signing in, and then on to where the user wanted to go; who is signed in already goes there at once. */
function useSigningIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = returnTarget(search.get('return'), location.origin);
  const { signIn, isSigningIn, error } = useSignIn();

  useEffect(() => {
    if (readTokens() !== null) void navigate(target, { replace: true });
  }, [navigate, target]);

  const handleSignIn = async ({ username, password }: Credentials) => {
    try {
      await signIn(username.trim(), password);
      await navigate(target, { replace: true });
    } catch {
      // The failure stands above the form, and what was typed stays.
    }
  };
  return { signIn: handleSignIn, isSigningIn, error };
}

function SignInFailure({ error }: { readonly error: unknown }) {
  const { message, hint } = useFailure(error);
  return (
    <div className={styles['failure']}>
      <Alert type="error" showIcon title={message} description={hint} role="alert" />
    </div>
  );
}
