import { claim, leave, purchase, seal } from './requests.ts';
import type { Request } from './scenario.ts';
import { actorOf, requestIdOf, type Harness } from './harness.ts';

interface Draft {
  readonly by: string;
  readonly schemaCode: string;
  readonly daysAgo: number;
  readonly data: (request: Request) => Readonly<Record<string, unknown>>;
}

const drafts: readonly Draft[] = [
  {
    by: 'zhangwei',
    schemaCode: 'expenseClaim',
    daysAgo: 1.3,
    data: claim('华南客户走访', ['机票 上海—广州', 'transport', 1680], ['酒店住宿两晚', 'accommodation', 1160]),
  },
  {
    by: 'zhangwei',
    schemaCode: 'sealUse',
    daysAgo: 3,
    data: seal('渠道合作框架协议', {
      sealType: 'contract',
      copies: 2,
      counterparty: '嘉兴瑞泽自动化有限公司',
      reason: '等待客户确认返点条款',
    }),
  },
  { by: 'liufang', schemaCode: 'leaveRequest', daysAgo: 2, data: leave('annual', 5, 13, '全家出游', 'huangying') },
  {
    by: 'emma',
    schemaCode: 'expenseClaim',
    daysAgo: 0.8,
    data: claim(
      'Client visits in Scotland',
      ['Train to Edinburgh', 'transport', 1240],
      ['Hotel, two nights', 'accommodation', 1380],
    ),
  },
  {
    by: 'hr',
    schemaCode: 'purchaseRequest',
    daysAgo: 1.7,
    data: purchase('新员工入职配置', '上海信诚办公设备有限公司', 14, ['人体工学椅', 6]),
  },
  { by: 'finance', schemaCode: 'leaveRequest', daysAgo: 4, data: leave('annual', 3, 16, '回老家探亲') },
];

/** Requests that their people have begun and not sent yet. */
export async function keepDrafts(harness: Harness): Promise<void> {
  for (const [index, { by, schemaCode, daysAgo, data }] of drafts.entries()) {
    harness.clock.goTo(daysAgo);
    const values = data({ harness, by, at: harness.clock.now() });
    const input = { schemaCode, data: { ...values }, draft: true, requestId: requestIdOf('draft', index) };
    await harness.services.records.saving.save(actorOf(harness, by), input, 'zh');
  }
}
