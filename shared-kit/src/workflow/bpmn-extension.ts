/** Namespace of our elements inside BPMN 2.0 files. Other tools keep elements of namespaces they do not know. */
export const porticoNamespace = 'http://portico.app/schema/bpmn/1.0';

const attribute = (name: string) => ({ name, type: 'String', isAttr: true }) as const;

/**
 * moddle descriptor of our extension elements, for the server's reader and the designer alike.
 * `portico:Process` sits in a bpmn:Process, `portico:Activity` in a bpmn:UserTask, `portico:Service` in a
 * bpmn:ServiceTask, `portico:Start` in a bpmn:StartEvent, all under extensionElements. `portico:Field` is a child of
 * the Activity or Start, one for each field whose rights it gives (see field-rights.ts).
 * `portico:nameEn` is an attribute of any node or flow beside its `name`: what English readers see of it.
 * Attributes are text on purpose: the template reader checks every value and names the element that is wrong.
 */
export const porticoModdle = {
  name: 'Portico',
  prefix: 'portico',
  uri: porticoNamespace,
  xml: { tagAlias: 'lowerCase' },
  associations: [],
  types: [
    { name: 'Named', extends: ['bpmn:FlowNode', 'bpmn:SequenceFlow'], properties: [attribute('nameEn')] },
    { name: 'Process', superClass: ['Element'], properties: [attribute('revoke')] },
    {
      name: 'Activity',
      superClass: ['Element'],
      properties: [
        attribute('kind'),
        attribute('multiInstance'),
        attribute('percentage'),
        attribute('tie'),
        attribute('autoPass'),
        attribute('nobodyFound'),
        attribute('nobodyFoundPerson'),
        attribute('disagree'),
        attribute('reasonFor'),
        attribute('actions'),
        { name: 'timeout', type: 'Timeout' },
        { name: 'participants', type: 'Participant', isMany: true },
        { name: 'fields', type: 'Field', isMany: true },
      ],
    },
    { name: 'Start', superClass: ['Element'], properties: [{ name: 'fields', type: 'Field', isMany: true }] },
    {
      name: 'Field',
      superClass: ['Element'],
      properties: [attribute('code'), attribute('visible'), attribute('writable'), attribute('required')],
    },
    {
      name: 'Timeout',
      superClass: ['Element'],
      properties: [attribute('after'), attribute('remindBefore'), attribute('action')],
    },
    {
      name: 'Service',
      superClass: ['Element'],
      properties: [attribute('url'), attribute('method'), attribute('secret'), attribute('retries')],
    },
    { name: 'Participant', superClass: ['Element'], properties: [attribute('kind'), attribute('value')] },
  ],
} as const;
