import type { ModelCode } from './ids.ts';
import type { DesignName } from './designs.schema.ts';

/** Name of a form among designs. */
export function formDesignName({
  schemaCode,
  sheetCode,
}: {
  readonly schemaCode: ModelCode;
  readonly sheetCode: string;
}) {
  return { kind: 'form', designKey: `${schemaCode}.${sheetCode}` } as const satisfies DesignName;
}

/** Name of a portal page among designs. */
export function portalPageDesignName({ pageCode }: { readonly pageCode: string }) {
  return { kind: 'portalPage', designKey: pageCode } as const satisfies DesignName;
}

/** Name of a print template among designs. */
export function printTemplateDesignName({ templateCode }: { readonly templateCode: string }) {
  return { kind: 'printTemplate', designKey: templateCode } as const satisfies DesignName;
}

/** Name of a report among designs. */
export function reportDesignName({ reportCode }: { readonly reportCode: string }) {
  return { kind: 'report', designKey: reportCode } as const satisfies DesignName;
}

/** Name of a workflow among designs. */
export function workflowDesignName({ workflowCode }: { readonly workflowCode: string }) {
  return { kind: 'workflow', designKey: workflowCode } as const satisfies DesignName;
}
