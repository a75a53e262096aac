import { defineTexts } from '../../../i18n/define-texts.ts';
import { localised, type Locale } from '../../../i18n/locale.ts';
import type { RecordValue } from '../../property.ts';

/** Words of a record that another one refers to. */
const relevanceTexts = defineTexts('relevanceField', {
  zh: {
    removed: '已删除的数据',
    hidden: '无权查看',
  },
  en: {
    removed: 'Deleted record',
    hidden: 'Not visible to you',
  },
});

/** Returns the words for a record: its name, or the reason for which there is none to show. */
export function recordWords({ name, name_i18n, hidden }: RecordValue, locale: Locale): string {
  return localised(name, name_i18n, locale) || relevanceTexts.t(locale, hidden === true ? 'hidden' : 'removed');
}
