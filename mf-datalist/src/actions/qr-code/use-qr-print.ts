import {
  labelLength,
  largestQrFont,
  pickQrFont,
  type QrPrint,
  qrPrintDefaults,
  type QrTextData,
  qrTextTypes,
} from '@portico/shared-kit/contract/qr-print';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import { qrCodeTexts } from './qr-code.texts.ts';

/** Text that may stand on labels. */
export interface TextChoice {
  readonly value: string;
  readonly label: string;
  readonly data: QrTextData;
}

/** The texts of a list's labels: the record's title, its short texts, dates and related records, or none. */
function useTexts({ properties }: ListConfig): readonly TextChoice[] {
  const t = qrCodeTexts.useT();
  const locale = useLocale();
  const own = (value: string, label: string, code: string) => ({ value, label, data: { isDataItem: false, code } });
  const fields = properties.filter(({ propertyType, code }) => qrTextTypes.has(propertyType) && code !== 'name');
  return [
    own('record', t('recordName'), 'name'),
    ...fields.map((property) => ({
      value: `field ${property.code}`,
      label: propertyName(property, locale),
      data: { isDataItem: true, code: property.code },
    })),
    own('none', t('noText'), ''),
  ];
}

/** Keeps what the dialog asks for; the font is the one nearest to that which was chosen, as far as the height allows. */
export function useQrPrint(config: ListConfig) {
  const texts = useTexts(config);
  const [width, setWidth] = useState<number>(qrPrintDefaults.width);
  const [height, setHeight] = useState<number>(qrPrintDefaults.height);
  const [wantedFont, setFontSize] = useState<number>(qrPrintDefaults.fontSize);
  const [text, setText] = useState('record');
  const fontSize = pickQrFont(wantedFont, height);
  const textData = texts.find(({ value }) => value === text)?.data ?? { isDataItem: false, code: '' };
  const print: QrPrint = { width, height, fontSize, textData };
  return {
    print,
    texts,
    text,
    setText,
    largestFont: largestQrFont(height),
    setFontSize,
    // Somebody who empties a field is about to type the next number.
    setWidth: (value: number | null) => value !== null && setWidth(labelLength(value)),
    setHeight: (value: number | null) => value !== null && setHeight(labelLength(value)),
    hasSize: width > 0 && height > 0,
  };
}

/** Model of the dialog's fields. */
export type QrPrintModel = ReturnType<typeof useQrPrint>;
