import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { canvasTexts } from '../canvas.texts.ts';
import { useWorkflowDesigner } from '../workflow-designer.tsx';

/** Mends a problem where it is listed: chooses the process that runs, or turns an element into one that does. */
export function MendProblem({ problem }: { readonly problem: DesignProblem }) {
  const t = canvasTexts.useT();
  const { edits, state, diagram } = useWorkflowDesigner();
  const { code, elementId } = problem;
  if (edits === null || elementId === null) return null;
  if (code === codeOf('templateProcessesSeveral')) {
    return (
      <Button size="small" onClick={() => edits.runProcess(elementId)}>
        {t('runThis')}
      </Button>
    );
  }
  const into = state.elements.find(({ id }) => id === elementId)?.into ?? [];
  if (code !== codeOf('templateElementUnknown') || into.length === 0) return null;
  const turn = (kind: (typeof into)[number]) => {
    edits.turnInto(elementId, kind);
    diagram.select(elementId);
  };
  const items = into.map((kind) => ({ key: kind, label: t(`kind.${kind}`), onClick: () => turn(kind) }));
  return (
    <MenuButton menu={{ items }}>
      <Button size="small">{t('turnInto')}</Button>
    </MenuButton>
  );
}
