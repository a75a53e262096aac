import type { Application } from '@portico/shared-kit/contract/applications.schema';
import styles from './AppLogo.module.css';

interface AppLogoProps {
  readonly application: Pick<Application, 'code' | 'name' | 'logoUrl'>;
  /** Px. */
  readonly size: number;
}

/** An application's logo; without one, the first character of its name on a quiet square. */
export function AppLogo({ application: { name, logoUrl }, size }: AppLogoProps) {
  if (logoUrl) return <img className={styles['logo']} src={logoUrl} alt="" width={size} height={size} />;
  return (
    <span className={styles['letter']} style={{ width: size, height: size, fontSize: size / 2 }} aria-hidden="true">
      {/^./u.exec(name)?.[0]}
    </span>
  );
}
