import type { FormTab } from '@portico/shared-kit/contract/models.schema';
import { useCallback } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';

/** Returns the function that names new sections and tabs in both languages. */
export function useNewTitle(): (word: 'newSection' | 'newTab') => Pick<FormTab, 'title' | 'title_i18n'> {
  return useCallback(
    (word) => ({
      title: formDesignTexts.t('zh', word),
      title_i18n: JSON.stringify({ en: formDesignTexts.t('en', word) }),
    }),
    [],
  );
}
