/** As bpmn.io exports it: other prefixes, incoming and outgoing, lanes of data, a drawing, and FEEL as Zeebe writes it. */
export const plainBpmnIoExport = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:zeebe="http://camunda.org/schema/zeebe/1.0" id="Definitions_0p" targetNamespace="http://bpmn.io/schema/bpmn" exporter="bpmn-js (https://demo.bpmn.io)" exporterVersion="17.0.0">
  <process id="Process_0a" isExecutable="false">
    <documentation>Only to be looked at</documentation>
    <startEvent id="StartEvent_1"><outgoing>Flow_1</outgoing></startEvent>
    <sequenceFlow id="Flow_1" sourceRef="StartEvent_1" targetRef="Gateway_1" />
    <exclusiveGateway id="Gateway_1" default="Flow_3"><incoming>Flow_1</incoming><outgoing>Flow_2</outgoing><outgoing>Flow_3</outgoing></exclusiveGateway>
    <endEvent id="Event_big" name="big"><extensionElements><zeebe:ioMapping /></extensionElements><incoming>Flow_2</incoming></endEvent>
    <sequenceFlow id="Flow_2" sourceRef="Gateway_1" targetRef="Event_big"><conditionExpression xsi:type="tFormalExpression">=amount &gt; 100</conditionExpression></sequenceFlow>
    <endEvent id="Event_small"><incoming>Flow_3</incoming></endEvent>
    <sequenceFlow id="Flow_3" sourceRef="Gateway_1" targetRef="Event_small" />
    <dataObjectReference id="DataObjectReference_1" dataObjectRef="DataObject_1" />
    <dataObject id="DataObject_1" />
    <textAnnotation id="TextAnnotation_1"><text>note</text></textAnnotation>
  </process>
  <bpmndi:BPMNDiagram id="BPMNDiagram_1">
    <bpmndi:BPMNPlane id="BPMNPlane_1" bpmnElement="Process_0a">
      <bpmndi:BPMNShape id="_BPMNShape_StartEvent_2" bpmnElement="StartEvent_1"><dc:Bounds x="156" y="81" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNEdge id="Flow_1_di" bpmnElement="Flow_1"><di:waypoint x="192" y="99" /><di:waypoint x="245" y="99" /></bpmndi:BPMNEdge>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</definitions>`;

/** As the Camunda Modeler exports the usual invoice process: assignee, JUEL conditions, a service task, a boundary timer. */
export const camundaExport = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:modeler="http://camunda.org/schema/modeler/1.0" id="Definitions_1" targetNamespace="http://bpmn.io/schema/bpmn" exporter="Camunda Modeler" exporterVersion="5.20.0" modeler:executionPlatform="Camunda Platform" modeler:executionPlatformVersion="7.20.0">
  <bpmn:process id="invoice" name="Invoice receipt" isExecutable="true" camunda:historyTimeToLive="180">
    <bpmn:startEvent id="Start" name="Invoice received" camunda:formKey="embedded:app:start.html"><bpmn:outgoing>f1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:sequenceFlow id="f1" sourceRef="Start" targetRef="approve" />
    <bpmn:userTask id="approve" name="Approve invoice" camunda:assignee="demo" camunda:dueDate="\${now()}">
      <bpmn:extensionElements><camunda:taskListener class="org.example.Listener" event="create" /></bpmn:extensionElements>
      <bpmn:incoming>f1</bpmn:incoming><bpmn:outgoing>f2</bpmn:outgoing>
    </bpmn:userTask>
    <bpmn:sequenceFlow id="f2" sourceRef="approve" targetRef="approved" />
    <bpmn:exclusiveGateway id="approved" name="Approved?" />
    <bpmn:sequenceFlow id="f3" name="yes" sourceRef="approved" targetRef="archive"><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">\${approved}</bpmn:conditionExpression></bpmn:sequenceFlow>
    <bpmn:sequenceFlow id="f4" name="no" sourceRef="approved" targetRef="End"><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">\${!approved}</bpmn:conditionExpression></bpmn:sequenceFlow>
    <bpmn:serviceTask id="archive" name="Archive invoice" camunda:class="org.example.Archive" />
    <bpmn:sequenceFlow id="f5" sourceRef="archive" targetRef="End" />
    <bpmn:endEvent id="End" name="Done" />
    <bpmn:boundaryEvent id="late" name="Too late" attachedToRef="approve"><bpmn:timerEventDefinition id="t1"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P3D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>
    <bpmn:sequenceFlow id="f6" sourceRef="late" targetRef="End" />
  </bpmn:process>
</bpmn:definitions>`;
