import { Button } from 'antd/es';
import { commonTexts, useLocale } from '../../i18n/index.ts';
import { Ellipsis } from '../feedback/index.ts';
import { CloseOutlined } from '../icons/index.ts';
import { unitPickerTexts } from './unit-picker.texts.ts';
import { type Unit, unitKey } from './unit-source.ts';
import { nameOf } from './unit-words.ts';
import { UnitMark } from './UnitMark.tsx';
import styles from './UnitPicker.module.css';

interface SelectedUnitsProps {
  readonly units: readonly Unit[];
  onChange(units: readonly Unit[]): void;
}

/** The tray of what is chosen, in the order of choosing. */
export function SelectedUnits({ units, onChange }: SelectedUnitsProps) {
  const t = unitPickerTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  return (
    <section className={styles.tray} aria-label={t('chosen', { count: units.length })}>
      <header className={styles.trayHead}>
        <span role="status">{t('chosen', { count: units.length })}</span>
        {units.length > 0 && (
          <Button type="link" size="small" onClick={() => onChange([])}>
            {common('clear')}
          </Button>
        )}
      </header>
      {units.length === 0 && (
        <div className={styles.nobody}>
          <p>{t('nobody')}</p>
          <p>{t('nobodyHint')}</p>
        </div>
      )}
      <ul className={styles.chosen}>
        {units.map((unit) => (
          <li key={unitKey(unit)} className={styles.chosenRow}>
            <UnitMark unit={unit} size={24} />
            <span className={styles.chosenName}>
              <Ellipsis text={nameOf(unit, locale)} />
            </span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t('remove', { name: nameOf(unit, locale) })}
              onClick={() => onChange(units.filter((each) => unitKey(each) !== unitKey(unit)))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
