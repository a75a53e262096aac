import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findBpmn } from '../templates/templates.repository.ts';
import type { EditableWorkflowDesign } from './design-reader.ts';
import { findDiagram } from './designs.repository.ts';
import type { WorkflowDesignContext } from './designing.ts';

/** Choice of a workflow's diagram: one that is not stored yet, a version, or the one that the designer would open. */
export interface DiagramRequest {
  readonly workflowCode: string;
  readonly bpmn?: string;
  /** 0 is the draft. */
  readonly version?: number;
}

/** The diagram that is meant, with its design. Throws as `DesignReader.open`, designVersionMissing, designDraftMissing. */
export async function diagramOf(
  { needs, reader }: WorkflowDesignContext,
  user: SignedInUser,
  { workflowCode: code, bpmn, version }: DiagramRequest,
): Promise<EditableWorkflowDesign & { readonly bpmn: string }> {
  const { connections, corpId } = needs.platform;
  const { db } = connections;
  const opened = await reader.open(user, code);
  if (bpmn !== undefined) return { ...opened, bpmn };
  const draft = version === undefined || version === 0 ? await findDiagram(db, { corpId, code }) : null;
  if (draft !== null) return { ...opened, bpmn: draft.bpmn };
  if (version === 0) throw appError('designDraftMissing');
  const wanted = version ?? opened.published?.version ?? 0;
  const found = await findBpmn(db, corpId, code, wanted);
  if (found === undefined) throw appError('designVersionMissing', { version: wanted });
  return { ...opened, bpmn: found };
}
