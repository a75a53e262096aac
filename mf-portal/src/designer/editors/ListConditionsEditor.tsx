import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { ChoiceField, PanelField } from '@portico/shared-kit/designer';
import { type Property, propertyName } from '@portico/shared-kit/fields';
import { FieldFilter, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import type { TextSource } from '@portico/shared-kit/portal-pages';
import { useState } from 'react';
import {
  conditionFields,
  conditionWords,
  type EditedCondition,
  editedCondition,
  isCompleteCondition,
  savedCondition,
} from '../model/list-conditions.model.ts';
import { reordered } from '../model/reorder.model.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { textSourceTexts } from './text-source.texts.ts';

type Conditions = TextSource['queryConditions'];

interface ListConditionsEditorProps {
  readonly properties: readonly Property[];
  readonly conditions: Conditions;
  onChange(conditions: Conditions): void;
}

/** Condition in its dialog; `at` is its place among the others, the next one for a new one. */
interface OpenCondition {
  readonly at: number;
  readonly condition: EditedCondition;
}

/** Most conditions of a list: more than anybody keeps in mind. */
const mostConditions = 20;

/** Conditions of a text list, all of which its lines keep; each is entered with the filter of its field. */
export function ListConditionsEditor({ properties, conditions, onChange }: ListConditionsEditorProps) {
  const t = textSourceTexts.useT();
  const locale = useLocale();
  const services = useApiFieldServices();
  const [edited, setEdited] = useState<OpenCondition | null>(null);
  const fields = conditionFields(properties);
  // People compare fields of their own before those of the system.
  const first = fields.find(({ system }) => system !== true) ?? fields[0];
  const items = conditions.map((condition, at) => {
    const { name, text } = conditionWords(fields, condition, { locale });
    return { id: String(at), name: t('conditionWords', { name, text: text ?? t('unreadable') }), kept: null };
  });
  const open = (at: number, condition: EditedCondition) => setEdited({ at, condition });
  const keep = (condition: EditedCondition) =>
    edited !== null && onChange(conditions.toSpliced(edited.at, 1, savedCondition(fields, condition)));
  if (first === undefined) return null;
  return (
    <FieldServicesProvider services={services}>
      <ItemList
        title={t('queryConditions')}
        addWords={t('addCondition')}
        most={mostConditions}
        items={items}
        onAdd={() => open(conditions.length, { propertyCode: first.code, value: null })}
        onEdit={(id) => {
          const condition = conditions[Number(id)];
          if (condition !== undefined) open(Number(id), editedCondition(fields, condition));
        }}
        onRemove={(id) => onChange(conditions.filter((_, at) => String(at) !== id))}
        onMove={(id, index) => onChange(reordered(conditions, (each) => each === conditions[Number(id)], index))}
      />
      {edited !== null && (
        <ItemDialog
          key={edited.at}
          title={t('editCondition')}
          item={edited.condition}
          isComplete={(condition) => isCompleteCondition(fields, condition)}
          onDone={keep}
          onClose={() => setEdited(null)}
          renderFields={(condition, change) => (
            <ConditionFields fields={fields} condition={condition} onChange={change} />
          )}
        />
      )}
    </FieldServicesProvider>
  );
}

interface ConditionFieldsProps {
  readonly fields: readonly Property[];
  readonly condition: EditedCondition;
  onChange(condition: EditedCondition): void;
}

function ConditionFields({ fields, condition: { propertyCode, value }, onChange }: ConditionFieldsProps) {
  const t = textSourceTexts.useT();
  const locale = useLocale();
  const property = fields.find(({ code }) => code === propertyCode);
  return (
    <>
      <ChoiceField
        label={t('conditionField')}
        // A field that is gone is none of the options: another one is to be chosen.
        value={property?.code ?? null}
        options={fields.map((each) => ({ value: each.code, label: propertyName(each, locale) }))}
        onChange={(code) => onChange({ propertyCode: code, value: null })}
      />
      {property !== undefined && (
        <PanelField key={property.code} label={t('conditionValue')}>
          {({ id }) => (
            <FieldFilter
              property={property}
              id={id}
              value={value}
              onChange={(next) => onChange({ propertyCode, value: next })}
            />
          )}
        </PanelField>
      )}
    </>
  );
}
