import { Button, Select, Space } from 'antd/es';
import { Suspense, useState } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import { TeamOutlined, UserOutlined } from '../../../ui/icons/index.ts';
import {
  type Unit,
  type UnitEntry,
  unitKey,
  unitOf,
  type UnitSource,
  type UnitType,
  unitTypes,
} from '../../../ui/unit-picker/unit-source.ts';
import { aboutOf, detailOf, nameOf } from '../../../ui/unit-picker/unit-words.ts';
import { controlLooks } from '../control-looks.ts';
import { LoadHint } from '../LoadHint.tsx';
import { unitChoices, type UnitSettings } from '../unit-settings.ts';
import { useLoaded } from '../use-loaded.ts';
import { useSelectLooks } from '../use-select-looks.ts';
import type { UnitSelectProps } from './unit-select-props.ui.ts';
import { unitSelectTexts } from './unit-select.texts.ts';
import styles from './UnitSelect.module.css';
import { useUnitSource } from './use-unit-source.ts';
import { lazyWithRetry } from '../../../ui/lazy/index.ts';
import { severalChoices } from '../../../ui/input/several-choices.ts';

const UnitPickerDialog = lazyWithRetry(
  async () => (await import('../../../ui/unit-picker/UnitPickerDialog.tsx')).UnitPickerDialog,
);

const UnitTreeSelect = lazyWithRetry(async () => (await import('./UnitTreeSelect.tsx')).UnitTreeSelect);

/** Fetches the code of the select, of which a tree is a part of its own; null where nothing is to be fetched. */
export function loadUnitEditor({ choiceType }: UnitSettings): Promise<void> | null {
  return choiceType === unitChoices.tree ? UnitTreeSelect.load() : null;
}

/** Chooses people and departments in the way that its field or its condition says. */
export function UnitSelect(props: UnitSelectProps) {
  const source = useUnitSource();
  if (props.choiceType !== unitChoices.tree) return <DialogSelect {...props} source={source} />;
  const waiting = { ...controlLooks({ ...props, disabled: true }), style: { width: '100%' }, loading: true };
  return (
    <Suspense fallback={<Select {...waiting} />}>
      <UnitTreeSelect {...props} source={source} />
    </Suspense>
  );
}

type SelectProps = UnitSelectProps & { readonly source: UnitSource };

/** A field to type into or to press, and a button; the button opens the dialog with recent choices and the tree. */
function DialogSelect(props: SelectProps) {
  const { label, types, value, isMultiple, disabled = false, source, onChange } = props;
  const t = unitSelectTexts.useT();
  const [isPicking, setIsPicking] = useState(false);
  const open = () => setIsPicking(true);
  const close = () => setIsPicking(false);
  const icon = types.includes(unitTypes.person) && types.length === 1 ? <UserOutlined /> : <TeamOutlined />;
  const handleOk = (units: readonly Unit[]) => {
    close();
    onChange(units);
  };
  return (
    <>
      <Space.Compact block>
        {props.choiceType === unitChoices.popup ? (
          <PressedSelect {...props} onPress={open} />
        ) : (
          <TypedSelect {...props} />
        )}
        <Button
          icon={icon}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={t('open', { label })}
          title={t('open', { label })}
          onClick={open}
        />
      </Space.Compact>
      {isPicking && (
        <Suspense fallback={null}>
          <UnitPickerDialog {...{ types, isMultiple, value, source }} onOk={handleOk} onCancel={close} />
        </Suspense>
      )}
    </>
  );
}

interface UnitOption {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

interface LabelledKey {
  readonly value: string;
  readonly label?: unknown;
}

/** A select that only shows what is chosen: its own list stays shut, pressing it opens the dialog. */
function PressedSelect(props: SelectProps & { onPress(): void }) {
  const { types, value, isMultiple, onPress, onChange } = props;
  const t = unitSelectTexts.useT();
  const locale = useLocale();
  const known = new Map(value.map((unit) => [unitKey(unit), unit]));
  const chosen = value.map((unit) => ({ value: unitKey(unit), label: nameOf(unit, locale) }));
  return (
    <Select<LabelledKey | LabelledKey[]>
      {...useSelectLooks(props)}
      {...(isMultiple ? { ...severalChoices, maxTagCount: 'responsive' as const } : {})}
      placeholder={t(`press.${aboutOf(types)}`)}
      open={false}
      showSearch={false}
      suffixIcon={null}
      onOpenChange={onPress}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      onChange={(choice: LabelledKey | LabelledKey[] | undefined) =>
        onChange([choice ?? []].flat().flatMap((each) => known.get(each.value) ?? []))
      }
    />
  );
}

function TypedSelect(props: SelectProps) {
  const { types, value, isMultiple, source, onChange } = props;
  const t = unitSelectTexts.useT();
  const locale = useLocale();
  const looks = useSelectLooks(props);
  const { found, ...search } = useTypedUnits(source, types);
  const entries = found.value ?? [];
  const known = new Map([...entries.map(unitOf), ...value].map((unit) => [unitKey(unit), unit]));
  const chosen = value.map((unit) => ({ value: unitKey(unit), label: nameOf(unit, locale) }));
  return (
    <Select<LabelledKey | LabelledKey[], UnitOption>
      {...looks}
      {...(isMultiple ? { ...severalChoices, maxTagCount: 'responsive' as const } : {})}
      placeholder={t(`search.${aboutOf(types)}`)}
      {...search}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      options={entries.map((entry) => ({
        value: unitKey(entry),
        label: nameOf(entry, locale),
        detail: detailOf(entry, locale, true),
      }))}
      optionRender={optionWords}
      notFoundContent={<LoadHint loaded={found} />}
      loading={found.isLoading}
      onChange={(choice: LabelledKey | LabelledKey[] | undefined) =>
        onChange([choice ?? []].flat().flatMap((each) => known.get(each.value) ?? []))
      }
    />
  );
}

/** Draws an option: its name, and below it the words that tell people of one name apart. */
function optionWords({ data: { label, detail } }: { readonly data: UnitOption }) {
  return (
    <span className={styles.option}>
      <span>{label}</span>
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

/** Units that fit what is typed, those chosen last for nothing; asked for only while the select is open. */
function useTypedUnits(source: UnitSource, types: readonly UnitType[]) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const found = useLoaded((signal) => offered(source, { keyword, types }, signal), {
    key: keyword,
    isWanted: open,
    delay: keyword === '' ? 0 : 250,
  });
  const onOpenChange = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setTyped('');
  };
  return { found, open, onOpenChange, showSearch: { filterOption: false, onSearch: setTyped } };
}

async function offered(
  source: UnitSource,
  wanted: { readonly keyword: string; readonly types: readonly UnitType[] },
  signal: AbortSignal,
): Promise<readonly UnitEntry[]> {
  const recent = wanted.keyword === '' ? await source.recent(wanted.types, signal) : [];
  if (recent.length > 0) return recent;
  return (await source.search({ ...wanted, page: 0 }, signal)).content;
}
