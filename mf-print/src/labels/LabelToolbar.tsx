import { PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Checkbox, InputNumber, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { PaperToolbar } from '../preview/PaperToolbar.tsx';
import { CustomSheetButton } from './CustomSheetButton.tsx';
import type { LabelTarget } from './label-address.model.ts';
import { labelSheet, placesOf, type SheetChoice, sheetChoices } from './label-sheet.model.ts';
import styles from './Labels.module.css';
import { labelsTexts } from './labels.texts.ts';

/** Parameters of the address to change. */
export type ChangeTarget = (parts: Readonly<Record<string, string>>) => void;

interface LabelToolbarProps {
  readonly target: LabelTarget;
  readonly onChange: ChangeTarget;
  readonly facts: string;
  readonly isPrinting: boolean;
  /** Null while there is nothing to print. */
  readonly onPrint: (() => void) | null;
}

/** Toolbar of the preview of labels: their sheet, where on it they begin, cut marks; and the one action: print. */
export function LabelToolbar({ target, onChange, facts, isPrinting, onPrint }: LabelToolbarProps) {
  const t = labelsTexts.useT();
  return (
    <PaperToolbar title={t('title')} facts={facts}>
      {onPrint !== null && (
        <>
          <SheetSelect target={target} onChange={onChange} />
          {target.sheet === 'custom' && <CustomSheetButton custom={target.custom} onChange={onChange} />}
          {target.sheet !== 'single' && <StartField target={target} onChange={onChange} />}
          <Checkbox
            checked={target.hasCutMarks}
            onChange={({ target: { checked } }) => onChange({ cutMarks: checked ? '1' : '0' })}
          >
            {t('cutMarks')}
          </Checkbox>
          <Button type="primary" icon={<PrinterOutlined aria-hidden="true" />} loading={isPrinting} onClick={onPrint}>
            {t('print')}
          </Button>
        </>
      )}
    </PaperToolbar>
  );
}

type ToolProps = Pick<LabelToolbarProps, 'target' | 'onChange'>;

function SheetSelect({ target, onChange }: ToolProps) {
  const t = labelsTexts.useT();
  const nameOf = (choice: SheetChoice): string => {
    if (choice === 'fit' || choice === 'single' || choice === 'custom') return t(`choice.${choice}`);
    const { columns, rows, labelWidth: width, labelHeight: height } = labelSheet(choice, target.print, target.custom);
    return t('choice.sold', { columns, rows, width, height });
  };
  return (
    <Select
      aria-label={t('choose')}
      className={styles.sheetSelect}
      popupMatchSelectWidth={false}
      value={target.sheet}
      options={sheetChoices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
      onChange={(sheet) => onChange({ sheet, start: '1' })}
    />
  );
}

function StartField({ target, onChange }: ToolProps) {
  const t = labelsTexts.useT();
  const id = useId();
  const places = placesOf(labelSheet(target.sheet, target.print, target.custom));
  return (
    <Labelled id={id} name={t('start')}>
      <InputNumber
        id={id}
        title={t('startHint', { count: places })}
        className={styles.start}
        min={1}
        max={places}
        precision={0}
        value={Math.min(target.start, places)}
        onChange={(value) => value !== null && onChange({ start: String(value) })}
      />
    </Labelled>
  );
}

function Labelled({
  id,
  name,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.labelled}>
      <label htmlFor={id}>{name}</label>
      {children}
    </span>
  );
}
