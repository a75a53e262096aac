import { useLocale } from '../../../i18n/current-locale.ts';
import { localised, type Locale } from '../../../i18n/locale.ts';
import { formatDate } from '../../../formats/dates.ts';
import { actions, labelOf } from '../../../workflow/index.ts';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { OpinionValue } from '../../property.ts';
import { textCell } from '../text-cell.ui.ts';
import { TextFilterControl } from '../TextFilterControl.tsx';
import styles from './ApprovalOpinion.module.css';
import { approvalOpinion, type ApprovalOpinionSettings } from './approval-opinion.kind.ts';
import { approvalOpinionTexts } from './approval-opinion.texts.ts';

type Opinions = readonly OpinionValue[];

interface OpinionListProps {
  readonly opinions: Opinions;
  readonly settings: ApprovalOpinionSettings;
  readonly locale: Locale;
}

/** The activity is named only where opinions of several are gathered. */
function OpinionList({ opinions, settings, locale }: OpinionListProps) {
  return (
    <ul className={styles['list']}>
      {opinions.map(({ id, user, action, activityName, activityName_i18n, comment, time }) => (
        <li key={id} className={styles['opinion']}>
          <p className={styles['head']}>
            <strong>{localised(user.name, user.name_i18n, locale)}</strong>
            <span>{labelOf(actions, action, locale)}</span>
            {settings.activityCode === '' && (
              <span className={styles['aside']}>{localised(activityName, activityName_i18n, locale)}</span>
            )}
            <time className={styles['aside']} dateTime={time}>
              {formatDate(time, 3)}
            </time>
          </p>
          {comment !== null && <p className={styles['words']}>{comment}</p>}
        </li>
      ))}
    </ul>
  );
}

function Reader({ value, settings, context }: CellProps<Opinions, ApprovalOpinionSettings>) {
  return <OpinionList opinions={value} settings={settings} locale={context.locale} />;
}

/** Nobody types an opinion into a form; while it is filled in, it shows what the workflow has recorded. */
function Editor({ id, label, value, settings, describedBy }: EditorProps<Opinions, ApprovalOpinionSettings>) {
  const t = approvalOpinionTexts.useT();
  const locale = useLocale();
  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy}>
      {value === null ? (
        <p className={styles['none']}>{t('none')}</p>
      ) : (
        <OpinionList opinions={value} settings={settings} locale={locale} />
      )}
    </div>
  );
}

/** How opinions are shown and searched; they are never entered. */
export const approvalOpinionUi: FieldUi<Opinions, ApprovalOpinionSettings, string> = {
  Cell: textCell(approvalOpinion),
  Reader,
  Editor,
  FilterControl: TextFilterControl,
};
