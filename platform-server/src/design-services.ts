import type { BaseServices } from './base-services.ts';
import type { ApplicationService } from './modules/applications/index.ts';
import { type Designs, designService, takeOverNotification } from './modules/designs/index.ts';
import { formKind, type FormPreviews, formPreviews } from './modules/models/index.ts';
import { portalPageKind } from './modules/portal/index.ts';
import { printTemplateKind } from './modules/print/index.ts';
import { reportKind } from './modules/reports/index.ts';
import type { WorkflowServices } from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';

interface DesignedModules {
  readonly workflow: Pick<WorkflowServices, 'formActivities' | 'designKind'>;
  readonly applications: Pick<ApplicationService, 'visibilityOf'>;
}

/** Services of what is designed. */
interface DesignServices {
  readonly designs: Designs;
  readonly formPreviews: FormPreviews;
}

/** Wires the kinds of designs. */
export function designServices(
  platform: Platform,
  { models, directory: people, notifications }: BaseServices,
  { workflow: { formActivities, designKind }, applications: { visibilityOf } }: DesignedModules,
): DesignServices {
  const { usersById } = people;
  const taken = (way: Parameters<typeof takeOverNotification>[1]) => ({
    notifyTakenOver: takeOverNotification({ notifications, directory: people }, way),
  });
  const { workflowsOf, limitsAt } = formActivities;
  const ofForms = { models, usersById, ...taken('formTaken'), workflowsOf, limitsAt };
  const ofPages = { platform, usersById, ...taken('portalPageTaken'), visibilityOf, models };
  const ofTemplates = { platform, usersById, ...taken('printTemplateTaken'), models, workflowsOf };
  const ofReports = { platform, usersById, ...taken('reportTaken'), visibilityOf, models };
  return {
    designs: {
      form: designService({ platform, usersById }, formKind(platform, ofForms)),
      workflow: designService({ platform, usersById }, designKind),
      portalPage: designService({ platform, usersById }, portalPageKind(ofPages)),
      printTemplate: designService({ platform, usersById }, printTemplateKind(ofTemplates)),
      report: designService({ platform, usersById }, reportKind(ofReports)),
    },
    formPreviews: formPreviews(platform, ofForms),
  };
}
