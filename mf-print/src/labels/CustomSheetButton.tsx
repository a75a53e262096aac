import { SettingOutlined } from '@portico/shared-kit/ui/icons';
import { Button, InputNumber, Popover } from 'antd';
import { useId } from 'react';
import { customMost, customParts, type CustomSheet } from './label-sheet.model.ts';
import type { ChangeTarget } from './LabelToolbar.tsx';
import styles from './Labels.module.css';
import { labelsTexts } from './labels.texts.ts';

interface CustomSheetProps {
  readonly custom: CustomSheet;
  readonly onChange: ChangeTarget;
}

/** Button with the fields of a sheet of one's own; the preview follows each of them. */
export function CustomSheetButton(props: CustomSheetProps) {
  const t = labelsTexts.useT();
  return (
    <Popover trigger="click" title={t('customTitle')} content={<Fields {...props} />}>
      <Button icon={<SettingOutlined aria-hidden="true" />} aria-label={t('customOpen')} />
    </Popover>
  );
}

function Fields({ custom, onChange }: CustomSheetProps) {
  const t = labelsTexts.useT();
  const id = useId();
  return (
    <div className={styles.customFields}>
      {customParts.map((part) => {
        const isCount = part === 'columns' || part === 'rows';
        return (
          <div key={part} className={styles.customField}>
            <label htmlFor={id + part}>{t(`part.${part}`)}</label>
            <InputNumber
              id={id + part}
              min={isCount ? 1 : 0}
              max={customMost[part]}
              precision={isCount ? 0 : 2}
              value={custom[part]}
              onChange={(value) => value !== null && onChange({ [part]: String(value), start: '1' })}
            />
          </div>
        );
      })}
    </div>
  );
}
