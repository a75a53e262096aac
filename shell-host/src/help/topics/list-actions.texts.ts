import type { Topic } from '../topic.ts';

export const listActions: Topic = {
  group: 'portal',
  title: { zh: '列表：新增、修改、删除', en: 'Lists: adding, changing, deleting' },
  lead: {
    zh: '列表上方的按钮处理数据。有哪些按钮、叫什么名字，由应用管理员设置，并取决于您的权限。',
    en: 'The buttons above a list work on its records. Which there are and what they are called is set by the application’s administrator and depends on your permissions.',
  },
  parts: [
    {
      title: { zh: '一条数据', en: 'One record' },
      lines: [
        {
          zh: '“新增”打开空白表单；如果该模型绑定了流程，则发起流程。',
          en: '“Add” opens an empty form or, where the model has a workflow for it, starts that workflow.',
        },
        {
          zh: '点击一行打开数据，再选择“编辑”修改。',
          en: 'Choose a row to open the record, then “Edit” to change it.',
        },
        {
          zh: '未完成的数据带有“草稿”标记，流程未结束的带有“进行中”标记。',
          en: 'Records that are not submitted yet are marked “Draft”, those whose workflow has not ended “In progress”.',
        },
      ],
    },
    {
      title: { zh: '多条数据', en: 'Several records' },
      lines: [
        {
          zh: '先勾选数据，再选择“删除”。流程数据和没有权限的数据会保留，并说明原因。',
          en: 'Select records, then choose “Delete”. Workflow data and what you may not delete stays, with the reason.',
        },
        {
          zh: '删除的数据在“更多工具”的“回收站”中保留 30 天，可以连同子表、附件和评论一并恢复。',
          en: 'What you delete stays in the “Recycle bin” under “More tools” for 30 days. It can be restored with its sub-tables, files and comments.',
        },
        {
          zh: '“批量修改”把所选数据的一个数据项改为同一个值；“预览”先显示会改变什么。',
          en: '“Batch update” sets one field of all selected records to the same value; “Preview” shows the changes first.',
        },
        {
          zh: '“修改拥有者”把所选数据交给另一个人。',
          en: '“Change owner” hands the selected records to somebody else.',
        },
        {
          zh: '删除、批量修改和修改拥有者之后，可以在提示或任务行中选择“撤销”，7 天内有效；之后又被他人修改的数据保持不变。',
          en: 'After deleting, a batch update or a change of owner, choose “Undo” in the message or in the line of the job, within 7 days. Records that were changed later stay as they are.',
        },
        { zh: '“表单留痕”列出谁在何时修改了什么。', en: '“Form trace” lists who changed what and when.' },
      ],
    },
    {
      title: { zh: '外部链接', en: 'External links' },
      lines: [
        {
          zh: '有权限的管理员可以用工具栏末尾“更多工具”中的“外部链接”让没有账号的人填写表单：选择“新建链接”，再发送地址或二维码。',
          en: 'Administrators with the permission can let people without an account fill in a form with “External links” under “More tools” at the end of the toolbar: choose “New link”, then send the address or the QR code.',
        },
        {
          zh: '链接可以设置截止时间和份数，随时可以“停用”。',
          en: 'A link can have an end date and a maximum number of answers; “Disable” closes it at any time.',
        },
      ],
    },
  ],
};
