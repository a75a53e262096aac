import type { Topic } from '../topic.ts';

export const handling: Topic = {
  group: 'workflows',
  title: { zh: '审批和办理', en: 'Approving and handling' },
  lead: {
    zh: '打开待办后，可用的操作显示在表单上。有哪些操作由流程设计决定。',
    en: 'An open task shows its actions on the form. The design of the workflow decides which there are.',
  },
  parts: [
    {
      title: { zh: '决定', en: 'Decide' },
      lines: [
        {
          zh: '填写“意见”，选择“同意”或“不同意”。提交前可以看到“提交后的流向”。',
          en: 'Write an “Opinion”, then choose “Agree” or “Disagree”. “Where it goes from here” shows beforehand what follows.',
        },
        {
          zh: '“驳回”把流程退回到之前的节点：在“驳回到”中选择，并决定之后逐级流转还是直接回到您。',
          en: '“Reject” sends it back to an earlier activity: choose it under “Back to”, and whether it then goes through the activities again or comes straight back to you.',
        },
        {
          zh: '退回给您的流程，修改后选择“重新提交”。',
          en: 'Change what was sent back to you, then choose “Submit again”.',
        },
        {
          zh: '“常用语”保存您常写的意见；需要时可以“签名”和添加附件。',
          en: '“Common phrases” keeps opinions that you often write. Where required, “Sign” and attach files.',
        },
      ],
    },
    {
      title: { zh: '请他人参与', en: 'Other people' },
      lines: [
        { zh: '“转办”由对方代替您处理。', en: '“Forward”: the other person handles it in your place.' },
        { zh: '“协办”请对方给出意见，仍由您决定。', en: '“Ask for help”: others give an opinion, and you decide.' },
        {
          zh: '“加签”让更多人签署，在您之前或之后；“减签”取消尚未处理的加签。',
          en: '“Add approver”: more people decide, before or after you; “Remove approver” cancels that while they have not decided.',
        },
        {
          zh: '多人共有的任务先“认领”，无法处理时“退回认领”。',
          en: 'A task of several people is yours after “Claim”; “Give back” returns it to them.',
        },
      ],
    },
    {
      title: { zh: '稍后再处理', en: 'Later' },
      lines: [
        { zh: '“暂存”保留已写的意见、附件和签名。', en: '“Save for later” keeps your opinion, files and signature.' },
      ],
    },
  ],
};
