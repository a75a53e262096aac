import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { FilterControlProps } from '../../field-ui.ts';
import type { RelevanceSettings } from './relevance-settings.ts';
import { RelevanceSelect } from './RelevanceSelect.tsx';

/** A filter names records: whatever refers to one of them is found. */
export function RelevanceFilter(props: FilterControlProps<readonly FilterUnit[], RelevanceSettings>) {
  const { id, label, value, settings, onChange } = props;
  const { schemaCode } = settings;
  return (
    <RelevanceSelect
      {...{ id, label, settings }}
      isMultiple
      value={(value ?? []).map((unit) => ({ id: unit.id, name: unit.name, schemaCode }))}
      onChange={(records) =>
        onChange(records.length === 0 ? null : records.map(({ id: of, name }) => ({ id: of, name })))
      }
    />
  );
}
