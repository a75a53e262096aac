import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { Link } from 'react-router-dom';
import { AppLogo } from '../navigation/AppLogo.tsx';
import { MarkedTitle } from '../navigation/MarkedTitle.tsx';
import styles from './ApplicationCards.module.css';
import type { NamedApplication } from './search-applications.model.ts';

interface ApplicationCardsProps {
  readonly found: readonly NamedApplication[];
  /** What the names are searched for. */
  readonly text: string;
}

/** A card for each application; it leads to the application's first page. */
export function ApplicationCards({ found, text }: ApplicationCardsProps) {
  if (found.length === 0) return null;
  return (
    <ul className={styles['cards']}>
      {found.map(({ application, name }) => (
        <li key={application.code}>
          <Link className={styles['card']} to={`/application/${application.code}`}>
            <AppLogo application={application} size={40} />
            <span className={styles['name']}>
              {text.trim() === '' ? <Ellipsis text={name} lines={2} /> : <MarkedTitle title={name} text={text} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
