import { useBindDesignMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert, Button } from 'antd';
import { designTexts } from '../design.texts.ts';
import styles from './AddBinding.module.css';

interface AddBindingProps {
  readonly design: WorkflowDesign;
  readonly isReadOnly: boolean;
}

/** Tells of a published workflow whether "Add" in the list of its model starts it, and lets that be changed. */
export function AddBinding({ design, isReadOnly }: AddBindingProps) {
  const t = designTexts.useT();
  const locale = useLocale();
  const [bind, { isLoading }] = useBindDesignMutation();
  const { workflowCode, boundWorkflow, published, modelName, modelName_i18n } = design;
  if (published === null) return null;
  const isBound = boundWorkflow === workflowCode;
  const model = localised(modelName, modelName_i18n, locale);
  const said = isBound
    ? t('boundHere', { model })
    : boundWorkflow === null
      ? t('boundNowhere', { model })
      : t('boundElsewhere', { model, code: boundWorkflow });
  const change = (
    <Button size="small" loading={isLoading} onClick={() => void bind({ workflowCode, isBound: !isBound })}>
      {t(isBound ? 'unbind' : 'bind')}
    </Button>
  );
  return (
    <div className={styles.binding}>
      <Alert
        type={isBound ? 'success' : 'warning'}
        title={
          <div className={styles.bindingWords}>
            <span>{said}</span>
            {!isReadOnly && change}
          </div>
        }
      />
    </div>
  );
}
