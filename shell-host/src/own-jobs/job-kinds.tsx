import type { OwnJob, OwnJobKind } from '@portico/shared-kit/contract/own-jobs.schema';
import { ExportOutlined, InboxOutlined, PrinterOutlined, UnorderedListOutlined } from '@portico/shared-kit/ui/icons';
import type { ComponentType } from 'react';
import { ExportJobActions, ImportJobActions, PrintFileJobActions, RecordJobActions } from './JobActions.tsx';
import type { jobPanelTexts } from './job-panel.texts.ts';

/** Job of the tray, with the name that it is called by there. */
export interface JobActionsProps {
  readonly job: OwnJob;
  readonly name: string;
  /** Called when an action leads to another page. */
  readonly onLeave: () => void;
}

/** Looks and actions of a kind of jobs in the tray. */
interface JobKindRow {
  readonly Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  readonly nameOf: (job: OwnJob, model: string, t: ReturnType<typeof jobPanelTexts.useT>) => string;
  readonly Actions: ComponentType<JobActionsProps>;
}

/** Operations of jobs on many records, of which each has its own name. */
const operations = ['delete', 'batchUpdate', 'changeOwner'] as const;

/** Every kind of job that the tray shows; a new one is a row here. */
export const jobKinds: Readonly<Record<OwnJobKind, JobKindRow>> = {
  export: {
    Icon: ExportOutlined,
    nameOf: (_, model, t) => t('kinds.export', { model }),
    Actions: ExportJobActions,
  },
  import: {
    Icon: InboxOutlined,
    nameOf: ({ operation }, model, t) => t(operation === 'undo' ? 'kinds.undoImport' : 'kinds.import', { model }),
    Actions: ImportJobActions,
  },
  recordJob: {
    Icon: UnorderedListOutlined,
    nameOf: ({ operation }, model, t) =>
      t(`kinds.${operations.find((each) => each === operation) ?? 'batchUpdate'}`, { model }),
    Actions: RecordJobActions,
  },
  printFile: {
    Icon: PrinterOutlined,
    nameOf: (_, model, t) => t('kinds.printFile', { model }),
    Actions: PrintFileJobActions,
  },
};
