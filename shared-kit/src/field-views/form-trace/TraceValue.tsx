import type { Property } from '../../fields/index.ts';
import { FieldReader } from '../../fields/ui.ts';
import { commonTexts } from '../../i18n/index.ts';
import styles from './FormTrace.module.css';

interface TraceValueProps {
  readonly property: Property | null;
  readonly value: unknown;
}

/** A value of the form trace as its kind shows it; files can be looked at where they are. */
export function TraceValue({ property, value }: TraceValueProps) {
  const common = commonTexts.useT();
  if (property === null) return typeof value === 'string' ? value : common('empty');
  return (
    <div className={styles.value}>
      <FieldReader property={property} value={value} />
    </div>
  );
}
