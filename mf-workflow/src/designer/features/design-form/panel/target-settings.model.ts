import type { FormTab } from '@portico/shared-kit/contract/models.schema';
import type { Property } from '@portico/shared-kit/fields';
import type { formDesignTexts } from '../form-design.texts.ts';
import type { LaidSection, Layout } from '../model/layout.model.ts';
import { changeSection, changeTab, mostColumns, usualColumns } from '../model/layout-edits.model.ts';
import { englishOf, withEnglish } from '../model/words-in.model.ts';

type Translate = ReturnType<typeof formDesignTexts.useT>;

/** Settings of a part of a form, each an ordinary field. */
export interface TargetSettings {
  readonly fields: readonly Property[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The form with another value of a setting; null is empty. */
  change(code: string, value: unknown): Layout;
}

const shortText = 0;
const longText = 1;
const dropdown = 14;

/** Characters of a form's or a tab's name, as the server takes it. */
const longestName = 50;
const longestTitle = 200;
const longestInstruction = 2000;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface WordsSetting {
  readonly code: string;
  readonly labels: readonly [zh: string, en: string];
  readonly maxLength: number;
  readonly propertyType?: number;
  readonly required?: boolean;
}

/** The two settings of a text in both languages: `code`, and with `En` behind it. */
function wordsFields(setting: WordsSetting): readonly Property[] {
  const { code, labels, maxLength, propertyType = shortText, required = false } = setting;
  const [zh, en] = labels;
  const settings = { maxLength };
  return [
    { code, name: zh, propertyType, required, settings },
    { code: `${code}En`, name: en, propertyType, settings },
  ];
}

/** Settings of the form as a whole. */
export function formSettings(layout: Layout, t: Translate): TargetSettings {
  const { name_i18n, ...rest } = layout;
  const named = (name: string, i18n: string | null | undefined) =>
    i18n == null ? { ...rest, name } : { ...rest, name, name_i18n: i18n };
  return {
    fields: wordsFields({
      code: 'name',
      labels: [t('formName'), t('formNameEn')],
      maxLength: longestName,
      required: true,
    }),
    values: { name: layout.name, nameEn: englishOf(name_i18n) },
    change: (code, value) =>
      code === 'name' ? named(textOf(value), name_i18n) : named(layout.name, withEnglish(name_i18n, textOf(value))),
  };
}

/** Settings of a tab. */
export function tabSettings(layout: Layout, tab: FormTab, t: Translate): TargetSettings {
  const { code: tabCode, title, title_i18n } = tab;
  return {
    fields: wordsFields({ code: 'title', labels: [t('titleZh'), t('titleEn')], maxLength: longestName }),
    values: { title, titleEn: englishOf(title_i18n) },
    change: (code, value) =>
      changeTab(
        layout,
        tabCode,
        code === 'title'
          ? { title: textOf(value), title_i18n: title_i18n ?? undefined }
          : { title, title_i18n: withEnglish(title_i18n, textOf(value)) },
      ),
  };
}

/** Settings of a section. */
export function sectionSettings(layout: Layout, section: LaidSection, t: Translate): TargetSettings {
  const { key, title, title_i18n, instruction = '', instruction_i18n, columns = usualColumns } = section;
  const options = Array.from({ length: mostColumns }, (_, at) => ({ value: `${at + 1}`, name: `${at + 1}` }));
  const instructed = (text: string, i18n: string | null | undefined) => ({
    instruction: text === '' ? undefined : text,
    instruction_i18n: text === '' ? undefined : (i18n ?? undefined),
  });
  const changes: Readonly<Record<string, (value: unknown) => Parameters<typeof changeSection>[2]>> = {
    title: (value) => ({ title: textOf(value) }),
    titleEn: (value) => ({ title_i18n: withEnglish(title_i18n, textOf(value)) }),
    columns: (value) => ({ columns: Number(value) }),
    instruction: (value) => instructed(textOf(value), instruction_i18n),
    instructionEn: (value) => instructed(instruction, withEnglish(instruction_i18n, textOf(value))),
  };
  return {
    fields: [
      ...wordsFields({ code: 'title', labels: [t('titleZh'), t('titleEn')], maxLength: longestTitle }),
      { code: 'columns', name: t('columns'), propertyType: dropdown, required: true, settings: { options } },
      ...wordsFields({
        code: 'instruction',
        labels: [t('instruction'), t('instructionEn')],
        maxLength: longestInstruction,
        propertyType: longText,
      }),
    ],
    values: {
      title,
      titleEn: englishOf(title_i18n),
      columns: `${columns}`,
      instruction,
      instructionEn: englishOf(instruction_i18n),
    },
    change: (code, value) => changeSection(layout, key, changes[code]?.(value) ?? {}),
  };
}
