import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import type { PersonValue, Property } from '@portico/shared-kit/fields';
import { FieldEditor, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { charactersOver } from '@portico/shared-kit/formats';
import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Button, Form, Modal, Progress } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import { itemsTexts } from '../../work-list/items.texts.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from './BulkDialog.module.css';
import { BulkResults } from './BulkResults.tsx';
import { type Bulk, type BulkAction, type BulkWork, useBulk } from './use-bulk.ts';

interface BulkDialogProps {
  readonly work: BulkWork;
  /** The items as they were chosen, which stays as it is while the list behind changes. */
  readonly ids: readonly string[];
  /** `done`: the ids of those that were handled. */
  onClose(done: readonly string[]): void;
}

/** Agrees to many items, claims them or gives them to somebody else: asks for what is needed, shows how far it is, and says at the end what became of each. */
export function BulkDialog({ work, ids: chosen, onClose }: BulkDialogProps) {
  const { action } = work;
  const t = itemsTexts.useT();
  const [ids] = useState(chosen);
  const [comment, setComment] = useState('');
  const [person, setPerson] = useState<PersonValue | null>(null);
  const [isAsked, setAsked] = useState(false);
  const bulk = useBulk(work);
  const { phase, results } = bulk;
  const done = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
  const handled = new Set(results.filter(({ outcome }) => outcome !== 'failed').map(({ id }) => id));
  const left = ids.filter((id) => !handled.has(id));
  const goesTo = action === 'forward' || action === 'handOver' ? action : null;
  const isIncomplete = goesTo !== null && person === null;
  const start = (some: readonly string[]) => {
    setAsked(true);
    if (isIncomplete || charactersOver(comment, maxOpinionLength) > 0) return;
    void bulk.start({ personId: person?.id ?? null, comment: comment.trim() }, some);
  };
  return (
    <Modal
      open
      title={phase === 'over' ? t('bulk.result') : t(`bulk.${action}.title`, { count: ids.length })}
      mask={{ closable: false }}
      closable={phase !== 'working'}
      keyboard={phase !== 'working'}
      onCancel={() => onClose(done)}
      footer={
        <Buttons
          bulk={bulk}
          confirm={t(`bulk.${action}.confirm`, { count: ids.length })}
          left={left}
          onStart={start}
          onClose={() => onClose(done)}
        />
      }
    >
      {phase === 'asking' && action === 'claim' && <p className={styles.hint}>{t('bulk.claimHint')}</p>}
      {phase === 'asking' && action !== 'claim' && (
        <Opinion value={comment} isFirst={action === 'agree'} onChange={setComment}>
          {goesTo !== null && (
            <Person action={goesTo} value={person} isMissing={isAsked && isIncomplete} onChange={setPerson} />
          )}
        </Opinion>
      )}
      {phase !== 'asking' && <Progressing action={action} bulk={bulk} count={ids.length} />}
    </Modal>
  );
}

interface ProgressingProps {
  readonly action: BulkAction;
  readonly bulk: Bulk;
  readonly count: number;
}

/** Progress of the work, and at the end the result of each item. */
function Progressing({ action, bulk: { phase, results, error }, count }: ProgressingProps) {
  const t = itemsTexts.useT();
  if (phase === 'working') {
    return (
      <div role="status" className={styles.body}>
        <Progress percent={Math.round((100 * results.length) / count)} showInfo={false} />
        {t('bulk.progress', { done: results.length, count })}
      </div>
    );
  }
  return (
    <div className={styles.body}>
      {error !== undefined && <Refusal error={error} />}
      <BulkResults action={action} results={results} />
      {results.length < count && <p>{t('bulk.stopped', { count: count - results.length })}</p>}
    </div>
  );
}

interface ButtonsProps {
  readonly bulk: Bulk;
  readonly confirm: string;
  /** Ids of the items that were not handled and can be tried. */
  readonly left: readonly string[];
  onStart(ids: readonly string[]): void;
  onClose(): void;
}

function Buttons({ bulk: { phase, stop }, confirm, left, onStart, onClose }: ButtonsProps) {
  const t = itemsTexts.useT();
  const words = workflowTexts.useT();
  if (phase === 'working') return <Button onClick={stop}>{t('bulk.stop')}</Button>;
  if (phase === 'asking') {
    return (
      <>
        <Button onClick={onClose}>{words('form.cancel')}</Button>
        <Button type="primary" onClick={() => onStart(left)}>
          {confirm}
        </Button>
      </>
    );
  }
  return (
    <>
      {left.length > 0 && <Button onClick={() => onStart(left)}>{t('bulk.again', { count: left.length })}</Button>}
      <Button type="primary" onClick={onClose}>
        {t('bulk.close')}
      </Button>
    </>
  );
}

interface OpinionProps {
  readonly value: string;
  /** True where nothing stands before it that must be filled in. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
  onChange(value: string): void;
}

function Opinion({ value, isFirst, children, onChange }: OpinionProps) {
  const t = workflowTexts.useT();
  const id = useId();
  return (
    <Form layout="vertical" className={styles.body}>
      <p className={styles.hint}>{itemsTexts.useT()('bulk.hint')}</p>
      {children}
      <Form.Item label={t('act.opinion')} htmlFor={id} className={styles.entry}>
        <LimitedTextArea
          id={id}
          value={value}
          autoFocus={isFirst}
          rows={3}
          limit={maxOpinionLength}
          placeholder={t('act.opinionPlaceholder')}
          onChange={onChange}
        />
      </Form.Item>
    </Form>
  );
}

interface PersonProps {
  readonly action: Exclude<BulkAction, 'agree' | 'claim'>;
  readonly value: PersonValue | null;
  readonly isMissing: boolean;
  onChange(person: PersonValue | null): void;
}

/** Field for the person to whom the items go, chosen as in a field of one person. */
function Person({ action, value, isMissing, onChange }: PersonProps) {
  const t = itemsTexts.useT();
  const services = useApiFieldServices();
  const id = useId();
  const property: Property = { code: 'person', name: t(`bulk.${action}.person`), propertyType: 50, required: true };
  return (
    <FieldServicesProvider services={services}>
      <Form.Item
        label={t(`bulk.${action}.person`)}
        htmlFor={id}
        required
        className={styles.person}
        validateStatus={isMissing ? 'error' : ''}
        help={isMissing ? t('bulk.noPerson') : undefined}
      >
        <FieldEditor
          id={id}
          property={property}
          value={value}
          invalid={isMissing}
          onChange={(chosen) => onChange(chosen as PersonValue | null)}
        />
      </Form.Item>
    </FieldServicesProvider>
  );
}
