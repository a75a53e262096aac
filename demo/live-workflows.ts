import { demoSeed } from './generate/generate.ts';
import type { World } from './generate/world.ts';
import type { DemoTarget } from './load-demo.ts';
import type { DemoPerson } from './organisation/people.ts';

type WorkflowService = DemoTarget['services']['workflow'];
type Actor = Parameters<WorkflowService['start']>[0];

/** What the values of a request are made from. */
interface Scene {
  readonly world: World;
  readonly now: Date;
  newId(): string;
}

interface LiveWorkflow {
  readonly by: string;
  readonly workflowCode: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Who has agreed already. */
  readonly agreedBy?: string;
}

/**
 * Workflows that wait for somebody, started by the same service as the product's: two leaves of zhangwei for liufang,
 * a long one for human resources, a large claim for finance, a purchase for the purchasers. Returns how many.
 */
export async function startLiveWorkflows({ platform, services }: DemoTarget, world: World): Promise<number> {
  const workflows = liveWorkflows({ world, now: platform.now(), newId: platform.newId });
  const actorOf = (id: string) => actor(world, id, platform.corpId);
  for (const [index, { by, workflowCode, data, agreedBy }] of workflows.entries()) {
    // The same request starts once, so that a load that was broken off does not start them again.
    const requestId = `demo-${demoSeed}-${index}`;
    const input = { workflowCode, data: { ...data }, requestId };
    const { workflowInstanceId } = await services.workflow.start(actorOf(by), input, by === 'emma' ? 'en' : 'zh');
    if (agreedBy !== undefined) await agree(services.workflow, actorOf(agreedBy), { workflowInstanceId, requestId });
  }
  return workflows.length;
}

async function agree(
  workflow: WorkflowService,
  user: Actor,
  { workflowInstanceId, requestId }: { readonly workflowInstanceId: string; readonly requestId: string },
): Promise<void> {
  const { workItem } = await workflow.getInstance(user, { workflowInstanceId });
  if (workItem?.status !== 'PENDING') return;
  const input = { id: workItem.id, action: 'agree', comment: '同意', requestId: `${requestId}-agree` } as const;
  await workflow.act(user, input, 'zh');
}

function actor({ people }: World, id: string, corpId: string): Actor {
  const found = people.find((person) => person.id === id);
  if (found === undefined) throw new Error(`${id} is not in the demo organisation.`);
  const { name, roles, departmentIds } = found;
  const place = { mainDepartmentId: departmentIds[0] ?? null, departmentIds, departmentIdsBelow: departmentIds };
  return { id, corpId, name, sessionId: 'demo', grants: [], roleCodes: roles, ...place };
}

function liveWorkflows(scene: Scene): readonly LiveWorkflow[] {
  const { world } = scene;
  const managerOf = (department: string) => memberOf(world, department, true);
  const memberIn = (department: string) => memberOf(world, department, false);
  return [
    {
      by: 'zhangwei',
      workflowCode: 'leaveApproval',
      data: leave(scene, ['zhangwei', 'annual', 2, 6, '陪家人回老家']),
    },
    {
      by: 'zhangwei',
      workflowCode: 'leaveApproval',
      data: leave(scene, ['zhangwei', 'personal', 5, 20, '办理房产过户']),
    },
    {
      by: memberIn('platform').id,
      workflowCode: 'leaveApproval',
      data: leave(scene, [memberIn('platform').id, 'marriage', 10, 12, '婚假']),
      agreedBy: managerOf('platform').id,
    },
    {
      by: memberIn('projects').id,
      workflowCode: 'expenseApproval',
      data: claim(scene, memberIn('projects')),
      agreedBy: managerOf('projects').id,
    },
    {
      by: memberIn('quality').id,
      workflowCode: 'purchaseApproval',
      data: purchase(scene, memberIn('quality')),
      agreedBy: managerOf('quality').id,
    },
    { by: 'emma', workflowCode: 'leaveApproval', data: leave(scene, ['emma', 'annual', 3, 9, 'Family holiday']) },
  ];
}

function memberOf(world: World, department: string, isManager: boolean): DemoPerson {
  const found = world.inDepartments(department).find(({ roles }) => roles.includes('manager') === isManager);
  if (found === undefined) throw new Error(`Nobody fits in ${department}.`);
  return found;
}

const dayMs = 86_400_000;
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

type LeavePlan = readonly [id: string, type: string, days: number, startsIn: number, reason: string];

function leave({ world, now }: Scene, [id, leaveType, days, startsIn, reason]: LeavePlan) {
  const by = world.people.find((person) => person.id === id);
  if (by === undefined) throw new Error(`${id} is not in the demo organisation.`);
  const dates = { startDate: inDays(now, startsIn), endDate: inDays(now, startsIn + days - 1) };
  return { leaveType, ...dates, days: String(days), applicantDept: world.departmentOf(by), reason };
}

function claim({ world, now, newId }: Scene, by: DemoPerson) {
  const line = (category: string, description: string, amount: string) => ({
    id: newId(),
    expenseDate: inDays(now, -8),
    category,
    description,
    amount,
    hasInvoice: true,
  });
  return {
    subject: '项目现场出差',
    claimDate: inDays(now, 0),
    department: world.departmentOf(by),
    paymentMethod: 'transfer',
    lines: [
      line('transport', '机票 上海—西安', '2380'),
      line('accommodation', '酒店住宿四晚', '1920'),
      line('training', '行业会议报名费', '2800'),
    ],
    totalAmount: '7100',
  };
}

function purchase({ world, now, newId }: Scene, by: DemoPerson) {
  return {
    purpose: '测试环境搭建',
    department: world.departmentOf(by),
    supplier: '上海信诚办公设备有限公司',
    neededDate: inDays(now, 14),
    urgency: 'urgent',
    lines: [
      {
        id: newId(),
        item: '固态硬盘',
        specification: '3.84TB NVMe',
        unit: 'piece',
        quantity: '8',
        unitPrice: '3299',
        amount: '26392',
      },
    ],
    totalAmount: '26392',
  };
}
