import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts about files that other tools have written. */
export const fileTexts = defineTexts('designFile', {
  zh: {
    lostTitle: '保存修改会丢失文件中的 {{count}} 项内容',
    lostHint: '在您决定之前，修改不会保存。可以先导出原文件。',
    letGo: '继续编辑，不保留这些内容',
    keepOriginal: '导出原文件',
    importLost: '打开后，以下 {{count}} 项内容不再保留',
    warnings: '读取文件时有 {{count}} 条提示',
    hidden: '文件中另有 {{count}} 张图，会原样保留，画布上不显示：{{names}}',
    moreLost: '另有 {{count}} 项',
    noName: '未命名',
    element: '元素“{{name}}”（{{tag}}）',
    drawing: '“{{name}}”的图形（{{tag}}）',
    attribute: '“{{name}}”的属性 {{tag}}',
    comments: '{{tag}} 条 XML 注释',
    reference: '引用的“{{about}}”不存在',
    unreadable: '无法读取的内容：{{about}}',
    unknownAttribute: '未知属性：{{about}}',
    drawnTwice: '“{{about}}”有多个图形，只显示第一个',
    drawsNothing: '“{{about}}”没有指明所画的元素',
    other: '{{about}}',
  },
  en: {
    lostTitle: {
      one: 'Saving changes would lose {{count}} part of the file',
      other: 'Saving changes would lose {{count}} parts of the file',
    },
    lostHint: 'Nothing is saved until you decide. You can export the file as it is first.',
    letGo: 'Continue without them',
    keepOriginal: 'Export the original file',
    importLost: {
      one: '{{count}} part of the file is not kept when it is opened',
      other: '{{count}} parts of the file are not kept when it is opened',
    },
    warnings: {
      one: 'There was {{count}} remark while the file was read',
      other: 'There were {{count}} remarks while the file was read',
    },
    hidden: {
      one: 'The file has {{count}} more diagram, which is kept as it is and not shown on the canvas: {{names}}',
      other: 'The file has {{count}} more diagrams, which are kept as they are and not shown on the canvas: {{names}}',
    },
    moreLost: { one: 'and {{count}} more', other: 'and {{count}} more' },
    noName: 'without a name',
    element: 'Element “{{name}}” ({{tag}})',
    drawing: 'The drawing of “{{name}}” ({{tag}})',
    attribute: 'The attribute {{tag}} of “{{name}}”',
    comments: 'XML comments ({{tag}})',
    reference: 'It refers to “{{about}}”, which does not exist',
    unreadable: 'This cannot be read: {{about}}',
    unknownAttribute: 'Unknown attribute: {{about}}',
    drawnTwice: '“{{about}}” is drawn more than once; the first drawing is shown',
    drawsNothing: '“{{about}}” does not say which element it draws',
    other: '{{about}}',
  },
});
