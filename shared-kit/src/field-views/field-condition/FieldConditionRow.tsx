import { Select } from 'antd/es';
import {
  conditionControl,
  conditionOperatorLabel,
  conditionOperators,
  conditionTree,
  type FieldCondition,
  type Property,
  propertyName,
} from '../../fields/index.ts';
import { FieldConditionValue } from '../../fields/ui.ts';
import type { OperatorId } from '../../filters/index.ts';
import { useLocale } from '../../i18n/locale-hook.ts';
import { fieldConditionTexts } from './field-condition.texts.ts';
import styles from './FieldConditionRow.module.css';

interface FieldConditionRowProps {
  readonly properties: readonly Property[];
  readonly condition: FieldCondition;
  /** The operators offered; all of the field's kind where it is left out. */
  operatorsOf?(property: Property): readonly OperatorId[];
  /** True once somebody has tried to apply: what is missing is said then. */
  readonly isChecked: boolean;
  onChange(condition: FieldCondition): void;
}

/**
 * Row of a condition on a field: the field, an operator that fits it, and a value by the field's own
 * control. It needs a FieldServicesProvider above it.
 */
export function FieldConditionRow(props: FieldConditionRowProps) {
  const { properties, condition, operatorsOf = conditionOperators, isChecked, onChange } = props;
  const t = fieldConditionTexts.useT();
  const locale = useLocale();
  const property = properties.find(({ code }) => code === condition.propertyCode);
  if (property === undefined) return null;
  const isMissing = isChecked && conditionTree(property, condition) === null;
  const handleOperator = (operator: OperatorId) => {
    const isSame = conditionControl(property, operator) === conditionControl(property, condition.operator);
    onChange({ ...condition, operator, value: isSame ? condition.value : null });
  };
  return (
    <div className={styles.condition}>
      <Select
        aria-label={t('field')}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        value={property.code}
        options={properties.map((each) => ({ value: each.code, label: propertyName(each, locale), property: each }))}
        onChange={(_, option) => onChange(newFieldCondition([option].flat()[0]?.property ?? property, operatorsOf))}
      />
      <Select
        aria-label={t('operator')}
        popupMatchSelectWidth={false}
        value={condition.operator}
        options={operatorsOf(property).map((value) => ({
          value,
          label: conditionOperatorLabel(property, value, locale),
        }))}
        onChange={handleOperator}
      />
      <div className={styles.value}>
        <FieldConditionValue
          property={property}
          condition={condition}
          invalid={isMissing}
          onChange={(value) => onChange({ ...condition, value })}
        />
        {isMissing && (
          <p role="alert" className={styles.missing}>
            {t('valueMissing')}
          </p>
        )}
      </div>
    </div>
  );
}

/** A condition on a field with its first operator and no value yet. */
export function newFieldCondition(
  property: Property,
  operatorsOf: (property: Property) => readonly OperatorId[] = conditionOperators,
): FieldCondition {
  return { propertyCode: property.code, operator: operatorsOf(property)[0] ?? 'isNull', value: null };
}
