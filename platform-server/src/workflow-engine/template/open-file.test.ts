import { openFile } from '../index.ts';

const file = (inProcess: string, planes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="D" targetNamespace="http://tool.example">
<process id="P"><startEvent id="S"/>${inProcess}</process>${planes}</definitions>`;
const box = (id: string) =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}" isExpanded="false"><dc:Bounds x="10" y="10" width="36" height="36"/></bpmndi:BPMNShape>`;
const plane = (id: string, drawn: string) =>
  `<bpmndi:BPMNDiagram id="B${id}"><bpmndi:BPMNPlane id="L${id}" bpmnElement="${id}">${drawn}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
const inside = '<startEvent id="IS"/><sequenceFlow id="IF" sourceRef="IS" targetRef="IE"/><endEvent id="IE"/>';
const nested = `<subProcess id="C">${inside}<subProcess id="CC"><task id="CT"/></subProcess></subProcess>`;
const others = plane('Other', box('Else'));

describe('a file that is opened for a canvas', () => {
  it('comes back character by character where everything has a place', async () => {
    const xml = file('', plane('P', box('S')) + others);
    expect(await openFile(xml)).toMatchObject({ xml, isLaidOut: false });
  });

  it('keeps all its drawings where only what is in collapsed sub-processes has none, which get a plane of their own', async () => {
    const drawn = plane('P', box('S') + box('C')) + others;
    const { xml, isLaidOut } = await openFile(file(nested, drawn));
    expect(isLaidOut).toBe(true);
    for (const id of ['S_di', 'C_di', 'LOther', 'Else_di']) expect(xml).toContain(`id="${id}"`);
    const [, own = ''] = xml.split('<bpmndi:BPMNPlane bpmnElement="C">');
    for (const id of ['IS', 'IE', 'IF', 'CC', 'CT']) expect(own).toContain(`bpmnElement="${id}"`);
    expect(await openFile(xml)).toMatchObject({ xml, isLaidOut: false });
  });

  it('is laid out as a whole where something in plain sight has no place', async () => {
    const { xml, isLaidOut } = await openFile(file(`${nested}<endEvent id="E"/>`, plane('P', box('S') + box('C'))));
    expect([isLaidOut, xml.includes('bpmnElement="E"'), xml.includes('id="C_di"')]).toEqual([true, true, true]);
    expect(xml).not.toContain('isExpanded="false"');
  });
});
