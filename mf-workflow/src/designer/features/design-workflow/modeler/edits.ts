import { type ActivityFacts, type FieldFacts, loopOf, withActivity, withFields } from '../model/activity.model.ts';
import type { ServiceFacts, TimerFacts } from '../model/element-facts.model.ts';
import {
  changed,
  childrenOf,
  type CreateModdle,
  extensionOf,
  type Moddle,
  withExtension,
} from '../model/moddle.model.ts';
import type { NodeKind } from '../model/node-kinds.model.ts';
import { fillSubProcess, newNode, type NodeNames } from './new-nodes.ts';
import { processOf, runProcess } from './pools.ts';
import { setEnglishName } from './reader-names.ts';
import type { DiagramElement, GetService } from './services.ts';
import { turnInto } from './turn-into.ts';

const editCommand = 'portico.edit';

/** Lets several changes be one step of undo. */
export function registerEdits(get: GetService): void {
  class Edit {
    preExecute({ run }: { readonly run: () => void }): void {
      run();
    }
  }
  get('commandStack').registerHandler(editCommand, Edit);
}

/** Changes a designer makes to a diagram; each is one step of undo. */
export interface Edits {
  rename(id: string, name: string): void;
  renameEn(id: string, name: string): void;
  changeActivity(id: string, changes: Partial<ActivityFacts>): void;
  changeFields(id: string, fields: readonly FieldFacts[]): void;
  /** Turns a node into another kind, which keeps its name and its ways. */
  turnInto(id: string, kind: NodeKind): void;
  /** Says which process of the file runs; the others stay as they are drawn. */
  runProcess(id: string): void;
  changeTimer(id: string, timer: TimerFacts): void;
  changeService(id: string, changes: Partial<ServiceFacts>): void;
  changeCondition(id: string, condition: string): void;
  /** Makes a flow the one that is taken where no condition holds; it has none itself. */
  makeDefault(id: string, isDefault: boolean): void;
  changeRevoke(id: string, revoke: string): void;
  /** Adds a node behind one, or in the middle of what is seen; answers its id. */
  add(kind: NodeKind, after: string | null): string;
  /** Watches a time at a node; answers the id of the event. */
  watchTime(host: string): string;
  connect(from: string, to: string): void;
  remove(ids: readonly string[]): void;
}

/** See Edits. */
export function editsOf(get: GetService, names: NodeNames): Edits {
  const create: CreateModdle = (type, properties) => get('bpmnFactory').create(type, properties);
  const edit = (run: () => void) => get('commandStack').execute(editCommand, { run });
  const on = (id: string, run: (element: DiagramElement) => void) => {
    const element = get('elementRegistry').get(id);
    if (element !== undefined) edit(() => run(element));
  };
  const set: EditTools['set'] = (element, properties) => get('modeling').updateProperties(element, properties);
  const extend = (element: DiagramElement, ours: Moddle) =>
    set(element, { extensionElements: withExtension(create, element.businessObject, ours) });
  const tools = { get, create, names, set, extend };
  return {
    rename: (id, name) => on(id, (element) => get('modeling').updateLabel(element, name)),
    renameEn: (id, name) => on(id, (element) => setEnglishName(get, element, name)),
    turnInto: (id, kind) => on(id, (element) => turnInto(tools, element, kind)),
    runProcess: (id) => edit(() => runProcess(get, id)),
    ...ruleEdits(tools, on),
    add(kind, after) {
      let added = '';
      edit(() => (added = addNode(tools, kind, after).id));
      return added;
    },
    watchTime(host) {
      let added = '';
      on(host, (element) => (added = watchTime(tools, element).id));
      return added;
    },
    connect: (from, to) =>
      on(from, (source) => {
        const target = get('elementRegistry').get(to);
        if (target !== undefined) get('modeling').connect(source, target);
      }),
    remove(ids) {
      const elements = ids.flatMap((id) => get('elementRegistry').get(id) ?? []);
      if (elements.length > 0) edit(() => get('modeling').removeElements(elements));
    },
  };
}

/** Services that edits are made with. */
export interface EditTools {
  readonly get: GetService;
  readonly create: CreateModdle;
  readonly names: NodeNames;
  set(element: DiagramElement, properties: object): void;
  /** Puts one of our elements among an element's extensions. */
  extend(element: DiagramElement, ours: Moddle): void;
}

