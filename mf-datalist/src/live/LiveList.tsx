import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Spoken } from '@portico/shared-kit/ui/feedback';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { Button, Popover } from 'antd';
import { Fragment, useEffect, useRef } from 'react';
import { flashCells } from './flash-cells.ts';
import styles from './Live.module.css';
import { liveTexts } from './live.texts.ts';
import { useLiveMode } from './use-live-mode.ts';
import { type LivePage, useLivePage } from './use-live-page.ts';
import { useWatchedList } from './use-watched-list.ts';

interface LiveListProps {
  readonly schemaCode: ModelCode;
  readonly live: LivePage;
  /** True where a mode reads the records by itself. */
  readonly isMode: boolean;
  readonly isNarrow: boolean;
  /** Reads the list again, with what waits. */
  onShow(): void;
}

/** Keeps a list up to date with what others do meanwhile: who they are, and what of their changes waits to be shown. */
export function LiveList({ schemaCode, live, isMode, isNarrow, onShow }: LiveListProps) {
  const t = liveTexts.useT();
  const watched = useWatchedList(schemaCode);
  const head = useRef<HTMLDivElement>(null);
  const { waiting, changed, forget } = useLivePage(isMode ? undefined : watched?.mark, live);
  const told = useLiveMode(isMode ? watched?.mark : undefined, { schemaCode, head });
  useEffect(() => flashCells(changed), [changed]);
  const handleShow = () => {
    forget();
    onShow();
  };
  const count = isMode ? told.count : changed.length;
  const words = [
    ...(count > 0 ? [t('changed', { count })] : []),
    ...(waiting > 0 ? [t('waiting', { count: waiting })] : []),
  ];
  return (
    <div ref={head} className={styles.live} data-narrow={isNarrow || undefined}>
      <Spoken role="status">
        <Fragment key={told.times}>{words.join(' ')}</Fragment>
      </Spoken>
      {waiting > 0 && (
        <div className={styles.bar}>
          <span aria-hidden="true">{t('waiting', { count: waiting })}</span>
          <Button type="link" size="small" onClick={handleShow}>
            {t('show')}
          </Button>
        </div>
      )}
      {!isNarrow && watched !== undefined && watched.people.length > 0 && (
        <People people={watched.people} count={watched.count} />
      )}
    </div>
  );
}

/** People who are shown; the others are a number. */
const mostPictures = 3;
/** People who are named. */
const mostNames = 10;

function People({ people, count }: { readonly people: readonly UserRef[]; readonly count: number }) {
  const t = liveTexts.useT();
  const locale = useLocale();
  const names = people
    .slice(0, mostNames)
    .map(({ name, name_i18n: other }) => localised(name, other, locale))
    .join(t('names'));
  const words = t('here', { names: count > mostNames ? t('more', { names, count }) : names });
  const shown = people.slice(0, mostPictures);
  return (
    <Popover content={<div className={styles.names}>{words}</div>} trigger={['hover', 'click']} placement="bottom">
      <button type="button" className={styles.people}>
        <Spoken>{words}</Spoken>
        {shown.map((person) => (
          <Portrait key={person.id} user={person} size={24} />
        ))}
        {count > shown.length && (
          <span className={styles.more} aria-hidden="true">
            +{count - shown.length}
          </span>
        )}
      </button>
    </Popover>
  );
}
