import { Descriptions } from 'antd/es';
import type { Property } from '../../fields/index.ts';
import { formTraceTexts } from './form-trace.texts.ts';
import { TraceValue } from './TraceValue.tsx';

interface ValueComparisonProps {
  readonly property: Property;
  readonly now: unknown;
  readonly former: unknown;
}

/** The value that a field has now, and the one that it would have again. */
export function ValueComparison({ property, now, former }: ValueComparisonProps) {
  const t = formTraceTexts.useT();
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { key: 'now', label: t('valueNow'), children: <TraceValue property={property} value={now} /> },
        { key: 'former', label: t('valueFormer'), children: <TraceValue property={property} value={former} /> },
      ]}
    />
  );
}
