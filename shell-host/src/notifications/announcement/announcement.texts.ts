import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the page on which announcements are written. */
export const announcementTexts = defineTexts('announcement', {
  zh: {
    title: '发布公告',
    lead: '公告会作为通知发送给所有可以登录的人员，发送后不能撤回。',
    subject: '标题',
    content: '内容',
    contentHint: '空行分段。',
    missing: '请填写',
    send: '发送给所有人',
    sent: '公告已发送给 {{count}} 人',
    confirm: '将公告“{{title}}”发送给所有人？',
    confirmHint: '发送后不能撤回。',
    write: '发布公告',
  },
  en: {
    title: 'Announcement',
    lead: 'An announcement goes to everybody who may sign in, as a notification. It cannot be recalled.',
    subject: 'Title',
    content: 'Text',
    contentHint: 'An empty line begins a paragraph.',
    missing: 'Required',
    send: 'Send to everybody',
    sent: { one: 'Announcement sent to {{count}} person', other: 'Announcement sent to {{count}} people' },
    confirm: 'Send the announcement “{{title}}” to everybody?',
    confirmHint: 'It cannot be recalled.',
    write: 'Write an announcement',
  },
});
