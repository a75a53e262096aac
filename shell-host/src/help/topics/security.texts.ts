import type { Topic } from '../topic.ts';

export const security: Topic = {
  group: 'own',
  title: { zh: '登录和安全', en: 'Signing in and security' },
  lead: {
    zh: '了解谁在使用您的账号，并用第二步保护登录。',
    en: 'See who uses your account, and guard signing in by a second step.',
  },
  parts: [
    {
      title: { zh: '登录设备', en: 'Sessions' },
      lines: [
        {
          zh: '头像菜单中的“登录设备”列出正在使用您账号的浏览器。',
          en: '“My sessions” in the menu of your portrait lists the browsers that are signed in to your account.',
        },
        {
          zh: '有不认识的，选择“结束登录”并修改密码；“结束其他全部登录”只保留当前设备。',
          en: 'If you do not know one, choose “End session” and change your password. “End all others” leaves only this device.',
        },
      ],
    },
    {
      title: { zh: '两步验证', en: 'Two-step verification' },
      lines: [
        {
          zh: '在“个人设置”的“两步验证”中选择“设置两步验证”，用身份验证器应用扫描二维码。',
          en: 'Under “Personal settings”, “Two-step verification”, choose “Set up two-step verification” and scan the QR code with an authenticator app.',
        },
        {
          zh: '请保存“恢复码”，不要只存在手机上。手机丢失时可用恢复码登录，每个只能使用一次。',
          en: 'Save the “Recovery codes”, and not only on the phone. If you lose it, sign in with one of them. Each works once.',
        },
        {
          zh: '“更换设备”换用另一部手机，“关闭两步验证”停用；有些角色必须使用。',
          en: '“Change device” moves to another phone, “Turn off” ends it; some roles have to use it.',
        },
      ],
    },
    {
      title: { zh: '无法登录', en: 'You cannot sign in' },
      lines: [
        {
          zh: '忘记密码或丢失手机和恢复码时，请联系管理员。',
          en: 'If you forgot your password, or lost the phone and the codes, ask an administrator.',
        },
      ],
    },
  ],
};
