import type { PortalMatches } from '@portico/shared-kit/contract/search.schema';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { MarkedTitle } from '../navigation/MarkedTitle.tsx';
import { resultGroups } from './result-groups.model.ts';
import { searchTexts } from './search.texts.ts';
import styles from './SearchDialog.module.css';

interface SearchResultsProps {
  readonly matches: PortalMatches;
  readonly text: string;
  /** Called as a link is followed. */
  onChosen(): void;
}

/** Results of a search in their groups. */
export function SearchResults({ matches, text, onChosen }: SearchResultsProps) {
  const t = searchTexts.useT();
  const locale = useLocale();
  const groups = resultGroups(matches, { text, locale, untitled: t('untitled') });
  return (
    <div className={styles.found} data-found="" role="region" aria-label={t('results')}>
      {groups.map(({ key, kind, name, links, all }) => (
        <Group key={key} title={kind === 'records' ? (name ?? '') : t(kind)}>
          {links.map((link) => (
            <li key={link.key}>
              <Link className={styles.link} to={link.to} onClick={onChosen}>
                <span className={styles.title}>
                  <MarkedTitle title={link.title} text={text} />
                </span>
                {link.note !== undefined && <span className={styles.note}>{link.note}</span>}
              </Link>
            </li>
          ))}
          {all !== undefined && (
            <li>
              <Link className={styles.all} to={all} onClick={onChosen}>
                {t('all', { name: name ?? '' })}
              </Link>
            </li>
          )}
        </Group>
      ))}
      {matches.people.length > 0 && (
        <Group title={t('people')}>
          {matches.people.map((person) => (
            <li key={person.id} className={styles.person}>
              <PersonName person={person} isTabStop />
              <span className={styles.note}>{placeOf(person, locale)}</span>
            </li>
          ))}
        </Group>
      )}
    </div>
  );
}

/** Position and department, as far as there are any. */
function placeOf({ position, position_i18n, path }: PortalMatches['people'][number], locale: Locale): string {
  const department = path.at(-1);
  const parts = [
    position === null ? '' : localised(position, position_i18n, locale),
    department === undefined ? '' : localised(department.name, department.name_i18n, locale),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
