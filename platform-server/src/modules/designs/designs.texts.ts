import type { DesignKind } from '@portico/shared-kit/contract/designs.schema';
import { textParam } from '@portico/shared-kit/errors';
import { bilingual, type BilingualText, type Locale } from '@portico/shared-kit/i18n';

/** Words for one design of each kind, as messages speak of it. */
const nouns = {
  form: bilingual('表单', 'form'),
  workflow: bilingual('流程', 'workflow'),
  portalPage: bilingual('门户页面', 'portal page'),
  printTemplate: bilingual('打印模板', 'print template'),
  report: bilingual('报表', 'report'),
} satisfies Record<DesignKind, BilingualText>;

/** The parameter of an error by which its text names the kind of the design. */
export const designNoun = (kind: DesignKind) => textParam('design', nouns[kind]);

/** The same in the language of a reader. */
export const designNounIn = (kind: DesignKind, locale: Locale) => ({ design: nouns[kind][locale] });
