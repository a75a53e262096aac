import type { Topic } from '../topic.ts';

export const forms: Topic = {
  group: 'portal',
  title: { zh: '表单', en: 'Forms' },
  lead: { zh: '表单用来填写、查看和修改一条数据。', en: 'A form is where you fill in, read and change one record.' },
  parts: [
    {
      title: { zh: '填写', en: 'Filling in' },
      lines: [
        {
          zh: '填写后选择“保存”；流程表单选择“提交”。',
          en: 'Choose “Save” when you are done; in the form of a workflow choose “Submit”.',
        },
        {
          zh: '有不正确的内容时，表单会标出并说明如何修改。',
          en: 'If something needs correcting, the form marks it and says what to do.',
        },
        {
          zh: '文件上传完成后才能保存；失败的文件请重试或移除。',
          en: 'Wait until files have been uploaded before you save. Retry or remove failed uploads.',
        },
      ],
    },
    {
      title: { zh: '子表', en: 'Rows' },
      lines: [
        {
          zh: '“新增一行”添加一行；可以直接粘贴从表格软件复制的单元格。',
          en: '“Add a row” adds one; cells copied in a spreadsheet can be pasted at once.',
        },
        {
          zh: '选中的行可以复制、移动或删除，“撤销”恢复上一步。',
          en: 'Selected rows can be duplicated, moved and deleted; “Undo” reverts the last step.',
        },
      ],
    },
    {
      title: { zh: '修改和追溯', en: 'Changing and tracing' },
      lines: [
        {
          zh: '打开数据后选择“编辑”。他人同时修改时，互不冲突的内容会一并保留；否则由您决定。',
          en: 'Open a record and choose “Edit”. If somebody changes it at the same time, changes that do not conflict are merged; you decide about the rest.',
        },
        { zh: '“表单留痕”显示每次修改前后的值。', en: '“Form trace” shows the values before and after each change.' },
        {
          zh: '在“评论”中提问或说明，输入 @ 提醒同事。',
          en: 'Ask or explain under “Comments”; type @ to mention a colleague.',
        },
      ],
    },
  ],
};
