import { asRecordId } from '@portico/shared-kit/contract/ids';
import { useCheckConditionMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { CheckedCondition } from '@portico/shared-kit/contract/workflow-trial.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { nearestName } from '@portico/shared-kit/expressions';
import { propertyName, type RecordValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert, Checkbox, Input, Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ElementFacts, FlowFacts } from '../model/element-facts.model.ts';
import { PanelField, PanelSection, panelStyles as styles, useTyped } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';
import { ConditionInWords } from './ConditionInWords.tsx';

interface FlowProps {
  readonly element: ElementFacts;
  readonly flow: FlowFacts;
}

/** Condition under which a flow is taken: always, by a condition, or where no other is. */
export function ConditionSection({ element: { id }, flow }: FlowProps) {
  const t = panelTexts.useT();
  const { edits } = useWorkflowDesigner();
  const [typed, setTyped] = useTyped(flow.condition);
  if (!flow.isChoice && flow.condition === '') return <p className={styles.hint}>{t('unconditional')}</p>;
  return (
    <PanelSection title={t('section.condition')}>
      {flow.isChoice && (
        <Checkbox
          checked={flow.isDefault}
          disabled={edits === null}
          onChange={({ target }) => edits?.makeDefault(id, target.checked)}
        >
          {t('isDefault')}
        </Checkbox>
      )}
      {flow.isDefault ? (
        <p className={styles.hint}>{t('defaultHint')}</p>
      ) : (
        <>
          <ConditionBox id={id} typed={typed} onType={setTyped} onDone={(text) => edits?.changeCondition(id, text)} />
          <Tester expression={typed.trim()} />
        </>
      )}
    </PanelSection>
  );
}

interface BoxProps {
  readonly id: string;
  readonly typed: string;
  onType(text: string): void;
  onDone(text: string): void;
}

function ConditionBox({ id, typed, onType, onDone }: BoxProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { design, problemAt, edits } = useWorkflowDesigner();
  const caret = useRef<readonly [from: number, to: number] | null>(null);
  const items = design.properties.map((property) => ({
    value: property.code,
    label: `${propertyName(property, locale)} (${property.code})`,
  }));
  const replace = (text: string) => {
    onType(text);
    onDone(text);
  };
  const insert = (code: string) => {
    const [from, to] = caret.current ?? [typed.length, typed.length];
    const text = `${typed.slice(0, from)}${code}${typed.slice(to)}`;
    replace(text.trim());
  };
  return (
    <>
      <PanelField label={t('condition')} hint={t('conditionHint')} problem={problemAt(id, 'condition')}>
        {(control) => (
          <Input.TextArea
            {...control}
            className={styles.code}
            rows={3}
            maxLength={2000}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onBlur={({ target: { selectionStart, selectionEnd } }) => {
              caret.current = [selectionStart, selectionEnd];
              onDone(typed.trim());
            }}
          />
        )}
      </PanelField>
      <ConditionInWords properties={design.properties} feel={typed} onDone={edits === null ? null : replace} />
      <Select
        aria-label={t('insert')}
        className={styles.wide}
        disabled={edits === null}
        value={null}
        placeholder={t('insert')}
        options={items}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(code: string | null) => code !== null && insert(code)}
      />
    </>
  );
}

const settle = 400;

/** Test of a condition: tells at once whether it can be read, and its result for a real record. */
function Tester({ expression }: { readonly expression: string }) {
  const t = panelTexts.useT();
  const id = useId();
  const { design } = useWorkflowDesigner();
  const [record, setRecord] = useState<RecordValue | null>(null);
  const [check] = useCheckConditionMutation();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly checked: CheckedCondition } | null>(null);
  const checked = answer?.to === expression ? answer.checked : null;
  const recordId = record === null ? undefined : asRecordId(record.id);
  const { workflowCode } = design;
  useEffect(() => {
    if (expression === '') return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const request = check({ workflowCode, expression, ...(recordId === undefined ? {} : { objectId: recordId }) });
      asking.signal.addEventListener('abort', () => request.abort());
      // A failure of the call is told by the one rule for writes.
      void request.then(
        ({ data }) => !asking.signal.aborted && data !== undefined && setAnswer({ to: expression, checked: data }),
      );
    }, settle);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [check, workflowCode, expression, recordId]);
  const property: Property = {
    code: 'record',
    name: t('record'),
    propertyType: 9,
    settings: { schemaCode: design.schemaCode },
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('tester')}
      </label>
      <FieldEditor
        id={id}
        property={property}
        value={record}
        onChange={(chosen) => setRecord(chosen as RecordValue | null)}
      />
      <div role="status">
        {expression !== '' && checked !== null && <Outcome checked={checked} hasRecord={record !== null} />}
      </div>
    </div>
  );
}

function Outcome({ checked, hasRecord }: { readonly checked: CheckedCondition; readonly hasRecord: boolean }) {
  const t = panelTexts.useT();
  const { wordsOf, design } = useWorkflowDesigner();
  const locale = useLocale();
  const { failure, holds, used, unknownNames } = checked;
  if (failure !== null) return <Alert type="error" showIcon title={wordsOf(failure)} />;
  const names = new Map(design.properties.map((each) => [each.code, propertyName(each, locale)]));
  const unknown = unknownNames.map((name) => {
    const nearest = nearestName(name, names.keys());
    return nearest === null ? name : t('nearestName', { name, nearest });
  });
  const verdict = holds === true ? t('holds') : t('fails');
  return (
    <>
      <Alert
        type={unknownNames.length > 0 ? 'warning' : hasRecord && holds === true ? 'success' : 'info'}
        showIcon
        title={hasRecord ? verdict : t('isReadable')}
        description={unknownNames.length > 0 ? t('unknownNames', { names: unknown.join(', ') }) : undefined}
      />
      {hasRecord && used.length > 0 && (
        <dl className={styles.used} aria-label={t('usedValues')}>
          {used.map(({ propertyCode, value }) => [
            <dt key={propertyCode}>{names.get(propertyCode) ?? propertyCode}</dt>,
            <dd key={`${propertyCode}value`}>{value ?? t('noValue')}</dd>,
          ])}
        </dl>
      )}
    </>
  );
}
