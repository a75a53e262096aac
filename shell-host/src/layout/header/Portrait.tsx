import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly user: Pick<CurrentUser, 'name' | 'name_i18n' | 'imgUrl'>;
  /** Px. */
  readonly size: number;
}

/** A person's picture; without one, the initials. */
export function Portrait({ user: { name, name_i18n, imgUrl }, size }: PortraitProps) {
  const locale = useLocale();
  if (imgUrl) return <img className={styles['portrait']} src={imgUrl} alt="" width={size} height={size} />;
  return (
    <span
      className={styles['initials']}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      aria-hidden="true"
    >
      {initials(localised(name, name_i18n, locale))}
    </span>
  );
}

/** Two letters of a Latin name, the last character of a Chinese one, as people abbreviate them. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = /^\p{Script=Latin}/u.test(name)
    ? [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : undefined]
    : [/.$/u.exec(name.trim())?.[0]];
  return letters.join('').toUpperCase();
}
