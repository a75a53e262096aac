import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';
import { NotificationBell } from './pages/NotificationBell.ts';
import { startWorkflow } from './start-workflow.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'time-limit', name), 'utf8');

/** An application whose work is due a second after it came: one activity reminds, the other passes. */
const files = {
  'application.yaml': file('application.yaml'),
  'models/dutyReport.yaml': file('dutyReport.yaml'),
  'workflows/duty-report.bpmn': file('duty-report.bpmn'),
  'workflows/duty-report.yaml': 'name: 值班报告审批\n',
};

/** Returns the server's answer about a workflow to the person whose page it is. */
const instanceNow = async (id: string | null) => {
  const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
  const answer = await fetch(`/api/workflow/instances/${id}`, { headers });
  return answer.text();
};

test('work that is overdue is marked so, its handler is reminded, and what nobody handled in time passes by itself', async ({
  openAs,
}) => {
  const [admin, mine, handler] = await Promise.all([openAs('admin'), openAs('yuanliang'), openAs('ava.davies')]);
  await admin.goto('/workflow-center/query-instance');
  await admin.evaluate(async (body) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
    };
    const answer = await fetch('/api/app/apppackage/update', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }, JSON.stringify({ files }));

  await mine.goto('/workflow-center/my-workflow');
  await startWorkflow(mine, 'dutyReportApproval', { title: '国庆值班' });
  await mine.goto('/workflow-center/my-workflow');
  await mine.getByRole('main').getByRole('link').filter({ hasText: '国庆值班' }).first().click();
  const { log } = new FormPage(mine, 'zh');
  await expect(log).toBeVisible();
  // The server is asked, and not the page again and again, until what is due is done.
  const id = new URL(mine.url()).searchParams.get('workflowInstanceId');
  await expect.poll(() => mine.evaluate(instanceNow, id)).toContain('TIMEOUT_PASS');
  await mine.reload();
  await expect(log).toContainText('超时自动通过');

  const center = new WorkflowCenterPage(handler);
  await center.open('my-unfinished-workitem');
  await expect(center.item('国庆值班')).toContainText('已超期');
  const bell = new NotificationBell(handler, 'zh');
  await bell.bell.click();
  await expect(bell.message('国庆值班').first()).toContainText('超时');
});
