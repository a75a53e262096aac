const model = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const xsi = 'http://www.w3.org/2001/XMLSchema-instance';

/** Camunda 7: a pool with lanes, JUEL, a call activity, listeners, a boundary timer, a parallel multi-instance. */
export const camunda7 = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="${model}" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:xsi="${xsi}" targetNamespace="http://bpmn.io/schema/bpmn">
  <bpmn:collaboration id="C"><bpmn:participant id="Pool" name="Purchasing" processRef="P"/><bpmn:participant id="Supplier" name="Supplier"/><bpmn:messageFlow id="M1" sourceRef="order" targetRef="Supplier"/></bpmn:collaboration>
  <bpmn:process id="P" isExecutable="true" camunda:historyTimeToLive="30">
    <bpmn:laneSet id="LS"><bpmn:lane id="L1" name="Buyer"><bpmn:flowNodeRef>S</bpmn:flowNodeRef><bpmn:flowNodeRef>order</bpmn:flowNodeRef></bpmn:lane><bpmn:lane id="L2" name="Boss"/></bpmn:laneSet>
    <bpmn:startEvent id="S"><bpmn:outgoing>f1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:sequenceFlow id="f1" sourceRef="S" targetRef="order"/>
    <bpmn:userTask id="order" name="Order goods" camunda:candidateGroups="buyers"><bpmn:extensionElements><camunda:formData><camunda:formField id="sum" type="long"/></camunda:formData></bpmn:extensionElements><bpmn:multiInstanceLoopCharacteristics camunda:collection="\${items}"><bpmn:completionCondition xsi:type="bpmn:tFormalExpression">\${done}</bpmn:completionCondition></bpmn:multiInstanceLoopCharacteristics></bpmn:userTask>
    <bpmn:boundaryEvent id="late" name="Late" cancelActivity="false" attachedToRef="order"><bpmn:timerEventDefinition id="td"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P3D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>
    <bpmn:sequenceFlow id="f2" sourceRef="order" targetRef="pay"/>
    <bpmn:callActivity id="pay" name="Pay" calledElement="payment"><bpmn:extensionElements><camunda:in businessKey="#{k}"/></bpmn:extensionElements></bpmn:callActivity>
    <bpmn:sequenceFlow id="f3" sourceRef="pay" targetRef="E"/><bpmn:endEvent id="E"><bpmn:terminateEventDefinition id="ted"/></bpmn:endEvent>
  </bpmn:process>
</bpmn:definitions>`;

/** Camunda 8: FEEL with an equals sign, an embedded sub-process, a timer, an inclusive gateway; nothing but waiting. */
export const camunda8 = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="${model}" xmlns:zeebe="http://camunda.org/schema/zeebe/1.0" xmlns:xsi="${xsi}" xmlns:modeler="http://camunda.org/schema/modeler/1.0" id="D" targetNamespace="http://bpmn.io/schema/bpmn" modeler:executionPlatform="Camunda Cloud" modeler:executionPlatformVersion="8.5.0">
  <bpmn:process id="Process_8" name="Cool down" isExecutable="true">
    <bpmn:extensionElements><zeebe:versionTag value="2"/></bpmn:extensionElements>
    <bpmn:startEvent id="S8"><bpmn:outgoing>a</bpmn:outgoing></bpmn:startEvent><bpmn:sequenceFlow id="a" sourceRef="S8" targetRef="Sub"/>
    <bpmn:subProcess id="Sub" name="Wait"><bpmn:incoming>a</bpmn:incoming><bpmn:outgoing>b</bpmn:outgoing>
      <bpmn:startEvent id="SS"/><bpmn:sequenceFlow id="i1" sourceRef="SS" targetRef="T"/>
      <bpmn:intermediateCatchEvent id="T" name="Three days"><bpmn:timerEventDefinition id="TD"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">=duration("P3D")</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
      <bpmn:sequenceFlow id="i2" sourceRef="T" targetRef="SE"/><bpmn:endEvent id="SE"/>
    </bpmn:subProcess>
    <bpmn:sequenceFlow id="b" sourceRef="Sub" targetRef="G"/>
    <bpmn:inclusiveGateway id="G" default="d"/><bpmn:sequenceFlow id="c" sourceRef="G" targetRef="E8"><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">= amount &gt; 10</bpmn:conditionExpression></bpmn:sequenceFlow>
    <bpmn:sequenceFlow id="d" sourceRef="G" targetRef="E8"/><bpmn:endEvent id="E8"/>
    <bpmn:textAnnotation id="TA"><bpmn:text>note</bpmn:text></bpmn:textAnnotation><bpmn:association id="AS" sourceRef="T" targetRef="TA"/>
    <bpmn:group id="GR"/>
  </bpmn:process>
</bpmn:definitions>`;

