import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { transaction } from '../../../database/index.ts';
import { until } from '../../../testing/until.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
});
afterAll(() => bench.database.drop());

const root = () => bench.user('root', ['ADMIN']);
const boss = () => bench.user('boss', ['WORKFLOW_ADMIN']);
const refusal = (name: ErrorName) => ({ code: codeOf(name) });

const asking = (who: string, name = '审批') =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'A'),
      approve('A', name, { participants: [['user', who]] }),
      flow('F2', 'A', 'End'),
      end,
    ].join(''),
  );

const made = async (workflowCode: string) =>
  bench.designs.create(root(), { designKey: workflowCode, name: '新流程', schemaCode: 'leave' });

async function published(workflowCode: string, xml: string): Promise<void> {
  await made(workflowCode);
  await bench.designs.saveDraft(root(), { designKey: workflowCode, revision: 1, bpmn: xml });
  await bench.designs.publish(root(), { designKey: workflowCode, revision: 2, note: ' 首版 ' }, 'zh');
}

const openItems = async (id: string) =>
  (await bench.workflow.workItems.query(bench.user(id), { state: 'unfinished', page: 0, size: 50 }, 'zh')).content;

describe('a new workflow', () => {
  test('begins with an empty canvas, is drawn, checked, published and started', async () => {
    const begun = await made('fresh');
    expect(begun).toMatchObject({ published: null, draft: { revision: 1, basedOn: null }, lock: { isMine: true } });
    const { problems, canPublish } = await bench.designs.check(root(), { designKey: 'fresh' }, 'zh');
    expect([canPublish, problems.map(({ code }) => code)]).toEqual([false, [401007, 401009]]);
    await expect(bench.designs.publish(root(), { designKey: 'fresh', revision: 1 }, 'zh')).rejects.toMatchObject(
      refusal('templateStartMissing'),
    );
    const kept = await bench.designs.saveDraft(root(), {
      designKey: 'fresh',
      revision: 1,
      bpmn: asking('boss'),
    });
    expect(kept.draft).toMatchObject({ revision: 2, isOutdated: false });
    const version = await bench.designs.publish(root(), { designKey: 'fresh', revision: 2, note: '首版' }, 'zh');
    expect(version).toMatchObject({ version: 1, note: '首版', publisher: { id: 'root' }, isCurrent: true });
    const input = { workflowCode: 'fresh', data: { title: 'x' }, requestId: requestId() };
    await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
    expect((await openItems('boss')).map(({ activityCode }) => activityCode)).toEqual(['A']);
  });

  test('takes no code that another has', async () => {
    const again = { designKey: 'leave', name: '请假', schemaCode: 'leave' };
    await expect(bench.designs.create(root(), again)).rejects.toMatchObject(refusal('designCodeTaken'));
  });

  test('is gone with its draft where it was never published', async () => {
    await made('short');
    await bench.designs.discardDraft(root(), { designKey: 'short', revision: 1 });
    await expect(bench.designs.get(root(), { designKey: 'short' })).rejects.toMatchObject(refusal('designMissing'));
  });
});

describe('the lock', () => {
  test('is had by one of two who take it at once, and the other hears by whom', async () => {
    const taken = await Promise.allSettled(
      [root(), boss()].map((user) => bench.designs.takeLock(user, { designKey: 'leave' })),
    );
    const [won] = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const lost = taken.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(lost).toMatchObject([{ ...refusal('designLocked'), params: { name: won?.holder.name } }]);
    await bench.designs.releaseLock(won?.holder.id === 'root' ? root() : boss(), { designKey: 'leave' });
  });

  test('is needed for everything that writes, and nothing is written without it', async () => {
    await bench.designs.takeLock(boss(), { designKey: 'leave' });
    const draft = { designKey: 'leave', revision: 0 };
    const writes = [
      bench.designs.saveDraft(root(), { ...draft, bpmn: asking('boss') }),
      bench.designs.discardDraft(root(), draft),
      bench.designs.restoreVersion(root(), { ...draft, version: 1 }),
      bench.designs.publish(root(), draft, 'zh'),
    ];
    for (const write of writes)
      await expect(write).rejects.toMatchObject({ ...refusal('designLocked'), params: { name: '王总' } });
    await bench.designs.releaseLock(boss(), { designKey: 'leave' });
    await expect(bench.designs.saveDraft(root(), { ...draft, bpmn: asking('boss') })).rejects.toMatchObject(
      refusal('designNotLocked'),
    );
    expect((await bench.designs.get(root(), { designKey: 'leave' })).draft).toBeNull();
  });

  test('expires where it is not renewed', async () => {
    await bench.designs.takeLock(boss(), { designKey: 'leave' });
    bench.clock.at += 100_000;
    expect(await bench.designs.takeLock(root(), { designKey: 'leave' })).toMatchObject({ isMine: true });
    await bench.designs.releaseLock(root(), { designKey: 'leave' });
  });

  test('is taken over by administrators, and its former holder is told', async () => {
    await bench.designs.takeLock(boss(), { designKey: 'leave' });
    const owner = bench.user('owner', ['APP_MNG']);
    await expect(bench.designs.takeOverLock(owner, { designKey: 'leave' })).rejects.toMatchObject(
      refusal('noPermission'),
    );
    await bench.designs.takeOverLock(root(), { designKey: 'leave' });
    const { rows } = await sql`select kind, variant, user_id from test_notification where kind like 'taken%'`.execute(
      bench.database.db,
    );
    expect(rows).toEqual([{ kind: 'taken by root', variant: '请假', user_id: 'boss' }]);
    await bench.designs.releaseLock(root(), { designKey: 'leave' });
  });
});

