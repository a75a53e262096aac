import { Button, Modal } from 'antd/es';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { BizRecord } from '../../../../contract/records.schema.ts';
import { commonTexts } from '../../../../i18n/common.texts.ts';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { localised } from '../../../../i18n/locale.ts';
import { EmptyState, ErrorState, NoResult } from '../../../../ui/feedback/index.ts';
import { SearchBox } from '../../../../ui/input/SearchBox.tsx';
import { useTypedSearch } from '../../../../ui/input/use-typed-search.ts';
import { useIsPhone } from '../../../../ui/window/index.ts';
import type { RecordValue } from '../../../property.ts';
import { recordValueOf } from '../find-records.ts';
import type { RelevanceSettings } from '../relevance-settings.ts';
import { relevanceUiTexts } from '../relevance-ui.texts.ts';
import { SelectionTray } from './SelectionTray.tsx';
import { PickerCards } from './PickerCards.tsx';
import { PickerGrid } from './PickerGrid.tsx';
import { PickerPages } from './PickerPages.tsx';
import styles from './RecordPicker.module.css';
import { type Picker, usePicker } from './use-picker.ts';

interface RecordPickerProps {
  /** The name of the field that is filled in. */
  readonly label: string;
  readonly settings: RelevanceSettings;
  readonly value: readonly RecordValue[];
  readonly isMultiple: boolean;
  onPick(records: readonly RecordValue[]): void;
  onClose(): void;
}

/** A list in a dialog from which records are picked: one by a click, several by ticking them. */
export function RecordPicker(props: RecordPickerProps) {
  const t = relevanceUiTexts.useT();
  const isPhone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  // On a phone the keyboard would cover the list.
  const enter = (isOpen: boolean) => {
    if (isOpen && !isPhone) body.current?.querySelector('input')?.focus();
  };
  const phone = { width: '100%', style: { top: 0, maxWidth: '100%', margin: 0, padding: 0 } };
  return (
    <Modal
      open
      title={t('title', { label: props.label })}
      footer={null}
      destroyOnHidden
      {...(isPhone ? phone : { width: 'min(1040px, calc(100vw - 48px))', centered: true })}
      afterOpenChange={enter}
      onCancel={props.onClose}
    >
      <PickerBody {...props} ref={body} isPhone={isPhone} />
    </Modal>
  );
}

interface PickerBodyProps extends RecordPickerProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isPhone: boolean;
}

function PickerBody({ ref, ...props }: PickerBodyProps) {
  const { settings, isMultiple, isPhone, onPick, onClose } = props;
  const t = relevanceUiTexts.useT();
  const locale = useLocale();
  const picker = usePicker(settings);
  const [records, setRecords] = useState(props.value);
  const name = picker.config === null ? '' : localised(picker.config.name, picker.config.name_i18n, locale);
  const search = useTypedSearch(picker.query.search, (text) => picker.goTo({ search: text }));
  const tick = (ids: ReadonlySet<string>) => setRecords(tickedRecords(records, ids, picker, settings));
  const press = (record: BizRecord) => {
    if (!isMultiple) return onPick([recordValueOf(record, settings)]);
    const ids = new Set(records.map(({ id }) => id));
    if (!ids.delete(record.id)) ids.add(record.id);
    tick(ids);
  };
  const placeholder = usePlaceholder(picker, () => search.type(''));
  const List = isPhone ? PickerCards : PickerGrid;
  return (
    <div ref={ref} className={styles.body} data-phone={isPhone || undefined}>
      <div className={styles.search} onKeyDown={enterList} role="presentation">
        <SearchBox label={t('searchList', { name })} value={search.text} onChange={search.type} onSend={search.send} />
      </div>
      <List
        label={t('list', { name })}
        picker={picker}
        placeholder={placeholder}
        chosen={new Set(records.map(({ id }) => id))}
        isMultiple={isMultiple}
        onPress={press}
        onTick={tick}
      />
      <PickerPages picker={picker} isPhone={isPhone} />
      {isMultiple && <SelectionTray records={records} onChange={setRecords} />}
      <Foot isMultiple={isMultiple} isPhone={isPhone} onOk={() => onPick(records)} onClose={onClose} />
    </div>
  );
}

/** Returns the placeholder for the records; null while there are some, or while it waits for them. */
function usePlaceholder(picker: Picker, onClear: () => void): ReactNode {
  const t = relevanceUiTexts.useT();
  const common = commonTexts.useT();
  if (picker.hasFailed) return <ErrorState failure={{ message: common('loadFailed') }} onRetry={picker.retry} />;
  if (picker.page === null || picker.page.content.length > 0) return null;
  if (picker.query.search !== '') return <NoResult onClear={onClear} />;
  return <EmptyState title={t('none')} hint={t('noneHint')} />;
}

interface FootProps {
  readonly isMultiple: boolean;
  readonly isPhone: boolean;
  onOk(): void;
  onClose(): void;
}

function Foot({ isMultiple, isPhone, onOk, onClose }: FootProps) {
  const t = relevanceUiTexts.useT();
  const common = commonTexts.useT();
  return (
    <footer className={styles.foot}>
      <span className={styles.hint}>{!isPhone && t(isMultiple ? 'keysMulti' : 'keys')}</span>
      <Button onClick={onClose}>{common('cancel')}</Button>
      {isMultiple && (
        <Button type="primary" onClick={onOk}>
          {common('ok')}
        </Button>
      )}
    </footer>
  );
}

/** The arrow down goes from the search box into the list. */
function enterList(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const grid = event.currentTarget.parentElement?.querySelector<HTMLElement>('[role="grid"]');
  if (!grid) return;
  event.preventDefault();
  grid.focus();
}

/** Returns the ticked records: those from before stay in their order, the new ones of this page follow. */
function tickedRecords(
  held: readonly RecordValue[],
  ids: ReadonlySet<string>,
  { page }: Picker,
  settings: RelevanceSettings,
): readonly RecordValue[] {
  const kept = held.filter(({ id }) => ids.has(id));
  const known = new Set(kept.map(({ id }) => id));
  const fresh = (page?.content ?? []).filter(({ id }) => ids.has(id) && !known.has(id));
  return [...kept, ...fresh.map((record) => recordValueOf(record, settings))];
}
