import type { Topic } from '../topic.ts';

export const settings: Topic = {
  group: 'own',
  title: { zh: '个人设置', en: 'Personal settings' },
  lead: {
    zh: '在头像菜单中查看个人信息，选择外观，修改密码。',
    en: 'The menu of your portrait has your information, your appearance and your password.',
  },
  parts: [
    {
      title: { zh: '外观', en: 'Appearance' },
      lines: [
        {
          zh: '在“个人设置”的“外观”中选择浅色、深色或“跟随系统”。立即生效，并用于您的所有设备。',
          en: 'Under “Personal settings”, “Appearance”, choose light, dark or “Same as my system”. It takes effect at once on all your devices.',
        },
        {
          zh: '“跟随组织设置”恢复组织统一的外观；主题色由管理员设置。',
          en: '“Same as the organisation” goes back to what everybody has; administrators set the colours.',
        },
      ],
    },
    {
      title: { zh: '密码', en: 'Password' },
      lines: [
        {
          zh: '选择“修改密码”，输入旧密码和新密码。页面会逐条显示新密码的要求。',
          en: 'Choose “Change password”, and enter the old and the new one. The page shows what a new password needs.',
        },
        {
          zh: '修改后需要重新登录，其他设备上的登录也会结束。',
          en: 'You sign in again afterwards, and sessions on other devices end.',
        },
      ],
    },
    {
      title: { zh: '个人信息', en: 'Your information' },
      lines: [
        {
          zh: '姓名、部门和职位由组织维护，需要更正时请联系管理员。',
          en: 'Name, department and position are kept by the organisation. Ask an administrator to correct them.',
        },
      ],
    },
  ],
};
