import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { DesignWindow } from '@portico/shared-kit/designer';
import { designTexts } from '../design.texts.ts';
import { WorkflowDesigner } from './WorkflowDesigner.tsx';

/** A workflow in its designer, which nobody else may change meanwhile. */
export function WorkflowWindow({ workflowCode }: { readonly workflowCode: string }) {
  const t = designTexts.useT();
  return (
    <DesignWindow
      name={workflowDesignName({ workflowCode })}
      lostWords={t('lost')}
      titleOf={(name) => t('titleOf', { name })}
      renderDesigner={(opened) => <WorkflowDesigner {...opened} />}
    />
  );
}
