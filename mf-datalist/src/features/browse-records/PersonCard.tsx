import { useGetUserCardQuery } from '@portico/shared-kit/api/organisation.api';
import { useFailure } from '@portico/shared-kit/api';
import type { UserCard } from '@portico/shared-kit/contract/organisation.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './PersonNames.module.css';

/** Who somebody is and how to reach them. */
export function PersonCard({ id }: { readonly id: string }) {
  const { data, error } = useGetUserCardQuery(id);
  const { message } = useFailure(error);
  return (
    // What is pressed in the card is not pressed on the row behind it.
    <div className={styles['card']} role="presentation" onDoubleClick={(event) => event.stopPropagation()}>
      {error !== undefined ? (
        <p role="alert">{message}</p>
      ) : data ? (
        <Person user={data} />
      ) : (
        <LinesSkeleton lines={4} />
      )}
    </div>
  );
}

function Person({ user }: { readonly user: UserCard }) {
  const t = datalistTexts.useT();
  const locale = useLocale();
  const { relatedType, chatUrl } = user;
  const position = user.position && localised(user.position, user.position_i18n, locale);
  return (
    <>
      <div className={styles['head']}>
        <Portrait user={user} size={40} />
        <div>
          <strong>{localised(user.name, user.name_i18n, locale)}</strong>
          {!user.isActive && <span className={styles['quiet']}> {t('people.left')}</span>}
          {position && <div className={styles['quiet']}>{position}</div>}
        </div>
      </div>
      <dl className={styles['facts']}>
        {factsOf(user, locale).map(({ key, value }) => (
          <div key={key} className={styles['fact']}>
            <dt>{t(`people.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {relatedType === 'DINGTALK' && chatUrl !== null && <a href={chatUrl}>{t('people.chat')}</a>}
    </>
  );
}

/** What is known of a person, in the order of the specification. */
function factsOf(user: UserCard, locale: ReturnType<typeof useLocale>) {
  const path = user.mainDepartmentPath.map(({ name, name_i18n }) => localised(name, name_i18n, locale)).join(' / ');
  const others = user.departments.slice(1).map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  const facts = [
    { key: 'mobile', value: user.mobile },
    { key: 'email', value: user.email },
    { key: 'department', value: path },
    { key: 'departments', value: others.join(' · ') },
    { key: 'employeeNo', value: user.employeeNo },
    { key: 'role', value: user.roleName && localised(user.roleName, user.roleName_i18n, locale) },
  ] as const;
  return facts.filter(({ value }) => value !== null && value !== '');
}
