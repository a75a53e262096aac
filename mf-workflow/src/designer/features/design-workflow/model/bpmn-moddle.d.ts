// The package ships types of the BPMN metamodel only; this is the part of its reader and writer that tests use.
declare module 'bpmn-moddle' {
  interface Element {
    readonly $type: string;
    get(property: string): unknown;
    set(property: string, value: unknown): void;
  }

  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    fromXML(xml: string): Promise<{ rootElement: Element }>;
    toXML(root: Element): Promise<{ xml: string }>;
    create(type: string, properties?: Readonly<Record<string, unknown>>): Element;
  }
}
