import { useLocale } from '@portico/shared-kit/i18n';
import { Button } from 'antd/es';
import { openIdTexts } from '../session/open-id.texts.ts';
import { SignInFailure } from '../session/SignInFailure.tsx';
import { useOpenId } from '../session/use-open-id.ts';
import styles from './LoginPage.module.css';

interface OpenIdButtonProps {
  /** Name that people use for the account that they sign in with; null: the usual one. */
  readonly name: { readonly zh: string | null; readonly en: string | null };
  /** Target after signing in: a path of this portal. */
  readonly target: string;
  readonly open?: (address: string) => void;
}

function openThere(address: string): void {
  location.assign(address);
}

/** Signs in with the account of another system. Why that cannot be done now stands above the button. */
export function OpenIdButton({ name, target, open = openThere }: OpenIdButtonProps) {
  const t = openIdTexts.useT();
  const locale = useLocale();
  const { begin, isLeaving, error } = useOpenId(open);
  return (
    <>
      <div className={styles.or} aria-hidden="true">
        {t('or')}
      </div>
      {error !== undefined && !isLeaving && <SignInFailure error={error} />}
      <Button block size="large" loading={isLeaving} onClick={() => void begin({ target }).catch(() => undefined)}>
        {t('signInWith', { name: name[locale] ?? t('account') })}
      </Button>
    </>
  );
}
