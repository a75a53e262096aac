import type {
  ExportDesignInput,
  ImportDesignInput,
  ImportedDesign,
} from '@portico/shared-kit/contract/workflow-design.schema';
import type { DesignChanges, GetDesignChangesInput } from '@portico/shared-kit/contract/workflow-versions.schema';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { checkDiagram } from './check-design.ts';
import { inDiagram } from './checks-off-loop.ts';
import { diagramOf } from './design-diagram.ts';
import type { WorkflowDesignContext } from './designing.ts';

/** A file to be opened elsewhere. */
export interface ExportedDesign {
  /** With its ending, as the workflow is called. */
  readonly fileName: string;
  readonly bpmn: string;
}

/** Files of diagrams: from elsewhere, to elsewhere, and one beside the other. */
export interface DesignFiles {
  /** Throws as getDesign, templateUnreadable, templateTooLarge. */
  importFile(user: SignedInUser, input: ImportDesignInput): Promise<ImportedDesign>;
  /** Throws as getDesign, designVersionMissing. */
  exportFile(user: SignedInUser, input: ExportDesignInput): Promise<ExportedDesign>;
  /** Throws as getDesign, designVersionMissing, designDraftMissing. */
  compare(user: SignedInUser, input: GetDesignChangesInput): Promise<DesignChanges>;
}

/** See DesignFiles. */
export function designFiles(designing: WorkflowDesignContext): DesignFiles {
  return {
    async importFile(user, { workflowCode, bpmn }) {
      const { model } = await designing.reader.open(user, workflowCode);
      const { xml, foreignNamespaces, ...facts } = await inDiagram('openDiagram', bpmn);
      const { problems } = await checkDiagram(designing.needs.ports.directory, model, xml);
      return { ...facts, bpmn: xml, problems: [...problems], foreignNamespaces: [...foreignNamespaces] };
    },

    async exportFile(user, input) {
      const { bpmn, design, published, code } = await diagramOf(designing, user, input);
      const isDraft = input.version === undefined && design?.hasDraft === true;
      const named = isDraft ? design : published;
      const suffix = isDraft ? '-draft' : `-v${input.version ?? published?.version ?? 0}`;
      return { fileName: `${named?.name ?? code}${suffix}.bpmn`, bpmn };
    },

    async compare(user, { workflowCode, from, to }) {
      const [before, after] = await Promise.all(
        [from, to].map((version) => diagramOf(designing, user, { workflowCode, version })),
      );
      const changes = await inDiagram('compare', before?.bpmn ?? '', after?.bpmn ?? '');
      return structuredClone(changes) as DesignChanges;
    },
  };
}
