import { bilingual } from '@portico/shared-kit/i18n';

/** Names of a use: in Chinese, and as readers of English know it. */
interface Names {
  readonly zh: string;
  readonly en: string;
}

/** Reasons for which a form cannot be deleted, each as a part of a list. */
export const formUseTexts = {
  onlyForm: bilingual('它是模型唯一的表单', 'it is the only form of its model'),
  records: bilingual('模型已有数据，用它打开', 'the model has records, which open with it'),
  workflow: ({ zh, en }: Names) => bilingual(`流程“${zh}”`, `the workflow “${en}”`),
  relation: (model: Names, item: Names) =>
    bilingual(`“${model.zh}”的数据项“${item.zh}”`, `the field “${item.en}” of “${model.en}”`),
  button: (model: Names, action: Names) =>
    bilingual(`“${model.zh}”列表的按钮“${action.zh}”`, `the button “${action.en}” in the list of “${model.en}”`),
  menu: ({ zh, en }: Names) => bilingual(`菜单“${zh}”`, `the menu item “${en}”`),
  printTemplate: ({ zh, en }: Names) => bilingual(`打印模板“${zh}”`, `the print template “${en}”`),
  externalLink: ({ zh, en }: Names) => bilingual(`外部链接“${zh}”`, `the external link “${en}”`),
} as const;
