import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portico/platform-server/config';
import { type OpenPlatform, openPlatform } from '@portico/platform-server/open-platform';
import { samplePackage } from '@portico/platform-server/testing/sample-package';
import { insertOrganisation } from '@portico/platform-server/testing/test-organisation';
import { transaction } from '@portico/platform-server/database';
import type { SignedInUser } from '@portico/platform-server/plugins/signed-in-user';

/** An installation of its own with people and workflows; `close` leaves nothing behind. */
export interface Office extends OpenPlatform {
  user(id: string): SignedInUser;
  /** Starts a workflow of the clerk's and gives its ids. */
  start(workflowCode: string): Promise<{ readonly workflowInstanceId: string; readonly objectId: string }>;
}

/** Number of people who handle one activity of the large crowd, and of the small one. */
export const crowds = { large: 1000, small: 10 } as const;

const node = (id: string, role: string, next: string) => `
  <bpmn:userTask id="${id}" name="${id}"><bpmn:extensionElements><portico:activity kind="approve" multiInstance="all">
    <portico:participant kind="role" value="${role}"/></portico:activity></bpmn:extensionElements></bpmn:userTask>
  <bpmn:sequenceFlow id="to${next}" sourceRef="${id}" targetRef="${next}"/>`;

const diagram = (code: string, nodes: string, first: string) => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:portico="http://portico.app/schema/bpmn/1.0"
  targetNamespace="http://example.com"><bpmn:process id="${code}" isExecutable="true">
  <bpmn:startEvent id="Start"/><bpmn:sequenceFlow id="F1" sourceRef="Start" targetRef="${first}"/>${nodes}
  <bpmn:endEvent id="End"/></bpmn:process></bpmn:definitions>`;

const workflows: Readonly<Record<string, string>> = {
  twoSteps: diagram('twoSteps', node('A', 'boss', 'B') + node('B', 'chief', 'End'), 'A'),
  large: diagram('large', node('A', 'large', 'End'), 'A'),
  small: diagram('small', node('A', 'small', 'End'), 'A'),
};

const member = (index: number) => ({
  id: `p${index}`,
  name: `P${index}`,
  roles: ['large', ...(index < crowds.small ? ['small'] : [])],
});

/** Sets one up, on an outside PostgreSQL where DATABASE_URL names an empty database, else on an embedded one. */
export async function openOffice(): Promise<Office> {
  const home = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const { DATABASE_URL: outside } = process.env;
  const open = await openPlatform(
    readConfig({
      PORTICO_HOME: home,
      LOG_LEVEL: 'error',
      ...(outside === undefined ? {} : { DATABASE_URL: outside }),
    }),
  );
  const { platform, services } = open;
  await insertOrganisation(platform, {
    departments: [{ id: 'sales', name: 'Sales' }],
    roles: ['clerk', 'boss', 'chief', 'large', 'small'].map((code) => ({ code, name: code })),
    users: [
      { id: 'clerk', name: 'Clerk', departmentId: 'sales', roles: ['clerk'] },
      { id: 'boss', name: 'Boss', roles: ['boss'] },
      { id: 'chief', name: 'Chief', roles: ['chief'] },
      ...Array.from({ length: crowds.large }, (_, index) => member(index)),
    ],
  });
  await services.appPackages.importPackage(samplePackage, {}, null);
  for (const [code, xml] of Object.entries(workflows)) {
    const workflow = { appCode: 'sales', schemaCode: 'Order', code, name: code, file: `${code}.bpmn`, xml };
    await transaction(platform.connections.db, (trx) => services.workflow.templates.publish(trx, workflow));
  }
  return {
    ...open,
    user: signedIn,
    start: (workflowCode) => {
      const input = { workflowCode, data: { title: 'x' }, requestId: platform.newId() };
      return services.workflow.commands.start(signedIn('clerk'), input, 'en');
    },
    async close() {
      await open.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function signedIn(id: string): SignedInUser {
  const departmentIds = id === 'clerk' ? ['sales'] : [];
  return {
    id,
    corpId: 'main',
    name: id,
    sessionId: `session-${id}`,
    grants: [],
    roleCodes: [id],
    mainDepartmentId: departmentIds[0] ?? null,
    departmentIds,
    departmentIdsBelow: departmentIds,
  };
}
