import { defineTexts } from '../i18n/define-texts.ts';

/** Words that several kinds share; those of one kind stand in its folder. */
export const fieldUiTexts = defineTexts('fieldUi', {
  zh: {
    nobodyFound: '没有找到',
    loadFailed: '加载失败',
    filled: '已填写',
    empty: '未填写',
  },
  en: {
    nobodyFound: 'Nothing found',
    loadFailed: 'Loading failed',
    filled: 'Filled in',
    empty: 'Empty',
  },
});
