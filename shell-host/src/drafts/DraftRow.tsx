import type { Draft } from '@portico/shared-kit/contract/drafts.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason, Ellipsis } from '@portico/shared-kit/ui/feedback';
import { DeleteOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Checkbox } from 'antd/es';
import { Link, useLocation } from 'react-router-dom';
import { withReturn } from '../layout/header/back-target.ts';
import styles from './DraftList.module.css';
import { draftName } from './draft-name.ts';
import { draftPath } from './draft-path.model.ts';
import { draftsTexts } from './drafts.texts.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

interface DraftRowProps {
  readonly draft: Draft;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onDelete(): void;
}

/** A draft: its name leads to its form. */
export function DraftRow({ draft, isChosen, onChoose, onDelete }: DraftRowProps) {
  const t = draftsTexts.useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const name = draftName(draft, locale);
  const time = formatDate(draft.modifiedTime, toMinutes);
  return (
    <li className={styles.row}>
      <Checkbox
        checked={isChosen}
        aria-label={t('select', { name })}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Link className={styles.link} to={withReturn(draftPath(draft), pathname, search)}>
        <Ellipsis text={name} />
      </Link>
      <time className={styles.time} dateTime={draft.modifiedTime} title={t('changed', { time })}>
        {time}
      </time>
      <DisabledReason reason={draft.canDelete ? null : t('notDeletable')} isQuiet>
        <Button
          className={styles.delete}
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('deleteOne', { name })}
          onClick={onDelete}
        />
      </DisabledReason>
    </li>
  );
}
