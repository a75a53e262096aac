import type { OwnApplications } from '@portico/shared-kit/contract/portal.schema';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { Link } from 'react-router-dom';
import { AppLogo } from '../navigation/AppLogo.tsx';
import { MarkedTitle } from '../navigation/MarkedTitle.tsx';
import styles from './ApplicationCards.module.css';
import { FavouriteStar } from './FavouriteStar.tsx';
import type { LabelledApplication } from './search-applications.model.ts';

interface ApplicationCardsProps {
  readonly found: readonly LabelledApplication[];
  /** Text that the names are searched for. */
  readonly text: string;
  /** Undefined while it is not known: then no card has a star. */
  readonly own: OwnApplications | undefined;
}

/** A card for each application; it leads to the application's first page, its star makes it a favourite. */
export function ApplicationCards({ found, text, own }: ApplicationCardsProps) {
  if (found.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {found.map(({ application, name }) => (
        <li key={application.code} className={styles.place}>
          <Link className={styles.card} to={`/application/${application.code}`}>
            <AppLogo application={application} size={40} />
            <span className={styles.name}>
              {text.trim() === '' ? <Ellipsis text={name} lines={2} /> : <MarkedTitle title={name} text={text} />}
            </span>
          </Link>
          {own && (
            <span className={styles.star}>
              <FavouriteStar of={{ application, name }} own={own} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
