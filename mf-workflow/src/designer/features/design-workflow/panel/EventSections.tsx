import { useLocale } from '@portico/shared-kit/i18n';
import { labelOf, serviceMethods } from '@portico/shared-kit/workflow';
import { Checkbox } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ServiceFacts, TimerFacts } from '../model/element-facts.model.ts';
import { DurationField } from './DurationField.tsx';
import { panelTexts } from './panel.texts.ts';
import { ChoiceField, NumberField, PanelSection, TextField } from '@portico/shared-kit/designer';

/** Fields for the duration of a timer, or its due time. */
export function TimerSection({ id, timer }: { readonly id: string; readonly timer: TimerFacts }) {
  const t = panelTexts.useT();
  const { edits, problemAt } = useWorkflowDesigner();
  const problem = problemAt(id, 'timer');
  const change = (changes: Partial<TimerFacts>) => edits?.changeTimer(id, { ...timer, ...changes });
  return (
    <PanelSection title={t('section.timer')}>
      <ChoiceField
        label={t('timerKind')}
        value={timer.kind}
        options={(['timeDuration', 'timeDate'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(kind) =>
          change(kind === 'timeDate' ? { kind: 'timeDate', value: '' } : { kind: 'timeDuration', value: 'P1D' })
        }
      />
      {timer.kind === 'timeDuration' ? (
        <DurationField
          label={t('timeDuration')}
          value={timer.value}
          problem={problem}
          onChange={(value) => change({ value })}
        />
      ) : (
        <TextField
          label={t('timeDate')}
          hint={t('timeDateHint')}
          isCode
          value={timer.value}
          problem={problem}
          onChange={(value) => change({ value })}
        />
      )}
      {timer.interrupts !== null && (
        <Checkbox
          checked={timer.interrupts}
          disabled={edits === null}
          onChange={({ target }) => change({ interrupts: target.checked })}
        >
          {t('interrupts')}
        </Checkbox>
      )}
    </PanelSection>
  );
}

const maxRetries = 20;

/** Fields for the service that is called. */
export function ServiceSection({ id, service }: { readonly id: string; readonly service: ServiceFacts }) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { edits, problemAt } = useWorkflowDesigner();
  const change = (changes: Partial<ServiceFacts>) => edits?.changeService(id, changes);
  return (
    <PanelSection title={t('section.service')}>
      <TextField
        label={t('url')}
        value={service.url}
        maxLength={2000}
        problem={problemAt(id, 'url')}
        onChange={(url) => change({ url })}
      />
      <ChoiceField
        label={t('method')}
        value={service.method}
        options={Object.keys(serviceMethods).map((value) => ({ value, label: labelOf(serviceMethods, value, locale) }))}
        onChange={(method) => change({ method })}
      />
      <TextField
        label={t('secret')}
        hint={t('secretHint')}
        value={service.secret}
        maxLength={64}
        problem={problemAt(id, 'secret')}
        onChange={(secret) => change({ secret })}
      />
      <NumberField
        label={t('retries')}
        value={Number(service.retries) || 0}
        min={0}
        max={maxRetries}
        problem={problemAt(id, 'retries')}
        onChange={(retries) => change({ retries: String(retries) })}
      />
    </PanelSection>
  );
}
