import {
  useDeleteDesignMutation,
  useLazyGetDesignQuery,
  useSetDesignAvailabilityMutation,
} from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { designsPath } from '../../../../addresses.model.ts';
import { type AvailabilityFacts, useAvailabilityMenu } from '@portico/shared-kit/designer';
import { workflowAvailabilityTexts } from './workflow-availability.texts.ts';

/** Returns the entries of a menu by which a workflow is switched off and on, retired and deleted; see useAvailabilityMenu. */
export function useWorkflowAvailability(design: WorkflowDesign): ReturnType<typeof useAvailabilityMenu> {
  const t = workflowAvailabilityTexts.useT();
  const locale = useLocale();
  const [load] = useLazyGetDesignQuery<'workflow'>();
  const [change] = useSetDesignAvailabilityMutation();
  const [drop] = useDeleteDesignMutation();
  const { availability, published, workflowCode } = design;
  const factsOf = (fresh: WorkflowDesign): AvailabilityFacts => {
    const { boundWorkflow, runningCount, startedCount } = fresh;
    const model = localised(fresh.modelName, fresh.modelName_i18n, locale);
    return {
      consequences: [
        ...(runningCount > 0 ? [t('running', { count: runningCount })] : []),
        ...(boundWorkflow === workflowCode ? [t('bound', { model })] : []),
      ],
      obstacles: startedCount > 0 ? [t('startedHint', { count: startedCount })] : [],
    };
  };
  return useAvailabilityMenu({
    availability,
    isPublished: published !== null,
    name: localised(design.name, design.name_i18n, locale),
    words: { delete: t('delete'), offHint: t('offHint'), retireHint: t('retireHint'), deleteHint: t('deleteHint') },
    listPath: designsPath,
    facts: async () => factsOf((await load(workflowDesignName({ workflowCode }))).data ?? design),
    set: (next) => change({ ...workflowDesignName({ workflowCode }), availability: next }),
    remove: () => drop(workflowDesignName({ workflowCode })),
  });
}
