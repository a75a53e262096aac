import { Button, Checkbox, Select } from 'antd';
import { currentPageId, templateTarget } from '../model/template-designer-state.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { FormLayoutButton } from './FormLayoutButton.tsx';
import { SampleTools } from '../sample/SampleTools.tsx';
import { zooms } from './canvas-scale.ts';
import styles from './TemplateCanvas.module.css';

/** View of the canvas, and the template itself, which is selected from here. */
export function CanvasTools() {
  const t = templateDesignTexts.useT();
  const { template, state, view, isReadOnly, onView, dispatch, nameOf } = useTemplateDesigner();
  const { addPage } = useTemplateActions();
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      <button
        type="button"
        className={styles.template}
        data-target={templateTarget}
        aria-pressed={state.selected[0] === templateTarget}
        onClick={() => dispatch({ type: 'select', target: [templateTarget] })}
      >
        {nameOf(templateTarget)}
      </button>
      <Select
        size="small"
        aria-label={t('zoom')}
        value={view.zoom}
        options={zooms.map((value) => ({ value, label: t('percent', { value: Math.round(value * 100) }) }))}
        onChange={(zoom: number) => onView({ zoom })}
      />
      {!isReadOnly && (
        <>
          <Checkbox checked={view.isSnapping} onChange={({ target }) => onView({ isSnapping: target.checked })}>
            {t('snap')}
          </Checkbox>
          <Button size="small" onClick={() => addPage(currentPageId(template, state.selected))}>
            {t('addPage')}
          </Button>
          <FormLayoutButton />
        </>
      )}
      {!view.isPreviewing && <SampleTools />}
    </div>
  );
}
