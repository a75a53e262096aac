import type { Availability } from '@portico/shared-kit/contract/designs.schema';
import type { WorkflowDesignSummary } from '@portico/shared-kit/contract/workflow-design.schema';
import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import {
  type Applications,
  type People,
  presentModel,
  presentPublished,
  presentWork,
  type Viewer,
} from '../../designs/index.ts';
import type { DesignedModel } from './design-surroundings.ports.ts';
import type { DesignRow } from './designs.repository.ts';
import type { PublishedRow, VersionRow } from './versions.repository.ts';

/** A workflow of which something is published, or a draft is kept, or both. */
export interface WorkflowDesignEntry {
  readonly code: string;
  readonly design: DesignRow | undefined;
  readonly published: PublishedRow | undefined;
}

interface Around {
  readonly model: DesignedModel;
  readonly applications: Applications;
  readonly people: People;
  readonly viewer: Viewer;
  /** Workflows that cannot be started, by their codes. */
  readonly unavailable: ReadonlyMap<string, Availability>;
}

/** A workflow as the list of designs shows it: by the names of its draft, where it has one. */
export function presentSummary(
  { code, design, published }: WorkflowDesignEntry,
  { model, applications, people, viewer, unavailable }: Around,
): WorkflowDesignSummary {
  const draft = design?.hasDraft === true ? design : undefined;
  const named = draft ?? published;
  return {
    workflowCode: code,
    name: named?.name ?? code,
    name_i18n: named?.nameI18n ?? null,
    ...presentModel(model, applications),
    published: published === undefined ? null : presentPublished(published, people),
    ...presentWork(design, published?.version ?? null, people, viewer),
    availability: unavailable.get(code) ?? 'on',
  };
}

/** A version as the list of versions shows it. */
export function presentVersion(
  row: VersionRow,
  {
    people,
    newest,
    running,
  }: { readonly people: People; readonly newest: number; readonly running: ReadonlyMap<number, number> },
): DesignPart<'workflow', 'version'> {
  const { version, name, nameI18n, note } = row;
  return {
    name,
    name_i18n: nameI18n,
    note,
    ...presentPublished(row, people),
    isCurrent: version === newest,
    runningCount: running.get(version) ?? 0,
  };
}
