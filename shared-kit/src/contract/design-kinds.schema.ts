import type { Static, TObject } from 'typebox';
import { CheckedDocument, DocumentCheck, DocumentContent, PublishedDocument } from './document-design.schema.ts';
import {
  CheckedForm,
  FormCheck,
  FormContent,
  FormDesign,
  FormDesignSummary,
  NewForm,
  PublishedForm,
} from './form-design.schema.ts';
import { type DesignKind, DesignVersion } from './designs.schema.ts';
import { NewPortalPage, PortalPageDesign, PortalPageDesignSummary } from './portal-page-design.schema.ts';
import { NewPrintTemplate, PrintTemplateDesign, PrintTemplateDesignSummary } from './print-template-design.schema.ts';
import { NewReport, ReportDesign, ReportDesignSummary } from './report-design.schema.ts';
import {
  CheckedWorkflow,
  NewWorkflow,
  WorkflowCheck,
  WorkflowContent,
  WorkflowDesign,
  WorkflowDesignSummary,
} from './workflow-design.schema.ts';
import { PublishedWorkflow, WorkflowVersion } from './workflow-versions.schema.ts';

/** Schemas in which the kinds of designs differ. */
interface DesignParts {
  /** A design in the list of those that the user designs. */
  readonly summary: TObject;
  /** A design as its designer opens it. */
  readonly design: TObject;
  /** Facts that a new one begins with, besides its key. */
  readonly creation: TObject;
  /** Content of a draft. */
  readonly content: TObject;
  /** Content to be checked, where it is not kept yet. */
  readonly checked: TObject;
  /** Result of a check. */
  readonly check: TObject;
  /** A version in the list of versions. */
  readonly version: TObject;
  /** Content of a version. */
  readonly published: TObject;
}

/** The parts of a kind whose content is kept as the JSON that its designer saves. */
const ofDocuments = {
  content: DocumentContent,
  checked: CheckedDocument,
  check: DocumentCheck,
  version: DesignVersion,
  published: PublishedDocument,
};

/** The kinds of designs, each a row of what is its own; all that it shares with the others is written once. */
export const designKinds = {
  form: {
    summary: FormDesignSummary,
    design: FormDesign,
    creation: NewForm,
    content: FormContent,
    checked: CheckedForm,
    check: FormCheck,
    version: DesignVersion,
    published: PublishedForm,
  },
  workflow: {
    summary: WorkflowDesignSummary,
    design: WorkflowDesign,
    creation: NewWorkflow,
    content: WorkflowContent,
    checked: CheckedWorkflow,
    check: WorkflowCheck,
    version: WorkflowVersion,
    published: PublishedWorkflow,
  },
  portalPage: {
    summary: PortalPageDesignSummary,
    design: PortalPageDesign,
    creation: NewPortalPage,
    ...ofDocuments,
  },
  printTemplate: {
    summary: PrintTemplateDesignSummary,
    design: PrintTemplateDesign,
    creation: NewPrintTemplate,
    ...ofDocuments,
  },
  report: {
    summary: ReportDesignSummary,
    design: ReportDesign,
    creation: NewReport,
    ...ofDocuments,
  },
} satisfies Record<DesignKind, DesignParts>;

/** Part in which the kinds differ, of one kind or of any. */
export type DesignPart<K extends DesignKind, P extends keyof DesignParts> = K extends DesignKind
  ? Static<(typeof designKinds)[K][P]>
  : never;

/** A version with its content. */
export type FullVersion<K extends DesignKind> = DesignPart<K, 'version'> & DesignPart<K, 'published'>;
