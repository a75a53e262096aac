import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import type { MentionablePerson } from '@portico/shared-kit/contract/comments.schema';
import { commentTexts } from './comment.texts.ts';
import styles from './CommentRecord.module.css';
import type { MentionPicker } from './use-mention-picker.ts';

interface MentionListProps {
  readonly id: string;
  readonly picker: MentionPicker;
}

/** The id of an option, for the field that leads through them. */
export const optionId = (listId: string, personId: string) => `${listId}-${personId}`;

/** The people that an @ offers; those who may not open the record are shown with that, and cannot be chosen. */
export function MentionList({ id, picker }: MentionListProps) {
  const t = commentTexts.useT();
  const { trigger, people, isSearching, hasFailed } = picker;
  if (trigger === null) return null;
  const nobody = hasFailed ? t('searchFailed') : t('nobody', { keyword: trigger.keyword });
  const said = people.length > 0 ? t('peopleFound', { count: people.length }) : isSearching ? t('searching') : nobody;
  // Without a name an empty list says nothing: it is there once somebody types or there is somebody.
  if (people.length === 0 && trigger.keyword === '' && !hasFailed) return null;
  return (
    <div className={styles.picker}>
      <p role="status" className={people.length > 0 ? styles.heard : styles.quiet}>
        {said}
      </p>
      <div id={id} role="listbox" aria-label={t('people')}>
        {people.map((person) => (
          <Option key={person.id} listId={id} {...{ person, picker }} />
        ))}
      </div>
    </div>
  );
}

interface OptionProps extends Omit<MentionListProps, 'id'> {
  readonly listId: string;
  readonly person: MentionablePerson;
}

function Option({ listId, person, picker }: OptionProps) {
  const t = commentTexts.useT();
  const locale = useLocale();
  const { id, name, name_i18n, canRead, departmentName, departmentName_i18n } = person;
  const department = departmentName === null ? '' : localised(departmentName, departmentName_i18n, locale);
  return (
    <button
      type="button"
      id={optionId(listId, id)}
      role="option"
      tabIndex={-1}
      aria-selected={picker.active === id}
      aria-disabled={!canRead}
      className={styles.option}
      // Otherwise the field would lose the focus, and with it the place of the @.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => canRead && picker.choose(person)}
    >
      <Portrait user={person} size={24} />
      <span className={styles.name}>{localised(name, name_i18n, locale)}</span>
      <span className={styles.quiet}>{canRead ? department : t('mayNotRead')}</span>
    </button>
  );
}
