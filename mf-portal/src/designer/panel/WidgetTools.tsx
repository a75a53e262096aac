import { Button } from 'antd';
import { useId } from 'react';
import type { PageSelection } from '../model/page-designer-state.model.ts';
import type { Alignment } from '../model/page-edits.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { usePageActions } from '../use-page-actions.tsx';
import styles from './Fields.module.css';

/** Buttons that copy, duplicate and remove widgets, for those who know no keys. */
export function WidgetTools({ ids }: { readonly ids: PageSelection }) {
  const t = pageDesignTexts.useT();
  const { isReadOnly } = usePageDesigner();
  const actions = usePageActions();
  if (isReadOnly) return null;
  const remove = ids.length === 1 ? t('remove') : t('removeCount', { count: ids.length });
  return (
    <div className={styles.tools}>
      <Button size="small" onClick={() => actions.copy(ids)}>
        {t('copy')}
      </Button>
      <Button size="small" onClick={() => actions.duplicate(ids)}>
        {t('duplicate')}
      </Button>
      <Button size="small" danger onClick={() => actions.remove(ids)}>
        {remove}
      </Button>
    </div>
  );
}

const alignments = ['left', 'right', 'top', 'bottom', 'width', 'height'] as const satisfies readonly Alignment[];

/** Aligns the selected widgets with each other. */
export function AlignTool() {
  const t = pageDesignTexts.useT();
  const { isReadOnly } = usePageDesigner();
  const { align } = usePageActions();
  const id = useId();
  if (isReadOnly) return null;
  return (
    <div className={styles.tools} role="group" aria-labelledby={id}>
      <span id={id}>{t('align')}</span>
      {alignments.map((alignment) => (
        <Button key={alignment} size="small" onClick={() => align(alignment)}>
          {t(`alignments.${alignment}`)}
        </Button>
      ))}
    </div>
  );
}
