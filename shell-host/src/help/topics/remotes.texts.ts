import type { Topic } from '../topic.ts';

export const remotes: Topic = {
  group: 'administration',
  title: { zh: '远程模块状态', en: 'State of the remotes' },
  lead: {
    zh: '门户的页面来自独立发布的模块，这里显示它们的状态。',
    en: 'The portal’s pages come from modules that are released by themselves; this page shows their state.',
  },
  parts: [
    {
      title: { zh: '出错时', en: 'When something fails' },
      lines: [
        {
          zh: '一个模块无法加载时，其他页面照常使用；请先“重试”。',
          en: 'Where one module cannot be loaded, all other pages still work; choose “Retry” first.',
        },
        {
          zh: '报告问题时，请用“复制详情”附上错误码和追踪号。',
          en: 'When you report a problem, add what “Copy details” gives: the error code and the trace ID.',
        },
        {
          zh: '测试过未发布模块后，用“恢复发布版本”返回。',
          en: 'After trying modules that are not released, “Reset overrides” leads back.',
        },
      ],
    },
  ],
};
