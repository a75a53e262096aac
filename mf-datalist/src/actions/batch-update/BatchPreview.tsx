import type { Property } from '@portico/shared-kit/contract/models.schema';
import { displayValue, isEmptyValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { Fragment, type ReactNode } from 'react';
import styles from '../ActionDialog.module.css';
import { batchUpdateTexts } from './batch-update.texts.ts';
import type { BatchUpdateModel } from './use-batch-update.ts';

interface BatchPreviewProps {
  readonly model: BatchUpdateModel;
  readonly property: Property;
}

/** Preview of a batch update: the number of records that change from each value, those that have it already, and those that stay, with the reason. */
export function BatchPreview({ model, property }: BatchPreviewProps) {
  const t = batchUpdateTexts.useT();
  const { preview } = model;
  if (preview === undefined) return null;
  const { changes, otherCount, afterValue, sameCount, refusals, total } = preview;
  const count = changes.reduce((sum, each) => sum + each.count, otherCount);
  const after = <PreviewedValue property={property} value={afterValue} />;
  return (
    <section className={styles.preview} aria-live="polite" aria-label={t('preview')}>
      <h3>{count === 0 ? t('nothing') : t('changes', { count, total })}</h3>
      <ul>
        {changes.map((each) => (
          <li key={JSON.stringify(each.beforeValue)}>
            <Sentence
              text={t('change', { count: each.count, ...slots })}
              values={{
                after,
                before: (
                  <span className={styles.was}>
                    <PreviewedValue property={property} value={each.beforeValue} />
                  </span>
                ),
              }}
            />
          </li>
        ))}
        {otherCount > 0 && (
          <li>
            <Sentence text={t('others', { count: otherCount, after: slots.after })} values={{ after }} />
          </li>
        )}
        {sameCount > 0 && <li>{t('same', { count: sameCount })}</li>}
        {refusals.map(({ resultDesc, count: kept }) => (
          <li key={resultDesc} className={styles.kept}>
            {t('kept', { count: kept, reason: resultDesc })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks of what a sentence has within it, of which languages place their words differently. */
const slots = { before: '\u{E000}before\u{E000}', after: '\u{E000}after\u{E000}' } as const;

interface SentenceProps {
  readonly text: string;
  readonly values: Partial<Readonly<Record<keyof typeof slots, ReactNode>>>;
}

function Sentence({ text, values }: SentenceProps) {
  return text
    .split('\u{E000}')
    .map((part, index) => (
      <Fragment key={part}>{index % 2 === 0 ? part : values[part as keyof typeof slots]}</Fragment>
    ));
}

function PreviewedValue({ property, value }: { readonly property: Property; readonly value: unknown }) {
  const t = batchUpdateTexts.useT();
  const locale = useLocale();
  return isEmptyValue(value) ? t('blank') : <b>{displayValue(property, value, { locale })}</b>;
}
