import type { Draft } from '@portico/shared-kit/contract/drafts.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { draftsTexts } from './drafts.texts.ts';

/** Returns the name of a draft: its purpose in the reader's language, and the first words of what was filled in. */
export function draftName({ name, name_i18n, modelName, modelName_i18n }: Draft, locale: Locale): string {
  const model = localised(modelName, modelName_i18n, locale);
  return name === null ? model : draftsTexts.t(locale, 'named', { model, words: localised(name, name_i18n, locale) });
}
