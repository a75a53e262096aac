import type { PersonValue } from '@portico/shared-kit/fields';
import { localised, type Locale } from '@portico/shared-kit/i18n';
import { Popover } from 'antd';
import { Fragment, lazy, Suspense } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './PersonNames.module.css';

const PersonCard = lazy(async () => ({ default: (await import('./PersonCard.tsx')).PersonCard }));

interface PersonNamesProps {
  readonly people: readonly PersonValue[];
  readonly locale: Locale;
  readonly isTabStop: boolean;
}

/** People by their names; each shows its card under the pointer or by a press (list spec, section 2: user card). */
export function PersonNames({ people, locale, isTabStop }: PersonNamesProps) {
  const t = datalistTexts.useT();
  return people.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 && t('people.separator')}
      <PersonName person={person} locale={locale} isTabStop={isTabStop} />
    </Fragment>
  ));
}

interface PersonNameProps extends Pick<PersonNamesProps, 'locale' | 'isTabStop'> {
  readonly person: PersonValue;
}

function PersonName({ person: { id, name, name_i18n }, locale, isTabStop }: PersonNameProps) {
  const card = (
    <Suspense fallback={<div className={styles['card']} />}>
      <PersonCard id={id} />
    </Suspense>
  );
  return (
    <Popover trigger={['hover', 'click']} mouseEnterDelay={0.4} placement="bottomLeft" destroyOnHidden content={card}>
      <button
        type="button"
        className={styles['name']}
        tabIndex={isTabStop ? 0 : -1}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {localised(name, name_i18n, locale)}
      </button>
    </Popover>
  );
}
