import { bpmn, end, flow, start } from '../workflow-engine/testing/diagrams.ts';

/** An application with rules in its form, and a workflow that asks conditions; texts that are FEEL. */
export function trapPackage(
  code: string,
  rules: readonly string[],
  conditions: readonly string[],
): Record<string, string> {
  const totals = rules.map(
    (rule, at) =>
      `  - { code: n${at}, name: n${at}, propertyType: 2, expressions: { value: ${JSON.stringify(rule)} } }`,
  );
  return {
    'application.yaml': `code: ${code}\nname: ${code}\ngroup: { code: business, name: 业务 }\nmenu: []\n`,
    'models/trap.yaml': `schemaCode: ${code}
name: ${code}
workflowCode: ${code}Flow
properties:
  - { code: title, name: 标题, propertyType: 0 }
${totals.join('\n')}
forms: [{ code: main, name: ${code}, sections: [{ title: 全部, properties: [title] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }]
permissions: [{ role: clerk, view: own, add: true, edit: true, delete: true }]
`,
    'workflows/trap.bpmn': trapDiagram(`${code}Flow`, conditions),
  };
}

/** Asks the conditions one after the other. */
export function trapDiagram(id: string, conditions: readonly string[]): string {
  return bpmn(
    [
      start,
      flow('In', 'Start', 'Choice'),
      '<bpmn:exclusiveGateway id="Choice" default="No"/>',
      ...conditions.map((condition, at) => flow(`F${at}`, 'Choice', 'End', condition)),
      flow('No', 'Choice', 'End'),
      end,
    ].join(''),
    `id="${id}"`,
  );
}
