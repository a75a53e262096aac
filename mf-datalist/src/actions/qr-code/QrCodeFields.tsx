import { qrFontSizes } from '@portico/shared-kit/contract/qr-print';
import { InputNumber, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from '../ActionDialog.module.css';
import { qrCodeTexts } from './qr-code.texts.ts';
import type { QrPrintModel } from './use-qr-print.ts';

/** Size, font and text of the labels. */
export function QrCodeFields({ model }: { readonly model: QrPrintModel }) {
  const t = qrCodeTexts.useT();
  const { print, hasSize } = model;
  return (
    <>
      <div className={styles.pair}>
        <LengthField name={t('width')} value={print.width} onChange={model.setWidth} />
        <LengthField name={t('height')} value={print.height} onChange={model.setHeight} />
      </div>
      {!hasSize && (
        <p role="alert" className={styles.problem}>
          {t('size')}
        </p>
      )}
      <FontField model={model} />
      <TextField model={model} />
    </>
  );
}

interface LengthFieldProps {
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number | null) => unknown;
}

function LengthField({ name, value, onChange }: LengthFieldProps) {
  const id = useId();
  return (
    <Field id={id} name={name}>
      <InputNumber id={id} value={value} precision={1} className={styles.wide} onChange={onChange} />
    </Field>
  );
}

function FontField({ model: { print, largestFont, setFontSize } }: { readonly model: QrPrintModel }) {
  const t = qrCodeTexts.useT();
  const id = useId();
  const options = qrFontSizes.map((size) => ({
    value: size,
    label: t('points', { size }),
    disabled: size > largestFont && size !== print.fontSize,
  }));
  return (
    <Field id={id} name={t('fontSize')} hint={t('fontHint', { size: largestFont })}>
      <Select
        id={id}
        aria-label={t('fontSize')}
        aria-describedby={`${id}hint`}
        value={print.fontSize}
        options={options}
        onChange={setFontSize}
      />
    </Field>
  );
}

function TextField({ model: { text, texts, setText } }: { readonly model: QrPrintModel }) {
  const t = qrCodeTexts.useT();
  const id = useId();
  return (
    <Field id={id} name={t('text')} hint={t('textHint')}>
      <Select
        id={id}
        aria-label={t('text')}
        aria-describedby={`${id}hint`}
        showSearch={{ optionFilterProp: 'label' }}
        value={text}
        options={texts.map(({ value, label }) => ({ value, label }))}
        onChange={setText}
      />
    </Field>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Field({ id, name, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      {children}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
