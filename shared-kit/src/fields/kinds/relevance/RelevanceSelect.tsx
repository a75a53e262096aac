import { Button, Select, Space } from 'antd/es';
import { Suspense, useState } from 'react';
import { TableOutlined } from '../../../ui/icons/index.ts';
import { useFieldServices } from '../../field-services.tsx';
import type { RecordValue } from '../../property.ts';
import { LoadHint } from '../LoadHint.tsx';
import { useSelectLooks } from '../use-select-looks.ts';
import { useLoaded } from '../use-loaded.ts';
import { findRecords } from './find-records.ts';
import type { RelevanceSettings } from './relevance-settings.ts';
import { relevanceUiTexts } from './relevance-ui.texts.ts';
import { recordWords } from './relevance.texts.ts';
import { useLocale } from '../../../i18n/locale-hook.ts';
import { lazyWithRetry } from '../../../ui/lazy/index.ts';
import { severalChoices } from '../../../ui/input/several-choices.ts';

const RecordPicker = lazyWithRetry(async () => (await import('./picker/RecordPicker.tsx')).RecordPicker);

/** Props of a field that picks records. */
export interface RelevanceSelectProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly settings: RelevanceSettings;
  /** Empty where nothing is picked, one at most unless `isMultiple`. */
  readonly value: readonly RecordValue[];
  readonly isMultiple: boolean;
  /** Pressing the field opens the list in a dialog; nothing is typed into it. */
  readonly isPopup?: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** Id of the words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  onChange(value: readonly RecordValue[]): void;
}

/** Picks records by typing a part of their name; asks the server only while it is open. */
export function RelevanceSelect(props: RelevanceSelectProps) {
  const { settings, value, isMultiple, isPopup = false, onChange } = props;
  const looks = useSelectLooks(props);
  const t = relevanceUiTexts.useT();
  const locale = useLocale();
  const { found, ...search } = useRecordSearch(settings);
  const known = new Map([...(found.value ?? []), ...value].map((record) => [record.id, record]));
  const chosen = value.map((record) => ({ value: record.id, label: recordWords(record, locale) }));
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  const pick = (records: readonly RecordValue[]) => {
    close();
    onChange(records);
  };
  return (
    <Space.Compact block>
      <Select<{ value: string } | { value: string }[]>
        {...looks}
        {...(isMultiple ? { ...severalChoices, maxTagCount: 'responsive' as const } : {})}
        placeholder={t('search')}
        {...(isPopup ? popupOf(t('pickShort'), () => setPicking(true)) : search)}
        value={isMultiple ? chosen : (chosen[0] ?? null)}
        options={(found.value ?? []).map((record) => ({ value: record.id, label: recordWords(record, locale) }))}
        notFoundContent={<LoadHint loaded={found} />}
        loading={found.isLoading}
        onChange={(choice: { value: string } | { value: string }[] | undefined) =>
          onChange([choice ?? []].flat().flatMap((each) => known.get(each.value) ?? []))
        }
      />
      <Button
        icon={<TableOutlined />}
        disabled={props.disabled ?? false}
        aria-label={t('pick', { label: props.label })}
        title={t('pick', { label: props.label })}
        onClick={() => setPicking(true)}
      />
      {isPicking && (
        <Suspense fallback={null}>
          <RecordPicker {...{ settings, value, isMultiple }} label={props.label} onPick={pick} onClose={close} />
        </Suspense>
      )}
    </Space.Compact>
  );
}

/** A select that only shows what is picked: its own list stays shut. */
function popupOf(placeholder: string, open: () => void) {
  return { placeholder, open: false, showSearch: false, suffixIcon: null, onOpenChange: open };
}

/** Records whose name has what is typed; asked for only while the list is open. */
function useRecordSearch(settings: RelevanceSettings) {
  const services = useFieldServices();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const found = useLoaded(
    (signal) => findRecords((input, stop) => services.queryRecords(input, stop), settings, { text, signal }),
    {
      key: text,
      isWanted: open,
      delay: text === '' ? 0 : 250,
    },
  );
  const onOpenChange = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setText('');
  };
  return { found, open, onOpenChange, showSearch: { filterOption: false, onSearch: setText } };
}
