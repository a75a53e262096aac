import { useLocale } from '../../../i18n/locale-hook.ts';
import { localised, type Locale } from '../../../i18n/locale.ts';
import { formatDate } from '../../../formats/dates.ts';
import { actions, labelOf } from '../../../workflow/index.ts';
import { PersonName } from '../../../ui/person-card/PersonName.tsx';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { OpinionValue } from '../../property.ts';
import { textCell } from '../text-cell.ui.ts';
import { TextFilterControl } from '../TextFilterControl.tsx';
import styles from './ApprovalOpinion.module.css';
import { approvalOpinion, type ApprovalOpinionSettings, onBehalfText } from './approval-opinion.kind.ts';
import { approvalOpinionTexts } from './approval-opinion.texts.ts';

type Opinions = readonly OpinionValue[];

interface OpinionListProps {
  readonly opinions: Opinions;
  readonly settings: ApprovalOpinionSettings;
  readonly locale: Locale;
}

function OpinionList({ opinions, settings, locale }: OpinionListProps) {
  return (
    <ul className={styles.list}>
      {opinions.map((opinion) => (
        <li key={opinion.id} className={styles.opinion}>
          <Opinion opinion={opinion} settings={settings} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

interface OpinionProps extends Pick<OpinionListProps, 'settings' | 'locale'> {
  readonly opinion: OpinionValue;
}

/** The activity is named only where opinions of several are gathered. */
function Opinion({ opinion, settings, locale }: OpinionProps) {
  const { user, delegator, action, activityName, activityName_i18n, comment, time } = opinion;
  return (
    <>
      <p className={styles.head}>
        <strong>
          <PersonName person={user} isTabStop />
        </strong>
        {delegator !== undefined && <span className={styles.aside}>{onBehalfText(opinion, locale)}</span>}
        <span>{labelOf(actions, action, locale)}</span>
        {settings.activityCode === '' && (
          <span className={styles.aside}>{localised(activityName, activityName_i18n, locale)}</span>
        )}
        <time className={styles.aside} dateTime={time}>
          {formatDate(time, 3)}
        </time>
      </p>
      {comment !== null && <p className={styles.words}>{comment}</p>}
    </>
  );
}

function Reader({ value, settings, context }: CellProps<Opinions, ApprovalOpinionSettings>) {
  return <OpinionList opinions={value} settings={settings} locale={context.locale} />;
}

/** Editor into which nobody types an opinion: while the form is filled in, it shows what the workflow has recorded. */
function Editor({ id, label, value, settings, describedBy }: EditorProps<Opinions, ApprovalOpinionSettings>) {
  const t = approvalOpinionTexts.useT();
  const locale = useLocale();
  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy}>
      {value === null ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <OpinionList opinions={value} settings={settings} locale={locale} />
      )}
    </div>
  );
}

/** Cell and filter control of opinions; they are never entered. */
export const approvalOpinionUi: FieldUi<Opinions, ApprovalOpinionSettings, string> = {
  Cell: textCell(approvalOpinion),
  Reader,
  Editor,
  FilterControl: TextFilterControl,
};
