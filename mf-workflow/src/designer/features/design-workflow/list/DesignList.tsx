import type { WorkflowDesignSummary } from '@portico/shared-kit/contract/workflow-design.schema';
import { DesignListPage } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { designPath } from '../../../../addresses.model.ts';
import { designTexts } from '../design.texts.ts';
import { CreateWorkflowDialog } from './CreateWorkflowDialog.tsx';

/** Every workflow that the user designs, by name; and the way to a new one. */
export function DesignList() {
  const t = designTexts.useT();
  const locale = useLocale();
  const entryOf = ({ workflowCode, appName, appName_i18n, modelName, modelName_i18n }: WorkflowDesignSummary) => ({
    key: workflowCode,
    place: [localised(appName, appName_i18n, locale), localised(modelName, modelName_i18n, locale), workflowCode],
    to: designPath(workflowCode),
  });
  return (
    <DesignListPage
      kind="workflow"
      words={{
        title: t('title'),
        create: t('create'),
        search: t('search'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
      }}
      entryOf={entryOf}
      renderCreation={(_, onClose) => <CreateWorkflowDialog onClose={onClose} />}
    />
  );
}
