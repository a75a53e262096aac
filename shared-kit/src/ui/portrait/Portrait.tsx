import { useState } from 'react';
import { localised, useLocale } from '../../i18n/index.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly user: {
    readonly name: string;
    readonly name_i18n?: string | null | undefined;
    readonly imgUrl?: string | null | undefined;
  };
  /** Px. */
  readonly size: number;
}

/** A person's picture; without one, or where it does not load, the initials. */
export function Portrait({ user: { name, name_i18n, imgUrl }, size }: PortraitProps) {
  const locale = useLocale();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imgUrl && imgUrl !== failedUrl) {
    const handleError = () => setFailedUrl(imgUrl);
    return (
      <img
        className={styles.portrait}
        src={portraitUrl(imgUrl)}
        alt=""
        width={size}
        height={size}
        onError={handleError}
      />
    );
  }
  return (
    <span className={styles.initials} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {initials(localised(name, name_i18n, locale))}
    </span>
  );
}

/** Absolute links are used as they are, anything else is a path of the portal (portal spec, section 7). */
function portraitUrl(path: string): string {
  return /^(https?:)?\/\//i.test(path) || path.startsWith('/') ? path : `/${path}`;
}

/** Two letters of a Latin name, the last character of a Chinese one, as people abbreviate them. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = /^\p{Script=Latin}/u.test(name)
    ? [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : undefined]
    : [/.$/u.exec(name.trim())?.[0]];
  return letters.join('').toUpperCase();
}
