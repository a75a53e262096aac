import { type RefSelectProps, Select } from 'antd/es';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import {
  type Unit,
  type UnitEntry,
  toggled,
  unitKey,
  unitOf,
  type UnitSource,
} from '../../../ui/unit-picker/unit-source.ts';
import { aboutOf, nameOf } from '../../../ui/unit-picker/unit-words.ts';
import { rowId, UnitList } from '../../../ui/unit-picker/UnitList.tsx';
import { usePickerKeys } from '../../../ui/unit-picker/use-picker-keys.ts';
import { useTreeRows } from '../../../ui/unit-picker/use-tree-rows.ts';
import { useSelectLooks } from '../use-select-looks.ts';
import { unitSelectTexts } from './unit-select.texts.ts';
import type { UnitSelectProps } from './unit-select-props.ui.ts';
import styles from './UnitSelect.module.css';
import { severalChoices } from '../../../ui/input/several-choices.ts';

type Props = UnitSelectProps & { readonly source: UnitSource };

/** Names stand to the right of their departments; a narrow field must not cut them. */
const readable = { popup: { root: { minWidth: 'min(320px, 90vw)' } } };

interface LabelledKey {
  readonly value: string;
  readonly label?: unknown;
}

/**
 * Chooses people and departments in the organisation's tree, which opens below the field. The field keeps the focus: its
 * keys work the tree, and what is typed searches it.
 */
export function UnitTreeSelect(props: Props) {
  const { types, value, isMultiple, onChange } = props;
  const t = unitSelectTexts.useT();
  const locale = useLocale();
  const ownId = useId();
  const id = props.id ?? ownId;
  // The name under which the select points at what opens below it.
  const listId = `${id}_list`;
  const { offer, keys, use, canChoose, popup } = useTreeChoice(props);
  const known = new Map(value.map((unit) => [unitKey(unit), unit]));
  const chosen = value.map((unit) => ({ value: unitKey(unit), label: nameOf(unit, locale) }));
  const active = keys.active < 0 ? null : rowId(listId, keys.active);
  const field = usePointing({ active, popup: offer.isTree ? 'tree' : 'listbox', isOpen: popup.open });
  const list = (
    <div className={styles.tree}>
      <UnitList
        key={offer.isTree ? 'tree' : 'search'}
        id={listId}
        rows={offer.rows}
        active={keys.active}
        chosenKeys={new Set(known.keys())}
        {...{ isMultiple, canChoose }}
        isTree={offer.isTree}
        nothing={offer.nothing}
        onUse={use}
        onOpen={offer.setOpen}
        onFetch={offer.fetchMore}
      />
    </div>
  );
  return (
    <Select<LabelledKey | LabelledKey[]>
      {...useSelectLooks({ ...props, id })}
      ref={field}
      {...(isMultiple ? { ...severalChoices, maxTagCount: 'responsive' as const } : {})}
      placeholder={t(`press.${aboutOf(types)}`)}
      {...popup}
      popupRender={() => list}
      styles={readable}
      options={[]}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      onChange={(choice: LabelledKey | LabelledKey[] | undefined) =>
        onChange([choice ?? []].flat().flatMap((each) => known.get(each.value) ?? []))
      }
    />
  );
}

interface Pointing {
  /** Id of the row that keys act on. */
  readonly active: string | null;
  readonly popup: 'tree' | 'listbox';
  readonly isOpen: boolean;
}

/** Says which row the keys act on, which the select would say of its own list. */
function usePointing({ active, popup, isOpen }: Pointing) {
  const field = useRef<RefSelectProps>(null);
  useEffect(() => {
    const input = field.current?.nativeElement.querySelector('input');
    input?.setAttribute('aria-haspopup', popup);
    if (active === null || !isOpen) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', active);
  });
  return field;
}

/** Returns the entries that the tree offers, and the effect of a click or a key on them. */
function useTreeChoice({ types, isMultiple, source, value, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const offer = useTreeRows({ types, source, keyword: typed, isWanted: open });
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setTyped('');
  };
  const take = (units: readonly Unit[]) => {
    source.remember(units);
    onChange(units);
  };
  const canChoose = (entry: UnitEntry) => types.includes(entry.unitType);
  const use = (index: number) => {
    const row = offer.rows[index];
    if (row?.kind !== 'unit') return;
    keys.setActive(index);
    if (!canChoose(row.entry)) {
      if (row.isOpen !== null) offer.setOpen(row.entry.id, !row.isOpen);
    } else if (isMultiple) take(toggled(value, row.entry));
    else {
      take([unitOf(row.entry)]);
      toggle(false);
    }
  };
  const keys = usePickerKeys({
    rows: offer.rows,
    list: offer.list,
    isTree: offer.isTree,
    isEmpty: typed === '',
    onUse: use,
    onOpen: offer.setOpen,
    onRemoveLast: () => {},
    onDone: () => toggle(false),
  });
  const showSearch = { filterOption: false, onSearch: setTyped, searchValue: typed };
  const onInputKeyDown: typeof keys.onKeyDown = (event) => {
    if (!open) return;
    if (event.key === 'Escape') {
      // A dialog around the field stays.
      event.stopPropagation();
      toggle(false);
    } else if (event.key !== 'Backspace') keys.onKeyDown(event);
  };
  return { offer, keys, use, canChoose, popup: { open, onOpenChange: toggle, showSearch, onInputKeyDown } };
}
