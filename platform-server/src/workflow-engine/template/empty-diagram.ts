import { porticoNamespace } from '@portico/shared-kit/workflow';

/** A file with a process in which nothing is drawn yet, for a new canvas. */
export function writeEmptyDiagram(processId: string, name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:portico="${porticoNamespace}" id="Definitions_${processId}" targetNamespace="${porticoNamespace}">
  <bpmn:process id="${processId}" name="${escaped(name)}" isExecutable="true" />
  <bpmndi:BPMNDiagram id="Diagram_${processId}">
    <bpmndi:BPMNPlane id="Plane_${processId}" bpmnElement="${processId}" />
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
