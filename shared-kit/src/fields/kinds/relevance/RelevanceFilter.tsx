import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { FilterControlProps } from '../../field-ui.ts';
import type { RelevanceSettings } from './relevance-settings.ts';
import { RelevanceSelect } from './RelevanceSelect.tsx';

const popup = 2;

/**
 * A filter names records: whatever refers to one of them is found. What may be picked is not narrowed as for a form,
 * since records may hold others from before.
 */
export function RelevanceFilter(props: FilterControlProps<readonly FilterUnit[], RelevanceSettings>) {
  const { id, label, value, look, onChange } = props;
  const { schemaCode } = props.settings;
  const settings = { ...props.settings, filter: null, queryCode: look?.queryCode ?? props.settings.queryCode };
  return (
    <RelevanceSelect
      {...{ id, label, settings }}
      isMultiple
      isPopup={look?.choiceType === popup}
      value={(value ?? []).map((unit) => ({ id: unit.id, name: unit.name, schemaCode }))}
      onChange={(records) =>
        onChange(records.length === 0 ? null : records.map(({ id: of, name }) => ({ id: of, name })))
      }
    />
  );
}
