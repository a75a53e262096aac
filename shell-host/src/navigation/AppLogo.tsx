import type { Application } from '@portico/shared-kit/contract/applications.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import styles from './AppLogo.module.css';

interface AppLogoProps {
  readonly application: Pick<Application, 'name' | 'name_i18n' | 'logoUrl'>;
  /** Px. */
  readonly size: number;
}

/** An application's logo; without one, or where it does not load, the first character of its name in the user's language on a quiet square. */
export function AppLogo({ application: { name, name_i18n, logoUrl }, size }: AppLogoProps) {
  const locale = useLocale();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logoUrl && logoUrl !== failedUrl) {
    const handleError = () => setFailedUrl(logoUrl);
    return <img className={styles.logo} src={logoUrl} alt="" width={size} height={size} onError={handleError} />;
  }
  return (
    <span className={styles.letter} style={{ width: size, height: size, fontSize: size / 2 }} aria-hidden="true">
      {/^./u.exec(localised(name, name_i18n, locale))?.[0]}
    </span>
  );
}
