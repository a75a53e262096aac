// The package ships types of the BPMN metamodel only; this is the part of its reader and writer that we use.
declare module 'bpmn-moddle' {
  export interface ModdleElement {
    readonly $type: string;
    get(property: string): unknown;
    set(property: string, value: unknown): void;
  }

  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: readonly { message: string }[] }>;
    toXML(root: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
    create(type: string, properties?: Readonly<Record<string, unknown>>): ModdleElement;
  }
}
