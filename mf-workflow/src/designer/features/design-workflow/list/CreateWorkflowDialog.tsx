import { useCreateDesignMutation } from '@portico/shared-kit/api/designs.api';
import { useListDesignableModelsQuery } from '@portico/shared-kit/api/workflow-design.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { CreateDesignDialog, type DesignEntries } from '@portico/shared-kit/designer';
import { useShell } from '@portico/shared-kit/remotes/react';
import { designPath } from '../../../../addresses.model.ts';
import { designTexts } from '../design.texts.ts';

/** Begins a workflow for a model and opens its empty canvas. */
export function CreateWorkflowDialog({ onClose }: { onClose(): void }) {
  const t = designTexts.useT();
  const shell = useShell();
  const { data: models } = useListDesignableModelsQuery({});
  const [create] = useCreateDesignMutation<'workflow'>();
  const begin = async ({ code, ...entries }: DesignEntries) => {
    const { data, error } = await create({ ...workflowDesignName({ workflowCode: code }), ...entries });
    if (data !== undefined) shell.navigate(designPath(data.workflowCode));
    return error;
  };
  return (
    <CreateDesignDialog
      words={{ title: t('createTitle'), create: t('create'), name: t('name'), code: t('code'), model: t('model') }}
      models={models}
      onCreate={begin}
      onClose={onClose}
    />
  );
}
