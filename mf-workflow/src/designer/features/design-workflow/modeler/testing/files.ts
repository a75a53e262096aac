/** Files as other tools write them, with more than one drawing. */

const definitions = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:tool="http://tool.example/1" id="D" targetNamespace="http://tool.example">`;

/** The drawing of a node. */
export function box(id: string, x: number, y: number, size = { width: 100, height: 80 }, more = ''): string {
  const { width, height } = size;
  return `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"${more}><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
}

/** The drawing of a flow. */
export function line(id: string, ...points: readonly (readonly [x: number, y: number])[]): string {
  const ways = points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`).join('');
  return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${ways}</bpmndi:BPMNEdge>`;
}

/** A file of these elements and these planes, by what is drawn on them. */
export function fileOf(elements: string, planes: Readonly<Record<string, string>>): string {
  const diagrams = Object.entries(planes).map(
    ([element, drawn], at) =>
      `<bpmndi:BPMNDiagram id="B${at}" name="View ${at}"><bpmndi:BPMNPlane id="L${at}" bpmnElement="${element}">${drawn}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`,
  );
  return `${definitions}\n${elements}\n${diagrams.join('\n')}\n</definitions>`;
}

/** The size of an event. */
export const round = { width: 36, height: 36 };

const collapsed = ' isExpanded="false"';
const inside = (name: string) =>
  `<startEvent id="${name}S"/><sequenceFlow id="${name}F" sourceRef="${name}S" targetRef="${name}E"/><endEvent id="${name}E"/>`;
const drawnInside = (name: string, x: number, y: number) =>
  box(`${name}S`, x, y, round) +
  box(`${name}E`, x + 200, y, round) +
  line(`${name}F`, [x + 36, y + 18], [x + 200, y + 18]);

/** Two collapsed sub-processes: what is in the first has a plane of its own, what is in the other is drawn in the same place. */
export const collapsedSubProcesses = fileOf(
  `<process id="P" isExecutable="true"><startEvent id="S" name="Begin"/><sequenceFlow id="F" sourceRef="S" targetRef="Own"/>
  <subProcess id="Own" name="Own plane">${inside('Own')}</subProcess><subProcess id="Same" name="Same plane">${inside('Same')}</subProcess></process>`,
  {
    P:
      box('S', 100, 100, round) +
      box('Own', 200, 78, undefined, collapsed) +
      box('Same', 400, 78, undefined, collapsed) +
      line('F', [136, 118], [200, 118]) +
      drawnInside('Same', 410, 100),
    Own: drawnInside('Own', 300, 300),
  },
);

/**
 * File with several diagrams: one process, drawn; another one in a diagram of its own; and the first one once more, as
 * somebody else looks at it.
 */
export const severalDiagrams = fileOf(
  `<process id="P" isExecutable="true"><startEvent id="S"/><task id="T" tool:cost="3"/><sequenceFlow id="F" sourceRef="S" targetRef="T"/></process>
  <process id="Q" name="Another process"><task id="QT" name="Elsewhere"/></process>`,
  {
    P: box('S', 100, 100, round) + box('T', 200, 78) + line('F', [136, 118], [200, 118]),
    Q: box('QT', 100, 100),
  },
).replace(
  '</definitions>',
  `<bpmndi:BPMNDiagram id="B9" name="For auditors"><bpmndi:BPMNPlane id="L9" bpmnElement="P"><bpmndi:BPMNShape id="T_again" bpmnElement="T"><dc:Bounds x="10" y="10" width="100" height="80"/></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`,
);

/** Says what cannot be kept: a remark, an element that BPMN does not know, and the drawing of what is not there. */
export const lossy = severalDiagrams
  .replace('<task id="T"', '<!-- ask Lin --><teleport id="Z" name="Beam"/><task id="T"')
  .replace('sourceRef="S" targetRef="T"', 'sourceRef="S" targetRef="T" tool:note="x"');
