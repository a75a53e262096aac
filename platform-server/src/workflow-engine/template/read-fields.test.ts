import { checkFields, readTemplate } from '../index.ts';
import { approve, bpmn, ccTask, end, flow, handle } from '../testing/diagrams.ts';

const wu = { participants: [['user', 'wu']] } as const;
const flows = flow('F1', 'Start', 'A') + flow('F2', 'A', 'B') + flow('F3', 'B', 'C') + flow('F4', 'C', 'End') + end;
const startOf = (fields: string) =>
  `<bpmn:startEvent id="Start" name="发起"><bpmn:extensionElements><portico:start>${fields}</portico:start></bpmn:extensionElements></bpmn:startEvent>`;
const within = (task: string, fields: string) => task.replace('</portico:activity>', `${fields}</portico:activity>`);

function drawing(fields: { start?: string; approve?: string; handle?: string; circulate?: string }): string {
  return bpmn(
    [
      startOf(fields.start ?? ''),
      within(approve('A', '审批', wu), fields.approve ?? ''),
      within(handle('B', '办理', wu), fields.handle ?? ''),
      within(ccTask('C', '传阅', wu), fields.circulate ?? ''),
      flows,
    ].join(''),
  );
}

async function fieldsOf(xml: string): Promise<Record<string, unknown>> {
  const reading = await readTemplate(xml);
  if (!reading.ok) return { problems: reading.problems };
  const nodes = reading.template.nodes.filter(({ id }) => id !== 'End');
  return Object.fromEntries(nodes.map((node) => [node.type, 'fields' in node ? node.fields : undefined]));
}

test('what a right leaves out is as usual at its kind of node, and what must be filled in can be', async () => {
  const plain = '<portico:field code="remark"/>';
  expect(await fieldsOf(drawing({ start: plain, approve: plain, handle: plain, circulate: plain }))).toEqual({
    start: [{ code: 'remark', visible: true, writable: true, required: false }],
    approve: [{ code: 'remark', visible: true, writable: false, required: false }],
    handle: [{ code: 'remark', visible: true, writable: true, required: false }],
    circulate: [{ code: 'remark', visible: true, writable: false, required: false }],
  });
  const needed = '<portico:field code="lines.price" required="true"/><portico:field code="cost" visible="false"/>';
  expect(await fieldsOf(drawing({ approve: needed, handle: '<portico:field code="cost" visible="false"/>' }))).toEqual({
    approve: [
      { code: 'lines.price', visible: true, writable: true, required: true },
      { code: 'cost', visible: false, writable: false, required: false },
    ],
    handle: [{ code: 'cost', visible: false, writable: false, required: false }],
  });
});

test.each([
  ['code="a" required="true" writable="false"', 'templateFieldContradicts', { element: '审批', field: 'a' }],
  ['code="a" required="true" visible="false"', 'templateFieldContradicts', { element: '审批', field: 'a' }],
  ['code="a" visible="no"', 'templateRuleInvalid', { element: '审批', rule: 'a visible', value: 'no' }],
  ['visible="false"', 'templateRuleInvalid', { element: '审批', rule: 'field code', value: '' }],
])('a right that says %s is refused with the name of its node', async (attributes, name, params) => {
  const { problems } = await fieldsOf(drawing({ approve: `<portico:field ${attributes}/>` }));
  expect(problems).toEqual([{ name, params, elementId: 'A' }]);
});

test('a field with two rights at one node is refused, and so are rights at the start of a sub-process', async () => {
  const twice = '<portico:field code="a"/><portico:field code="a"/>';
  expect(await fieldsOf(drawing({ handle: twice }))).toMatchObject({
    problems: [{ name: 'templateRuleInvalid', params: { element: '办理', rule: 'field code', value: 'a' } }],
  });
  const inside = `${startOf('<portico:field code="a"/>').replace('"Start"', '"S2"')}${flow('G', 'S2', 'E2')}<bpmn:endEvent id="E2"/>`;
  const xml = drawing({}).replace(approve('A', '审批', wu), `<bpmn:subProcess id="A">${inside}</bpmn:subProcess>`);
  expect(await fieldsOf(xml)).toMatchObject({ problems: [{ name: 'templateRuleInvalid', elementId: 'S2' }] });
});

test('a right on what the model does not have, or what nobody fills in, is found with its node', async () => {
  const model = [
    { code: 'remark', propertyType: 1, name: '备注' },
    { code: 'opinions', propertyType: 7, name: '意见' },
    {
      code: 'lines',
      propertyType: 8,
      name: '明细',
      subSchema: { properties: [{ code: 'price', propertyType: 2, name: '单价' }] },
    },
  ];
  const codes = ['remark', 'lines', 'lines.price', 'price', 'opinions', 'lines.cost'];
  const fields = codes.map((code) => `<portico:field code="${code}"/>`).join('');
  const reading = await readTemplate(drawing({ handle: fields }));
  if (!reading.ok) throw new Error('not readable');
  expect(checkFields(reading.template, model)).toEqual(
    ['price', 'opinions', 'lines.cost'].map((field) => {
      return { name: 'templateFieldUnknown', params: { element: '办理', field }, elementId: 'B' };
    }),
  );
});
