import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { codeOf } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { type BilingualText, bilingual, type Locale } from '@portico/shared-kit/i18n';
import { designNounIn } from '../designs.texts.ts';
import { type DocumentFormat, documentFindings } from './check-document.ts';

/** Reason for which a content could not be published: the JSON Pointer to it, and words. */
export interface DocumentFault {
  readonly path: string;
  readonly detail: BilingualText;
}

/** Returns the first reason for which a content could not be published; null where there is none. */
export function documentFault(format: DocumentFormat, content: JsonObject): DocumentFault | null {
  const faultIn = (locale: Locale) => {
    const wrong = documentFindings(format, content, designNounIn(format.kind, locale)).find(
      ({ severity }) => severity === 'error',
    );
    if (wrong === undefined) return null;
    const { message } = describeError({ code: codeOf(wrong.name), params: { ...wrong.params } }, locale);
    return { path: wrong.path, message };
  };
  const [zh, en] = [faultIn('zh'), faultIn('en')];
  return zh === null || en === null ? null : { path: zh.path, detail: bilingual(zh.message, en.message) };
}
