import type { OwnSession } from '@portico/shared-kit/contract/own-sessions.schema';
import { isPasswordLogin } from '@portico/shared-kit/contract/password-rules';
import { formatDate } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { LaptopOutlined, MobileOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Tag } from 'antd/es';
import { timeAgo } from './last-use.model.ts';
import { mySessionsTexts } from './my-sessions.texts.ts';
import styles from './SessionList.module.css';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

const hand = /iPhone|iPad|Android/;

interface SessionRowProps {
  readonly session: OwnSession;
  /** Epoch ms. */
  readonly now: number;
  onEnd(): void;
}

/** Row of a browser in which the user is signed in. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const t = mySessionsTexts.useT();
  const { loginType, signInTime, isThis } = session;
  const device = session.device ?? t('unknownDevice');
  const address = session.address ?? t('unknownAddress');
  const Icon = hand.test(device) ? MobileOutlined : LaptopOutlined;
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.device}>
          {device}
          {isThis && <Tag color="processing">{t('thisOne')}</Tag>}
        </p>
        <p className={styles.facts}>
          <span>{address}</span>
          <span>{isPasswordLogin(loginType) ? t('byPassword') : t('elsewhere')}</span>
          <time dateTime={signInTime}>{t('signedIn', { time: formatDate(signInTime, toMinutes) })}</time>
        </p>
      </div>
      <LastUse at={session.lastUsedTime} now={now} />
      {!isThis && (
        <Button className={styles.end} aria-label={t('endNamed', { device, address })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** Not long ago in words; the exact time on demand. */
function LastUse({ at, now }: { readonly at: string; readonly now: number }) {
  const t = mySessionsTexts.useT();
  const locale = useLocale();
  return (
    <time className={styles.used} dateTime={at} title={t('usedAt', { time: formatDate(at, toMinutes) })}>
      {t('used', { time: timeAgo(Date.parse(at), now, locale) ?? t('justNow') })}
    </time>
  );
}
