import { useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useSearchPortalQuery } from '@portico/shared-kit/api/search.api';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { ErrorState, LinesSkeleton, StateBlock } from '@portico/shared-kit/ui/feedback';
import { SearchOutlined } from '@portico/shared-kit/ui/icons';
import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { UserCardSourceContext } from '@portico/shared-kit/ui/person-card';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { Modal } from 'antd/es';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SearchResults } from './SearchResults.tsx';
import { searchTexts } from './search.texts.ts';
import styles from './SearchDialog.module.css';

/** Longest text that is searched for. */
const longestText = 100;

/** The search of the whole portal: one box, and below it what is found by kind, which arrow keys walk through. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = searchTexts.useT();
  const isPhone = useIsPhone();
  const content = useRef<HTMLDivElement>(null);
  const focusBox = () => content.current?.querySelector('input')?.focus();
  return (
    <Modal
      open
      title={t('open')}
      footer={null}
      width="min(640px, calc(100vw - 16px))"
      style={{ top: isPhone ? 8 : 64 }}
      onCancel={onClose}
      // The dialog itself takes the focus as it has opened.
      afterOpenChange={(isOpen) => isOpen && focusBox()}
    >
      <SearchContent ref={content} isPhone={isPhone} onClose={onClose} onReady={focusBox} />
    </Modal>
  );
}

interface SearchContentProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isPhone: boolean;
  onClose(): void;
  /** Called once the box is there. */
  onReady(): void;
}

function SearchContent({ ref, isPhone, onClose, onReady }: SearchContentProps) {
  const t = searchTexts.useT();
  const [search, setSearch] = useState('');
  const { text, type, send } = useTypedSearch(search, setSearch);
  // People type on as they have pressed the keys: the box does not wait until the dialog has faded in.
  const ready = useStableCallback(onReady);
  useEffect(() => ready(), [ready]);
  return (
    <div ref={ref} className={styles.dialog} role="presentation" onKeyDown={walk}>
      <SearchBox label={t('box')} value={text} onChange={type} onSend={send} />
      <Found search={search.slice(0, longestText)} onChosen={onClose} />
      {!isPhone && <p className={styles.keys}>{t('keys')}</p>}
    </div>
  );
}

/** Arrow keys go from the box through everything that can be opened, and back to it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-found] a, [data-found] button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function Found({ search, onChosen }: { readonly search: string; readonly onChosen: () => void }) {
  const t = searchTexts.useT();
  const { currentData, data, error, isFetching, refetch } = useSearchPortalQuery(
    { text: search },
    { skip: search === '' },
  );
  const cards = useApiFieldServices();
  const failure = useFailure(error);
  if (search === '') return <p className={styles.start}>{t('start')}</p>;
  if (error !== undefined && !isFetching) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  // While the next answer is on its way, the last one stays.
  const shown = currentData ?? data;
  if (shown === undefined) return <LinesSkeleton lines={5} />;
  const count =
    [shown.lists, shown.instances, shown.files, shown.people].reduce((sum, { length }) => sum + length, 0) +
    shown.models.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <>
      <p role="status" className={styles.status}>
        {!isFetching && count > 0 && t('found', { count })}
      </p>
      {count === 0 ? (
        <StateBlock icon={<SearchOutlined />} isCompact title={t('none', { text: search })} hint={t('noneHint')} />
      ) : (
        <UserCardSourceContext value={cards}>
          <SearchResults matches={shown} text={search} onChosen={onChosen} />
        </UserCardSourceContext>
      )}
    </>
  );
}
