import { bilingual } from '../../../i18n/bilingual-text.ts';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { FieldKind } from '../../field-kind.ts';
import { joinedWords } from '../../filter-forms.ts';
import type { RecordValue } from '../../property.ts';
import { several } from '../list-values.ts';
import { relevance } from '../relevance/relevance.kind.ts';
import type { RelevanceSettings } from '../relevance/relevance-settings.ts';
import { recordWords } from '../relevance/relevance.texts.ts';

/** Several records of another model, in the order in which they were picked. A filter by one finds all that have it. */
export const relevanceMulti: FieldKind<readonly RecordValue[], RelevanceSettings, readonly FilterUnit[]> = {
  ...relevance,
  propertyTypes: [11],
  storage: 'recordIds',
  width: 240,
  isSortable: false,
  textHint: () => ({
    format: bilingual(
      '关联数据的标题或单据号，多个用分号隔开',
      'The titles or numbers of records, with semicolons between them',
    ),
    example: bilingual('蓝天科技有限公司;绿洲集团', 'Blue Sky Ltd;Oasis Group'),
  }),
  ...several(relevance, ({ id }) => id),
  display: (value, _settings, { locale }) =>
    joinedWords(
      value.map((record) => recordWords(record, locale)),
      locale,
    ),
};
