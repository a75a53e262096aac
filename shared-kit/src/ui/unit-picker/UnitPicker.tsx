import { Input, type InputRef, Segmented } from 'antd/es';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useClear } from '../input/use-clear.tsx';
import { SearchOutlined } from '../icons/index.ts';
import { SelectedUnits } from './SelectedUnits.tsx';
import { unitPickerTexts } from './unit-picker.texts.ts';
import { toggled, type Unit, type UnitEntry, unitKey, unitOf, type UnitSource, type UnitType } from './unit-source.ts';
import { aboutOf } from './unit-words.ts';
import styles from './UnitPicker.module.css';
import { rowId, UnitList } from './UnitList.tsx';
import { usePickerKeys } from './use-picker-keys.ts';
import { usePickerRows } from './use-picker-rows.ts';

/** Task of a picker: the types of units, and the choice of one or several. */
export interface PickerTask {
  readonly types: readonly UnitType[];
  readonly isMultiple: boolean;
  readonly source: UnitSource;
}

interface UnitPickerProps extends PickerTask {
  readonly value: readonly Unit[];
  readonly search: RefObject<InputRef | null>;
  onChange(value: readonly Unit[]): void;
  /** Takes what is chosen; a single choice does it by itself. */
  onDone(value: readonly Unit[]): void;
}

/** Recent choices, the organisation's tree and a search over both, with the tray of what is chosen. */
export function UnitPicker(props: UnitPickerProps) {
  const { types, isMultiple, value, onChange } = props;
  const t = unitPickerTexts.useT();
  const listId = useId();
  const [keyword, setKeyword] = useState('');
  const { offer, keys, use, canChoose } = usePicking(props, keyword);
  const { tab, setTab, rows, isTree, total, fetchMore, setOpen, nothing } = offer;
  const found = total === null ? '' : t('found', { count: total });
  const tabs = [
    { value: 'recent' as const, label: t('recent') },
    { value: 'tree' as const, label: t('tree') },
  ];
  return (
    <div className={styles.picker} data-multiple={isMultiple}>
      <div className={styles.offer}>
        <PickerSearch
          {...{ listId, keyword, isTree }}
          box={props.search}
          label={t(`search.${aboutOf(types)}`)}
          active={keys.active}
          onChange={setKeyword}
          onKeyDown={keys.onKeyDown}
        />
        {keyword.trim() === '' ? (
          <Segmented block options={tabs} value={tab} onChange={setTab} />
        ) : (
          <p role="status" className={styles.count}>
            {found}
          </p>
        )}
        <UnitList
          key={keyword.trim() === '' ? tab : 'search'}
          id={listId}
          rows={rows}
          active={keys.active}
          chosenKeys={new Set(value.map(unitKey))}
          {...{ isTree, isMultiple, nothing, canChoose }}
          onUse={use}
          onOpen={setOpen}
          onFetch={fetchMore}
        />
      </div>
      {isMultiple && <SelectedUnits units={value} onChange={onChange} />}
    </div>
  );
}

/** Returns the units on offer, and the effect of a click or a key on them. */
function usePicking({ types, isMultiple, source, value, onChange, onDone }: UnitPickerProps, keyword: string) {
  const offer = usePickerRows({ types, source, keyword });
  const canChoose = (entry: UnitEntry) => types.includes(entry.unitType);
  const use = (index: number) => {
    const row = offer.rows[index];
    if (row?.kind !== 'unit') return;
    const { entry, isOpen } = row;
    keys.setActive(index);
    if (!canChoose(entry)) {
      if (isOpen !== null) offer.setOpen(entry.id, !isOpen);
    } else if (isMultiple) onChange(toggled(value, entry));
    else onDone([unitOf(entry)]);
  };
  const keys = usePickerKeys({
    rows: offer.rows,
    list: offer.list,
    isTree: offer.isTree,
    isEmpty: keyword === '',
    onUse: use,
    onOpen: offer.setOpen,
    onRemoveLast: () => onChange(value.slice(0, -1)),
    onDone: () => onDone(value),
  });
  return { offer, keys, use, canChoose };
}

interface PickerSearchProps {
  readonly box: RefObject<InputRef | null>;
  readonly listId: string;
  readonly label: string;
  readonly keyword: string;
  readonly isTree: boolean;
  readonly active: number;
  onChange(keyword: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The search box, which keeps the focus: its keys work the list below it. */
function PickerSearch({ box, listId, label, keyword, isTree, active, onChange, onKeyDown }: PickerSearchProps) {
  return (
    <Input
      ref={box}
      value={keyword}
      allowClear={useClear()}
      maxLength={64}
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={label}
      role="combobox"
      aria-label={label}
      aria-expanded
      aria-autocomplete="list"
      aria-controls={listId}
      aria-haspopup={isTree ? 'tree' : 'listbox'}
      aria-activedescendant={active < 0 ? undefined : rowId(listId, active)}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
