import type { Topic } from '../topic.ts';

export const access: Topic = {
  group: 'administration',
  title: { zh: '权限、应用包和外观', en: 'Permissions, packages and theme' },
  lead: {
    zh: '谁能看到和修改什么，由角色决定；应用及其权限以应用包的形式安装。',
    en: 'Roles decide who sees and changes what; applications and their rights are installed as packages.',
  },
  parts: [
    {
      title: { zh: '权限', en: 'Permissions' },
      lines: [
        {
          zh: '应用包说明每个角色可以使用哪些应用、列表、数据和操作。',
          en: 'A package says which applications, lists, records and actions each role has.',
        },
        {
          zh: '人员、部门和角色由组织文件导入；一个人拥有其所有角色的权限。',
          en: 'People, departments and roles are imported from organisation files; a person has the rights of all their roles.',
        },
        {
          zh: '流程节点上的数据项权限在流程设计中设置。',
          en: 'Rights on fields at an activity are set in the design of the workflow.',
        },
      ],
    },
    {
      title: { zh: '应用包', en: 'Packages' },
      lines: [
        {
          zh: '应用包由运维人员在服务器上用命令导入和导出，也可以通过接口完成；管理员在帮助菜单中打开“接口文档”。',
          en: 'Packages are imported and exported on the server by a command, or by the API; administrators open the “API document” in the help menu.',
        },
        {
          zh: '先预演导入，查看变更计划，再正式导入。导入要么全部成功，要么不做任何修改。',
          en: 'Try the import first and read the plan of changes. An import is done as a whole, or not at all.',
        },
      ],
    },
    {
      title: { zh: '外观', en: 'Theme' },
      lines: [
        {
          zh: '系统管理员用页首的“更换主题”为所有人设置颜色和外观。',
          en: 'System administrators set colour and appearance for everybody by “Change theme” in the header.',
        },
        {
          zh: '配置了后台时，页首有“后台管理”的链接。',
          en: 'Where a back-stage is set up, the header has a link “Back-stage” to it.',
        },
      ],
    },
  ],
};
