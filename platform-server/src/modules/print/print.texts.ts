import type { ownLayouts } from '@portico/shared-kit/contract/printing.schema';
import type { PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import { bilingual, type BilingualText, localised } from '@portico/shared-kit/i18n';

/** Reasons for which a print template cannot be deleted, each as a part of a list. */
export const templateUseTexts = {
  menu: ({ zh, en }: BilingualText) => bilingual(`菜单“${zh}”`, `the menu item “${en}”`),
  button: (model: BilingualText, action: BilingualText) =>
    bilingual(`“${model.zh}”列表的按钮“${action.zh}”`, `the button “${action.en}” in the list of “${model.en}”`),
} as const;

/** Names of the layouts that need no template. */
export const layoutNames = {
  plain: bilingual('通用版式', 'Plain layout'),
  labels: bilingual('标签', 'Labels'),
} as const satisfies Readonly<Record<keyof typeof ownLayouts, BilingualText>>;

/** The name of a template or of the plain layout in the trace of records that were written to a PDF, as JSON text by language. */
export function printedLayoutName(template: Pick<PrintTemplate, 'name' | 'name_i18n'> | null): string {
  const nameIn = (locale: 'zh' | 'en') =>
    template === null ? layoutNames.plain[locale] : localised(template.name, template.name_i18n, locale);
  return JSON.stringify({ zh: `${nameIn('zh')}（PDF）`, en: `${nameIn('en')} (PDF)` });
}
