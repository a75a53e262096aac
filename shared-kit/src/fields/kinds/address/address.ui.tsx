import { Input } from 'antd/es';
import { useRef } from 'react';
import type { EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import { controlLooks } from '../control-looks.ts';
import { textCell } from '../text-cell.ui.ts';
import { AreaSelect, loadAreaSelect } from './AreaSelect.tsx';
import styles from './Address.module.css';
import { address, levelsOf, type AddressSettings } from './address.kind.ts';
import { addressTexts } from './address.texts.ts';
import { type AddressValue, longestDetail } from './address-value.ts';

function Editor(props: EditorProps<AddressValue, AddressSettings>) {
  const { id, label, value, settings, disabled, invalid, describedBy, onChange } = props;
  const t = addressTexts.useT();
  const place = { label: t('region', { label }), disabled, invalid, describedBy };
  const handleArea = (area: AddressValue | null) => onChange(merged(area, value?.address));
  return (
    <div className={styles.editor}>
      <AreaSelect
        {...place}
        id={id}
        placeholder={t('choose')}
        value={value}
        levels={levelsOf(settings)}
        mayStop={false}
        onChange={handleArea}
      />
      {settings.detail === 'asked' && <StreetInput {...props} />}
    </div>
  );
}

/** Input for the words that follow the area. A whole address that is pasted or typed here finds its area. */
function StreetInput({ label, value, settings, disabled, onChange }: EditorProps<AddressValue, AddressSettings>) {
  const t = addressTexts.useT();
  const isPasted = useRef(false);
  const street = useRef(value?.address);
  const settle = async (text: string) => {
    if (value?.provinceAdcode !== undefined || text.trim() === '') return;
    const { readAddress } = await import('./regions.ts');
    const read = readAddress(text, levelsOf(settings));
    if (read !== null && street.current === text) onChange(read);
  };
  const handleText = (text: string) => {
    street.current = text;
    onChange(merged(value, text === '' ? undefined : text));
    if (isPasted.current) void settle(text).catch(() => undefined);
    isPasted.current = false;
  };
  return (
    <Input
      {...controlLooks({ label: t('detail', { label }), disabled })}
      maxLength={longestDetail}
      placeholder={t('street')}
      value={value?.address ?? ''}
      onPaste={() => {
        isPasted.current = true;
      }}
      onChange={(event) => handleText(event.target.value)}
      onBlur={(event) => void settle(event.target.value).catch(() => undefined)}
    />
  );
}

/** The area of a place with a street; null when nothing is left. */
function merged(area: AddressValue | null, street: string | undefined): AddressValue | null {
  const { address: _old, ...levels } = area ?? {};
  const value = { ...levels, ...(street === undefined ? {} : { address: street }) };
  return Object.keys(value).length === 0 ? null : value;
}

function FilterControl({ settings, ...props }: FilterControlProps<AddressValue, AddressSettings>) {
  const t = addressTexts.useT();
  return <AreaSelect {...props} placeholder={t('choose')} levels={levelsOf(settings)} mayStop />;
}

/** Cell, editor and filter control of an address. */
export const addressUi: FieldUi<AddressValue, AddressSettings, AddressValue> = {
  Cell: textCell(address),
  Editor,
  loadEditor: loadAreaSelect,
  FilterControl,
};
