import { PanelSection } from '@portico/shared-kit/designer';
import { Button, Space } from 'antd';
import { selectedElements } from '../model/template-designer-state.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { panelTexts } from './panel.texts.ts';

const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
const distributions = ['across', 'down'] as const;
const equals = ['width', 'height'] as const;
const stackMoves = ['front', 'forward', 'backward', 'back'] as const;

/** Least number of elements whose gaps can be made equal. */
const leastGaps = 3;

/** Actions on what is selected: alignment, gaps, order, copies, deletion. A single element is aligned on its page. */
export function ElementTools({ isSingle = false }: { readonly isSingle?: boolean }) {
  const t = panelTexts.useT();
  const { template, state } = useTemplateDesigner();
  const { align, distribute, equalise, stack, duplicate, remove } = useTemplateActions();
  const ids = selectedElements(template, state.selected);
  return (
    <>
      <PanelSection title={t('arrange')}>
        <Space wrap size="small">
          {alignments.map((alignment) => (
            <Button key={alignment} size="small" onClick={() => align(alignment)}>
              {t(`alignments.${alignment}`)}
            </Button>
          ))}
          {!isSingle &&
            distributions.map((way) => (
              <Button key={way} size="small" disabled={ids.length < leastGaps} onClick={() => distribute(way)}>
                {t(`distributions.${way}`)}
              </Button>
            ))}
          {!isSingle &&
            equals.map((side) => (
              <Button key={side} size="small" onClick={() => equalise(side)}>
                {t(`equal.${side}`)}
              </Button>
            ))}
          {stackMoves.map((to) => (
            <Button key={to} size="small" onClick={() => stack(to)}>
              {t(`stack.${to}`)}
            </Button>
          ))}
        </Space>
      </PanelSection>
      <PanelSection title={t('actions')}>
        <Space wrap size="small">
          <Button size="small" onClick={() => duplicate(ids)}>
            {t('duplicate')}
          </Button>
          <Button size="small" danger onClick={() => remove(ids)}>
            {t('remove')}
          </Button>
        </Space>
      </PanelSection>
    </>
  );
}
