import { useLocale } from '@portico/shared-kit/i18n';
import { type WidgetValue, widgetValues } from '@portico/shared-kit/remotes';
import type { Slot } from '@portico/shared-kit/remotes/react';
import { Input, InputNumber, Modal, Switch } from 'antd/es';
import { useId, useState } from 'react';
import styles from './WidgetPreview.module.css';
import { overridesTexts } from './overrides.texts.ts';

interface WidgetPreviewProps {
  readonly slot: Slot<'portal.widget'>;
  readonly onClose: () => void;
}

/** A contributed widget as portal pages draw it, with its settings to try: it needs no page that has it yet. */
export function WidgetPreview({ slot: { contribution, Code }, onClose }: WidgetPreviewProps) {
  const t = overridesTexts.useT();
  const locale = useLocale();
  const prefix = useId();
  const [given, setGiven] = useState<Readonly<Record<string, WidgetValue>>>({});
  const values = widgetValues(contribution, given);
  const { settings = [] } = contribution;
  return (
    <Modal
      open
      width={720}
      title={t('health.previewOf', { widget: contribution.title[locale] })}
      footer={null}
      onCancel={onClose}
    >
      {settings.length > 0 && (
        <div className={styles.settings}>
          {settings.map((setting) => (
            <div key={setting.name} className={styles.setting}>
              <label htmlFor={`${prefix}${setting.name}`}>{setting.title[locale]}</label>
              <SettingField
                id={`${prefix}${setting.name}`}
                value={values[setting.name] ?? setting.value}
                onChange={(value) => setGiven({ ...given, [setting.name]: value })}
              />
            </div>
          ))}
        </div>
      )}
      <div className={styles.widget}>{Code && <Code settings={values} />}</div>
    </Modal>
  );
}

interface SettingFieldProps {
  readonly id: string;
  readonly value: WidgetValue;
  readonly onChange: (value: WidgetValue) => void;
}

function SettingField({ id, value, onChange }: SettingFieldProps) {
  if (typeof value === 'boolean')
    return <Switch id={id} className={styles.switch} checked={value} onChange={onChange} />;
  // An empty field leaves the number as it was: the widget is promised one.
  if (typeof value === 'number')
    return <InputNumber id={id} value={value} onChange={(entered) => onChange(entered ?? value)} />;
  return <Input id={id} value={value} onChange={(event) => onChange(event.target.value)} />;
}
