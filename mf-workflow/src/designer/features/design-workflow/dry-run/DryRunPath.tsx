import type { DesignPreview, PreviewedNode } from '@portico/shared-kit/contract/workflow-trial.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { autoPassRules, labelOf, nobodyFoundRules, timeoutActions } from '@portico/shared-kit/workflow';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { designTexts } from '../design.texts.ts';
import styles from './DryRun.module.css';

/** Path that the workflow would take, with the people who would have it and their due times; at its end the reason for which it stops. */
export function DryRunPath({ preview }: { readonly preview: DesignPreview }) {
  const t = designTexts.useT();
  const { wordsOf, diagram } = useWorkflowDesigner();
  const { stopped, endStatus } = preview;
  const top = useRef<HTMLElement>(null);
  // It stands below a form that may be long.
  const seen = useRef<DesignPreview>(null);
  useEffect(() => {
    if (seen.current === preview) return;
    seen.current = preview;
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  // A loop comes to the same node again.
  const nodes = preview.nodes.map((node, at) => ({ node, key: `${node.activityCode} ${at}` }));
  return (
    <section ref={top} className={styles.path} aria-label={t('path')}>
      <h2>{t('path')}</h2>
      {nodes.length === 0 && <p>{t('nowhere')}</p>}
      <ol className={styles.nodes}>
        {nodes.map(({ node, key }) => (
          <li key={key}>
            <PathNode node={node} onShow={() => diagram.select(node.activityCode)} />
          </li>
        ))}
      </ol>
      {stopped !== null && <Alert type="warning" showIcon title={wordsOf(stopped)} />}
      {stopped === null && endStatus !== null && <Alert type="success" showIcon title={t('ends')} />}
    </section>
  );
}

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

function PathNode({ node, onShow }: { readonly node: PreviewedNode; onShow(): void }) {
  const t = designTexts.useT();
  const locale = useLocale();
  const { state, labelOf: nameOf } = useWorkflowDesigner();
  const { name, name_i18n, activityCode, people, peopleCount, nobodyFound, limit, flows } = node;
  const names = people.map(({ user, passedBy }) => {
    const person = localised(user.name, user.name_i18n, locale);
    return passedBy === null ? person : t('passed', { name: person, rule: labelOf(autoPassRules, passedBy, locale) });
  });
  const taken = flows
    .filter(({ isTaken }) => isTaken)
    .map(({ flowId, name: own, target }) => {
      const drawn = state.elements.find(({ id }) => id === flowId);
      return drawn === undefined ? own || target : nameOf(drawn);
    });
  const facts = [
    ...(names.length > 0 ? [names.join(', ')] : []),
    ...(peopleCount > people.length ? [t('morePeople', { count: peopleCount })] : []),
    ...(nobodyFound === null ? [] : [t('nobody', { rule: labelOf(nobodyFoundRules, nobodyFound, locale) })]),
    ...(limit === null ? [] : limitFacts(limit)),
    ...(taken.length > 0 && flows.length > 1 ? [t('taken', { names: taken.join(', ') })] : []),
  ];
  function limitFacts({ dueTime, remindTime, action }: NonNullable<PreviewedNode['limit']>): string[] {
    const due = t('due', { time: formatDate(dueTime, toMinutes) });
    return [
      action === null ? due : `${due} · ${labelOf(timeoutActions, action, locale)}`,
      ...(remindTime === null ? [] : [t('reminded', { time: formatDate(remindTime, toMinutes) })]),
    ];
  }
  return (
    <>
      <Button type="link" size="small" className={styles.name} onClick={onShow}>
        {localised(name, name_i18n, locale) || activityCode}
      </Button>
      {facts.map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
    </>
  );
}
