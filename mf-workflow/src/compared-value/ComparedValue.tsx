import type { Property } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { TraceValue } from '@portico/shared-kit/field-views/form-trace';
import { areTexts } from './plain-texts.model.ts';
import styles from './ComparedValue.module.css';
import { textDiff } from './text-diff.model.ts';

interface ComparedValueProps {
  readonly property: Property | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly side: 'before' | 'after';
}

/** A value before or after, as its kind shows it; of a text with what differs from the other side marked. */
export function ComparedValue({ property, before, after, side }: ComparedValueProps) {
  const locale = useLocale();
  if (!areTexts(property, { before, after }, { locale }))
    return <TraceValue property={property} value={side === 'before' ? before : after} />;
  const hidden = side === 'before' ? 'added' : 'removed';
  const parts = textDiff(String(before), String(after)).filter(({ kind }) => kind !== hidden);
  return (
    <span className={styles.text}>
      {parts.map(({ kind, text }, index) => {
        // The same words may stand in several places.
        const key = `${index}/${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return side === 'before' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
      })}
    </span>
  );
}
