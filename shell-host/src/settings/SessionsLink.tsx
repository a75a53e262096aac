import { LaptopOutlined } from '@portico/shared-kit/ui/icons';
import { Link } from 'react-router-dom';
import styles from './PersonalInfo.module.css';
import { settingsTexts } from './settings.texts.ts';

/** The way from somebody's own data to where they are signed in. */
export function SessionsLink({ onChosen }: { readonly onChosen?: () => void }) {
  const t = settingsTexts.useT();
  return (
    <p className={styles.sessions}>
      <Link to="/my-sessions" onClick={onChosen}>
        <LaptopOutlined aria-hidden="true" /> {t('sessions')}
      </Link>
    </p>
  );
}
