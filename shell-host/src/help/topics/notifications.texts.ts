import type { Topic } from '../topic.ts';

export const notifications: Topic = {
  group: 'own',
  title: { zh: '通知', en: 'Notifications' },
  lead: {
    zh: '铃铛显示未读消息的数量：待办、提及、回复和公告。',
    en: 'The bell counts what you have not read: tasks, mentions, replies and announcements.',
  },
  parts: [
    {
      title: { zh: '阅读', en: 'To read' },
      lines: [
        {
          zh: '点击铃铛查看最新消息，“查看更多”打开“通知中心”。',
          en: 'Choose the bell for the latest; “View all” opens the “Notification center”.',
        },
        {
          zh: '点击消息打开它所说的任务或数据。',
          en: 'Choose a message to open the task or the record that it is about.',
        },
        { zh: '“提及与回复”列出在评论中提到您的内容。', en: '“Mentions and replies” has comments that speak to you.' },
        { zh: '“全部已读”把未读消息全部标为已读。', en: '“Mark all as read” leaves nothing unread.' },
      ],
    },
    {
      title: { zh: '公告', en: 'Announcements' },
      lines: [
        {
          zh: '管理员在通知中心选择“发布公告”，发送给所有可以登录的人员。发送后不能撤回。',
          en: 'Administrators choose “Write an announcement” in the notification center. It goes to everybody who may sign in, and cannot be taken back.',
        },
      ],
    },
  ],
};