test('of two savings of one draft the later is refused', async () => {
  await made('twice');
  const draft = { designKey: 'twice', revision: 1, bpmn: asking('boss') };
  const saved = await Promise.allSettled([1, 2].map(() => bench.designs.saveDraft(root(), draft)));
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(bench.designs.saveDraft(root(), draft)).rejects.toMatchObject(refusal('designChanged'));
});

test('an application administrator designs the workflows of the models they see, and no others', async () => {
  const stranger = bench.user('stranger', ['APP_MNG']);
  expect(await bench.designs.list(stranger, {})).toEqual([]);
  await expect(bench.designs.get(stranger, { designKey: 'leave' })).rejects.toMatchObject(
    refusal('noPermissionToView'),
  );
  const seen = await bench.designs.list(bench.user('owner', ['APP_MNG']), { keyword: 'LEA' });
  expect(seen.map(({ workflowCode }) => workflowCode)).toEqual(['leave']);
});

describe('versions', () => {
  test('instances stay on theirs while another is published, and say how many they are', async () => {
    await published('growing', asking('p1', '甲'));
    const input = { workflowCode: 'growing', data: { title: 'x' }, requestId: requestId() };
    const { workflowInstanceId } = await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
    await bench.designs.saveDraft(root(), { designKey: 'growing', revision: 0, bpmn: asking('p2', '乙') });
    await bench.designs.publish(root(), { designKey: 'growing', revision: 3 }, 'zh');
    const { content } = await bench.designs.listVersions(root(), { designKey: 'growing', page: 0, size: 10 });
    expect(
      content.map(({ version, runningCount, isCurrent, note }) => [version, runningCount, isCurrent, note]),
    ).toEqual([
      [2, 0, true, ''],
      [1, 1, false, '首版'],
    ]);
    const [item] = await openItems('p1');
    await bench.workflow.commands.act(
      bench.user('p1'),
      { id: item?.id ?? '', action: 'agree', requestId: requestId() },
      'zh',
    );
    const { instance } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
    expect(instance.status).toBe('COMPLETED');
    expect(await openItems('p2')).toEqual([]);
  });

  test('an old one comes back as a draft, and a publication of the same is refused', async () => {
    await published('back', asking('p1', '甲'));
    await bench.designs.saveDraft(root(), { designKey: 'back', revision: 0, bpmn: asking('p2', '乙') });
    await bench.designs.publish(root(), { designKey: 'back', revision: 3 }, 'zh');
    const restored = await bench.designs.restoreVersion(root(), {
      designKey: 'back',
      revision: 0,
      version: 1,
    });
    expect(restored).toMatchObject({ bpmn: asking('p1', '甲'), draft: { basedOn: 2, isOutdated: false } });
    const { changed } = await bench.workflow.designFiles.compare(root(), { workflowCode: 'back', from: 2, to: 0 });
    expect(changed).toMatchObject([
      {
        elementId: 'A',
        changes: [
          { property: 'name', before: '乙', after: '甲' },
          { property: 'activity.participants.1.value', before: 'p2', after: 'p1' },
        ],
      },
    ]);
    const { revision = 0 } = restored.draft ?? {};
    await bench.designs.saveDraft(root(), { designKey: 'back', revision, bpmn: asking('p2', '乙') });
    await expect(
      bench.designs.publish(root(), { designKey: 'back', revision: revision + 1 }, 'zh'),
    ).rejects.toMatchObject(refusal('designUnchanged'));
  });

  test('one that is published while a package is imported gets the next number', async () => {
    await published('raced', asking('p1'));
    await bench.designs.saveDraft(root(), { designKey: 'raced', revision: 0, bpmn: asking('p2') });
    const { db } = bench.database;
    const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const head = { appCode: 'hr', schemaCode: 'leave', code: 'raced', name: '新流程', file: 'raced.bpmn' };
    const imported = transaction(db, async (trx) => {
      await bench.workflow.templates.publish(trx, { ...head, xml: asking('p3') });
      written.resolve();
      await goOn.promise;
    });
    await written.promise;
    const publication = bench.designs.publish(root(), { designKey: 'raced', revision: 3 }, 'zh');
    await until('the publication waits', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    });
    goOn.resolve();
    await imported;
    expect((await publication).version).toBe(3);
  });

  test('a draft is kept when a package publishes, and is marked as older', async () => {
    await published('packed', asking('p1'));
    await bench.designs.saveDraft(root(), { designKey: 'packed', revision: 0, bpmn: asking('p2') });
    await bench.publish('packed', asking('p3'));
    const { bpmn: kept, draft, published: now } = await bench.designs.get(root(), { designKey: 'packed' });
    expect(kept).toBe(asking('p2'));
    expect([draft?.basedOn, draft?.isOutdated, now?.version, now?.publisher]).toEqual([1, true, 2, null]);
  });
});
