import { approve, bpmn, end, flow, leaveXml, start } from '../testing/diagrams.ts';
import { plainBpmnIoExport } from '../testing/foreign-diagrams.ts';
import { readTemplate } from './read-template.ts';
import { writeDrawing } from './write-drawing.ts';
import { writeTemplate } from './write-template.ts';

async function drawingOf(xml: string) {
  const reading = await readTemplate(xml);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return writeDrawing(xml, reading.template);
}

test('what only runs is no part of a drawing: conditions, participants, services and remarks', async () => {
  const secret = bpmn(
    [
      start,
      flow('F1', 'Start', 'Boss'),
      approve('Boss', '审批', { nameEn: 'Approval', rules: 'actions="agree"', participants: [['user', 'u-secret']] }),
      flow('F2', 'Boss', 'Way'),
      '<bpmn:exclusiveGateway id="Way" default="F4"><bpmn:documentation>remark-secret</bpmn:documentation></bpmn:exclusiveGateway>',
      flow('F3', 'Way', 'Pay', 'salary > 12345'),
      flow('F4', 'Way', 'Wait'),
      `<bpmn:serviceTask id="Pay" xmlns:x="http://x" x:note="note-secret"><bpmn:extensionElements>
        <portico:service url="https://pay.example/secret" method="POST" secret="pay-key" retries="1"/></bpmn:extensionElements></bpmn:serviceTask>`,
      flow('F5', 'Pay', 'End').replace('<bpmn:sequenceFlow', '<bpmn:sequenceFlow name="付款" portico:nameEn="Paid"'),
      `<bpmn:intermediateCatchEvent id="Wait"><bpmn:timerEventDefinition id="T"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT36H</bpmn:timeDuration>
        </bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>`,
      flow('F6', 'Wait', 'End'),
      end,
    ].join(''),
  );
  const { xml } = await drawingOf(secret);
  expect(xml).not.toMatch(/secret|salary|12345|pay[.-]|PT36H|portico:[^n]|Approval/);
  for (const kept of [
    '审批',
    'portico:nameEn="Paid"',
    'serviceTask id="Pay"',
    'timerEventDefinition',
    'sequenceFlow id="F3"',
  ])
    expect(xml).toContain(kept);
});

test('a file that places everything is drawn as it is', async () => {
  const reading = await readTemplate(leaveXml);
  if (!reading.ok) throw new Error('unreadable');
  const placed = (await writeTemplate(reading.template)).replace(/<dc:Bounds x="[\d.]+"/, '<dc:Bounds x="777"');
  const drawing = await drawingOf(placed);
  expect(drawing.isLaidOut).toBe(false);
  expect(drawing.xml).toContain('x="777"');
});

test.each([
  ['says nothing of places', leaveXml],
  ['places only some of its elements', plainBpmnIoExport.replace('isExecutable="false"', '')],
])('a file that %s is laid out by the platform', async (_, xml) => {
  const { xml: drawn, isLaidOut } = await drawingOf(xml);
  expect(isLaidOut).toBe(true);
  const reading = await readTemplate(xml);
  const ids = reading.ok ? [...reading.template.nodes, ...reading.template.flows].map(({ id }) => id) : [];
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) expect(drawn).toContain(`bpmnElement="${id}"`);
});