/** Flowable: its own namespaces as default, an event sub-process, a mail task, a transaction, script and rule tasks. */
export const flowable = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="${model}" xmlns:xsi="${xsi}" xmlns:flowable="http://flowable.org/bpmn" typeLanguage="http://www.w3.org/2001/XMLSchema" expressionLanguage="http://www.w3.org/1999/XPath" targetNamespace="http://www.flowable.org/processdef">
  <signal id="sig" name="stop"/><message id="msg" name="paid"/><error id="err" errorCode="E1"/>
  <process id="vacation" name="Vacation" isExecutable="true">
    <documentation>Ask for time off</documentation>
    <dataObject id="days" name="days" itemSubjectRef="xsd:int"/>
    <startEvent id="start" flowable:initiator="who" flowable:formKey="f"/>
    <sequenceFlow id="s1" sourceRef="start" targetRef="mail"/>
    <serviceTask id="mail" name="Send mail" flowable:type="mail"/><sequenceFlow id="s2" sourceRef="mail" targetRef="script"/>
    <scriptTask id="script" name="Compute" scriptFormat="groovy"><script>x = 1</script></scriptTask><sequenceFlow id="s3" sourceRef="script" targetRef="gate"/>
    <eventBasedGateway id="gate"/><sequenceFlow id="s4" sourceRef="gate" targetRef="paid"/>
    <intermediateCatchEvent id="paid" name="Paid"><messageEventDefinition messageRef="msg"/></intermediateCatchEvent><sequenceFlow id="s5" sourceRef="paid" targetRef="tx"/>
    <transaction id="tx" name="Book"><startEvent id="ts"/><endEvent id="te"><cancelEventDefinition/></endEvent></transaction><sequenceFlow id="s6" sourceRef="tx" targetRef="end"/>
    <subProcess id="onStop" name="On stop" triggeredByEvent="true"><startEvent id="os"><signalEventDefinition signalRef="sig"/></startEvent><sequenceFlow id="o1" sourceRef="os" targetRef="oe"/><endEvent id="oe"><errorEventDefinition errorRef="err"/></endEvent></subProcess>
    <endEvent id="end"/>
  </process>
</definitions>`;

/** Signavio: two pools of which one only shows the other party, abstract tasks, its own metadata on every element. */
export const signavio = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="${model}" xmlns:signavio="http://www.signavio.com" xmlns:xsi="${xsi}" exporter="Signavio Process Editor, http://www.signavio.com" exporterVersion="17" expressionLanguage="http://www.w3.org/TR/XPath" id="sid-1" targetNamespace="http://www.signavio.com">
  <collaboration id="sid-c"><extensionElements><signavio:signavioDiagramMetaData metaKey="revisionid" metaValue="1"/></extensionElements>
    <participant id="sid-p1" name="Us" processRef="sid-us"/><participant id="sid-p2" name="Customer" processRef="sid-them"/><messageFlow id="sid-m" sourceRef="sid-ask" targetRef="sid-p2"/></collaboration>
  <process id="sid-us" isClosed="false" isExecutable="true" processType="None">
    <laneSet id="sid-l"><lane id="sid-lane" name="Desk"><flowNodeRef>sid-s</flowNodeRef></lane></laneSet>
    <startEvent id="sid-s" name=""><extensionElements><signavio:signavioMetaData metaKey="bgcolor" metaValue="#ffffff"/></extensionElements><outgoing>sid-f1</outgoing></startEvent>
    <task completionQuantity="1" id="sid-ask" isForCompensation="false" name="Ask &amp; answer" startQuantity="1"><incoming>sid-f1</incoming><outgoing>sid-f2</outgoing></task>
    <endEvent id="sid-e" name=""/>
    <sequenceFlow id="sid-f1" name="" sourceRef="sid-s" targetRef="sid-ask"/><sequenceFlow id="sid-f2" sourceRef="sid-ask" targetRef="sid-e"/>
  </process>
  <process id="sid-them" isExecutable="false"><startEvent id="sid-s2"/></process>
</definitions>`;

/** bpmn.io with our extension added by hand: tasks with people, parallel branches, data, a second pool without a process. */
export const bpmnIoWithPeople = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:bpmn2="${model}" xmlns:portico="http://portico.app/schema/bpmn/1.0" xmlns:other="http://example.com/other" id="d" targetNamespace="http://bpmn.io/schema/bpmn" exporter="bpmn-js (https://demo.bpmn.io)" exporterVersion="18.0.0">
  <bpmn2:collaboration id="c"><bpmn2:participant id="p1" processRef="pr"/><bpmn2:participant id="p2" name="Black box"/></bpmn2:collaboration>
  <bpmn2:process id="pr" isExecutable="false">
    <bpmn2:ioSpecification id="io"><bpmn2:inputSet id="is"/><bpmn2:outputSet id="os"/></bpmn2:ioSpecification>
    <bpmn2:startEvent id="s"/><bpmn2:sequenceFlow id="f0" sourceRef="s" targetRef="fork"/><bpmn2:parallelGateway id="fork"/>
    <bpmn2:sequenceFlow id="f1" sourceRef="fork" targetRef="a"/><bpmn2:sequenceFlow id="f2" sourceRef="fork" targetRef="b"/>
    <bpmn2:userTask id="a" name="A" other:colour="red"><bpmn2:extensionElements><other:thing deep="1"><other:inner/></other:thing><portico:activity><portico:participant kind="originator"/></portico:activity></bpmn2:extensionElements><bpmn2:dataInputAssociation id="dia"><bpmn2:sourceRef>dor</bpmn2:sourceRef></bpmn2:dataInputAssociation></bpmn2:userTask>
    <bpmn2:userTask id="b" name="B"><bpmn2:extensionElements><portico:activity kind="handle"><portico:participant kind="originator"/></portico:activity></bpmn2:extensionElements></bpmn2:userTask>
    <bpmn2:sequenceFlow id="f3" sourceRef="a" targetRef="join"/><bpmn2:sequenceFlow id="f4" sourceRef="b" targetRef="join"/><bpmn2:parallelGateway id="join"/>
    <bpmn2:sequenceFlow id="f5" sourceRef="join" targetRef="e"/><bpmn2:endEvent id="e"/>
    <bpmn2:dataObjectReference id="dor" dataObjectRef="do"/><bpmn2:dataObject id="do"/><bpmn2:dataStoreReference id="ds"/>
  </bpmn2:process>
  <bpmn2:category id="cat"/>
</bpmn2:definitions>`;
