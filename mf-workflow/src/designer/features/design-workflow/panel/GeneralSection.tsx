import { Button } from 'antd';
import { canvasTexts } from '../canvas.texts.ts';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ElementFacts } from '../model/element-facts.model.ts';
import { endKinds, followers, isDrawnOnly, type NodeKind, timedKinds } from '../model/node-kinds.model.ts';
import { ChoiceField, PanelSection, panelStyles as styles, TextField } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';

interface SectionProps {
  readonly element: ElementFacts;
}

/** Fields that every element has: its names, its kind and its code. */
export function GeneralSection({ element }: SectionProps) {
  const t = panelTexts.useT();
  const kindWords = canvasTexts.useT();
  const { edits, problemAt } = useWorkflowDesigner();
  const { id, kind, name, nameEn } = element;
  const isNode = kind !== null && kind !== 'flow' && kind !== 'process';
  const { into, type, pool } = element;
  const isForeign = kind === null && pool === null;
  return (
    <PanelSection title={t('section.general')}>
      {isForeign && isDrawnOnly(type) && <p className={styles.hint}>{t('drawnOnly')}</p>}
      {isForeign && !isDrawnOnly(type) && <p className={styles.problem}>{t('notRun')}</p>}
      <TextField
        key={`${id}name`}
        label={t('name')}
        value={name}
        problem={problemAt(id, 'name')}
        onChange={(text) => edits?.rename(id, text)}
      />
      {kind !== null && (
        <TextField
          key={`${id}en`}
          label={t('nameEn')}
          value={nameEn}
          problem={problemAt(id, 'nameEn')}
          onChange={(text) => edits?.renameEn(id, text)}
        />
      )}
      {into.length > 0 && (
        <ChoiceField
          label={t('kind')}
          value={isNode ? kind : null}
          placeholder={t('choose')}
          options={[...(isNode ? [kind] : []), ...into].map((each) => ({
            value: each,
            label: kindWords(`kind.${each}`),
          }))}
          onChange={(chosen) => edits?.turnInto(id, chosen as NodeKind)}
        />
      )}
      {isNode && <p className={styles.hint}>{t('code', { code: id })}</p>}
    </PanelSection>
  );
}

/** Buttons for the actions of the context pad: add the next element, connect, watch a time, delete. */
export function NextSection({ element }: SectionProps) {
  const t = panelTexts.useT();
  const words = canvasTexts.useT();
  const { edits, state, labelOf: nameOf, diagram } = useWorkflowDesigner();
  const { id, kind, parent, flow } = element;
  if (edits === null || kind === 'process') return null;
  const isNode = kind !== null && kind !== 'flow';
  const leadsOn = isNode && !endKinds.includes(kind);
  const isTarget = (each: ElementFacts) =>
    each.id !== id &&
    each.parent === parent &&
    each.kind !== null &&
    !['flow', 'process', 'start', 'boundary'].includes(each.kind);
  const target = state.elements.find((each) => each.id === flow?.target);
  return (
    <PanelSection title={t('section.next')}>
      {target !== undefined && (
        <p className={styles.hint}>
          {t('leadsTo')} {nameOf(target)}
        </p>
      )}
      {leadsOn && (
        <ChoiceField
          label={t('addAfter')}
          value={null}
          placeholder={t('choose')}
          options={followers.map((each) => ({ value: each, label: words(`kind.${each}`) }))}
          onChange={(chosen) => diagram.select(edits.add(chosen as NodeKind, id))}
        />
      )}
      {leadsOn && (
        <ChoiceField
          label={t('connectTo')}
          value={null}
          placeholder={t('choose')}
          options={state.elements.filter(isTarget).map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={(chosen) => edits.connect(id, chosen)}
        />
      )}
      <div className={styles.choices}>
        {isNode && timedKinds.includes(kind) && (
          <Button onClick={() => diagram.select(edits.watchTime(id))}>{words('watchTime')}</Button>
        )}
        <Button danger onClick={() => edits.remove([id])}>
          {t('remove')}
        </Button>
      </div>
    </PanelSection>
  );
}
