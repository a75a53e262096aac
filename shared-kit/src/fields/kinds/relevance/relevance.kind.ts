import { bilingual } from '../../../i18n/bilingual-text.ts';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { recordFilter } from '../../filter-forms.ts';
import { valid } from '../../problems.ts';
import type { RecordValue } from '../../property.ts';
import { defaultsOf } from '../../settings.ts';
import { validateOrgUnit, findUnit, unitName } from '../unit-values.ts';
import { type RelevanceSettings, relevanceSettings } from './relevance-settings.ts';
import { recordWords } from './relevance.texts.ts';

/** Kind of one record of another model. The database keeps its id; its name is joined when it is read. */
export const relevance: FieldKind<RecordValue, RelevanceSettings, readonly FilterUnit[]> = {
  propertyTypes: [9],
  storage: 'recordId',
  operators: operatorSets.relatedForm,
  settings: relevanceSettings,
  defaultSettings: defaultsOf(relevanceSettings),
  isSortable: true,
  aggregates: countable,
  width: 200,
  align: 'left',
  isTextual: true,
  validate(raw, { schemaCode }) {
    const unit = validateOrgUnit(raw);
    if (!unit.ok || unit.value === null) return unit.ok ? valid<RecordValue>(null) : unit;
    return valid({ ...unit.value, schemaCode });
  },
  parse: (text, { schemaCode }, context) =>
    findUnit(text, (wanted) => context.findRecord?.(schemaCode, wanted) ?? null),
  format: ({ id, ...named }, _settings, { locale }) => unitName(named, locale) || id,
  display: (record, _settings, { locale }) => recordWords(record, locale),
  textHint: () => ({
    format: bilingual('关联数据的标题或单据号', 'The title or the number of the record'),
    example: bilingual('蓝天科技有限公司', 'Blue Sky Ltd'),
  }),
  filter: recordFilter,
};