type On = (id: string, run: (element: DiagramElement) => void) => void;

type RuleEdits = Pick<
  Edits,
  | 'changeActivity'
  | 'changeFields'
  | 'changeTimer'
  | 'changeService'
  | 'changeCondition'
  | 'makeDefault'
  | 'changeRevoke'
>;

function ruleEdits(tools: EditTools, on: On): RuleEdits {
  const { create, set, extend } = tools;
  const formal = (body: string) => create('bpmn:FormalExpression', { body });
  return {
    changeActivity: (id, changes) =>
      on(id, (element) => {
        const before = extensionOf(element.businessObject, 'portico:Activity');
        extend(element, withActivity(create, before, changes));
        if (changes.multiInstance !== undefined) {
          set(element, { loopCharacteristics: loopOf(create, changes.multiInstance) });
        }
      }),
    changeFields: (id, fields) =>
      on(id, (element) => {
        const type = element.type === 'bpmn:StartEvent' ? 'portico:Start' : 'portico:Activity';
        const before = extensionOf(element.businessObject, type);
        extend(element, withFields(create, type, { before, fields }));
      }),
    changeTimer: (id, { kind, value, interrupts }) =>
      on(id, (element) => {
        const definition = childrenOf(element.businessObject, 'eventDefinitions')[0];
        const nothing = { timeDuration: undefined, timeDate: undefined };
        if (definition !== undefined) {
          tools.get('modeling').updateModdleProperties(element, definition, { ...nothing, [kind]: formal(value) });
        }
        if (interrupts !== null) set(element, { cancelActivity: interrupts });
      }),
    changeService: (id, changes) =>
      on(id, (element) => {
        const before = extensionOf(element.businessObject, 'portico:Service');
        extend(element, changed(create, 'portico:Service', before, { ...changes }));
      }),
    changeCondition: (id, condition) => on(id, (element) => setCondition(tools, element, condition)),
    makeDefault: (id, isDefault) => on(id, (element) => makeDefault(tools, element, isDefault)),
    changeRevoke: (id, revoke) => on(id, (element) => setRevoke(tools, element, revoke)),
  };
}

function setRevoke({ get, create }: EditTools, element: DiagramElement, revoke: string): void {
  const process = processOf(element);
  const before = extensionOf(process, 'portico:Process');
  const extensionElements = withExtension(create, process, changed(create, 'portico:Process', before, { revoke }));
  get('modeling').updateModdleProperties(element, process, { extensionElements });
}

function setCondition({ create, set }: EditTools, flow: DiagramElement, condition: string): void {
  const expression =
    condition === '' ? undefined : create('bpmn:FormalExpression', { body: condition, language: 'feel' });
  set(flow, { conditionExpression: expression });
}

function makeDefault(tools: EditTools, flow: DiagramElement, isDefault: boolean): void {
  const { source } = flow;
  if (source === undefined) return;
  if (isDefault) setCondition(tools, flow, '');
  tools.set(source, { default: isDefault ? flow.businessObject : undefined });
}

function addNode(tools: EditTools, kind: NodeKind, after: string | null): DiagramElement {
  const { get, names } = tools;
  const source = after === null ? undefined : get('elementRegistry').get(after);
  const shape = newNode(get, kind, names);
  const added = source === undefined ? putInView(get, shape) : get('autoPlace').append(source, shape);
  if (kind === 'subProcess') fillSubProcess(get, added, names);
  return added;
}

/** In the middle of what is seen; beside what stands there already. */
function putInView(get: GetService, shape: DiagramElement): DiagramElement {
  const { x, y, width, height } = get('canvas').viewbox();
  const root = get('canvas').getRootElement();
  const step = 30;
  const at = { x: Math.round((x + width / 2) / 10) * 10, y: Math.round((y + height / 2) / 10) * 10 };
  const taken = (root.children ?? []).map((each) => `${each.x + each.width / 2}/${each.y + each.height / 2}`);
  while (taken.includes(`${at.x}/${at.y}`)) {
    at.x += step;
    at.y += step;
  }
  return get('modeling').createShape(shape, at, root);
}

function watchTime({ get, names }: EditTools, host: DiagramElement): DiagramElement {
  const event = newNode(get, 'boundary', names);
  const at = { x: host.x + host.width - 22, y: host.y + host.height };
  return get('modeling').createShape(event, at, host, { attach: true });
}
