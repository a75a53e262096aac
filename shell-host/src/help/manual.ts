import type { Topic } from './topic.ts';
import { access } from './topics/access.texts.ts';
import { applications } from './topics/applications.texts.ts';
import { audit } from './topics/audit.texts.ts';
import { delegation } from './topics/delegation.texts.ts';
import { drafts } from './topics/drafts.texts.ts';
import { exporting } from './topics/exporting.texts.ts';
import { importing } from './topics/importing.texts.ts';
import { following } from './topics/following.texts.ts';
import { formDesign } from './topics/form-design.texts.ts';
import { forms } from './topics/forms.texts.ts';
import { gettingAround } from './topics/getting-around.texts.ts';
import { handling } from './topics/handling.texts.ts';
import { listActions } from './topics/list-actions.texts.ts';
import { lists } from './topics/lists.texts.ts';
import { notifications } from './topics/notifications.texts.ts';
import { oversight } from './topics/oversight.texts.ts';
import { printing } from './topics/printing.texts.ts';
import { cc } from './topics/cc.texts.ts';
import { remotes } from './topics/remotes.texts.ts';
import { reports } from './topics/reports.texts.ts';
import { security } from './topics/security.texts.ts';
import { settings } from './topics/settings.texts.ts';
import { starting } from './topics/starting.texts.ts';
import { todo } from './topics/to-do.texts.ts';
import { portalDesign } from './topics/portal-design.texts.ts';
import { printDesign } from './topics/print-design.texts.ts';
import { reportDesign } from './topics/report-design.texts.ts';
import { workflowDesign } from './topics/workflow-design.texts.ts';

/** The manual: its topics by their names, in the order of the list. */
export const manual = {
  gettingAround,
  applications,
  lists,
  listActions,
  exporting,
  importing,
  reports,
  forms,
  drafts,
  printing,
  starting,
  todo,
  handling,
  following,
  cc,
  delegation,
  notifications,
  settings,
  security,
  oversight,
  workflowDesign,
  formDesign,
  portalDesign,
  reportDesign,
  printDesign,
  access,
  audit,
  remotes,
} as const satisfies Readonly<Record<string, Topic>>;

/** The name of a topic. */
export type TopicId = keyof typeof manual;
