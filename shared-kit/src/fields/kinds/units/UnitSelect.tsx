import { Button, Select, Space } from 'antd/es';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
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
import { detailOf, nameOf } from '../../../ui/unit-picker/unit-words.ts';
import { LoadHint } from '../LoadHint.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useSelectLooks } from '../use-select-looks.ts';
import { unitSelectTexts } from './unit-select.texts.ts';
import styles from './UnitSelect.module.css';
import { useUnitSource } from './use-unit-source.ts';

const UnitPickerDialog = lazy(async () => ({
  default: (await import('../../../ui/unit-picker/UnitPickerDialog.tsx')).UnitPickerDialog,
}));

/** What a select of people and departments takes. */
export interface UnitSelectProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** Which units may be chosen. */
  readonly types: readonly UnitType[];
  /** Empty where nothing is chosen, one at most unless `isMultiple`. */
  readonly value: readonly Unit[];
  readonly isMultiple: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** Id of the words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  onChange(value: readonly Unit[]): void;
}

/** Chooses people and departments by typing; its button opens the dialog with recent choices and the tree. */
export function UnitSelect(props: UnitSelectProps) {
  const { label, types, value, isMultiple, disabled = false, onChange } = props;
  const t = unitSelectTexts.useT();
  const source = useUnitSource();
  const [isPicking, setIsPicking] = useState(false);
  const icon = types.includes(unitTypes.person) && types.length === 1 ? <UserOutlined /> : <TeamOutlined />;
  const handleOk = (units: readonly Unit[]) => {
    setIsPicking(false);
    onChange(units);
  };
  return (
    <>
      <Space.Compact block>
        <TypedSelect {...props} source={source} />
        <Button
          icon={icon}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={t('open', { label })}
          title={t('open', { label })}
          onClick={() => setIsPicking(true)}
        />
      </Space.Compact>
      {isPicking && (
        <Suspense fallback={null}>
          <UnitPickerDialog
            {...{ types, isMultiple, value, source }}
            onOk={handleOk}
            onCancel={() => setIsPicking(false)}
          />
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

function TypedSelect(props: UnitSelectProps & { readonly source: UnitSource }) {
  const { types, value, isMultiple, source, onChange } = props;
  const t = unitSelectTexts.useT();
  const locale = useLocale();
  const looks = useSelectLooks(props);
  const { found, ...search } = useTypedUnits(source, types);
  const entries = found.value ?? [];
  const known = new Map([...entries.map(unitOf), ...value].map((unit) => [unitKey(unit), unit]));
  const chosen = value.map((unit) => ({ value: unitKey(unit), label: nameOf(unit, locale) }));
  const about = types.length > 1 ? 'both' : types.includes(unitTypes.person) ? 'people' : 'departments';
  return (
    <Select<LabelledKey | LabelledKey[], UnitOption>
      {...looks}
      {...(isMultiple ? { mode: 'multiple' as const, maxTagCount: 'responsive' as const } : {})}
      placeholder={t(`search.${about}`)}
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

/** What tells people of one name apart stands below it. */
function optionWords({ data: { label, detail } }: { readonly data: UnitOption }) {
  return (
    <span className={styles['option']}>
      <span>{label}</span>
      {detail !== '' && <span className={styles['detail']}>{detail}</span>}
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
