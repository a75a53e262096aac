import { type PrintTemplateDocument, readPrintTemplate } from '@portico/shared-kit/contract/print-template';
import type { PrintData, PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import { localised, type Locale } from '@portico/shared-kit/i18n';
import { plainTemplate } from '@portico/shared-kit/print';
import { printTexts } from '../print.texts.ts';

/** The id of the layout that is made from the form. */
export const plainChoice = 'plain';

/** A template on offer, its name in the user’s language. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
}

/** Returns the choices of a template: the form's templates, and the plain layout after them. */
export function templateChoices(templates: readonly PrintTemplate[], locale: Locale): TemplateChoice[] {
  const own = templates.map(({ id, name, name_i18n }) => ({ id, name: localised(name, name_i18n, locale) }));
  return [...own, { id: plainChoice, name: printTexts.t(locale, 'preview.plain') }];
}

/** The template asked for, else the first one, else the plain layout. */
export function chosenTemplate(templates: readonly PrintTemplate[], wanted: string | null): string {
  const isThere = wanted === plainChoice || templates.some(({ id }) => id === wanted);
  return wanted !== null && isThere ? wanted : (templates[0]?.id ?? plainChoice);
}

/** The attributes to print by; null where the template is empty ('打印模板内容为空！'). */
export function chosenDocument(
  templates: readonly PrintTemplate[],
  chosen: string,
  data: PrintData,
): PrintTemplateDocument | null {
  if (chosen === plainChoice) return plainTemplate(data);
  const template = templates.find(({ id }) => id === chosen);
  return template ? readPrintTemplate(template.printJson ?? template.draftAttributesJson) : null;
}
