import { useImportPackageMutation, usePlanPackageQuery } from '../../api/applications.api.ts';
import { useFailure } from '../../api/index.ts';
import type { PackagePlan } from '../../contract/applications.schema.ts';
import { ErrorState, LinesSkeleton, useToast } from '../../ui/feedback/index.ts';
import { Alert, Checkbox, Modal } from 'antd/es';
import { useState } from 'react';
import styles from './Packages.module.css';
import { packageTexts } from './packages.texts.ts';

interface PackageImportDialogProps {
  /** Of the file. */
  readonly name: string;
  /** The package, base64. */
  readonly zip: string;
  onImported(): void;
  onClose(): void;
}

/** Dialog that shows what the import of a package would change, and imports it. */
export function PackageImportDialog({ name, zip, onImported, onClose }: PackageImportDialogProps) {
  const t = packageTexts.useT();
  const toast = useToast();
  const { data: plan, error, refetch } = usePlanPackageQuery({ zip });
  const failure = useFailure(error);
  const [send, { isLoading }] = useImportPackageMutation();
  const [allowsLosses, setAllowsLosses] = useState(false);
  const losses = plan?.losses.filter(({ allowed }) => !allowed) ?? [];
  const isEmpty = plan !== undefined && plan.steps.every(({ action }) => action === 'warn');
  const mayImport = plan !== undefined && !isEmpty && (losses.length === 0 || allowsLosses);
  const run = async () => {
    const { data } = await send({ zip, allowDataLoss: losses.map(({ item }) => item) });
    // A refusal is shown by the rule for failed calls.
    if (data === undefined) return;
    toast.success(t('imported', { appCode: data.appCode, version: data.version }));
    onImported();
    onClose();
  };
  return (
    <Modal
      open
      title={t('importTitle', { name })}
      okText={t('confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !mayImport, loading: isLoading }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && plan === undefined && <LinesSkeleton />}
      {plan !== undefined && <PlannedSteps plan={plan} isEmpty={isEmpty} />}
      {losses.length > 0 && <LossQuestion losses={losses} isAllowed={allowsLosses} onAllow={setAllowsLosses} />}
    </Modal>
  );
}

interface LossQuestionProps {
  readonly losses: PackagePlan['losses'];
  readonly isAllowed: boolean;
  onAllow(isAllowed: boolean): void;
}

function LossQuestion({ losses, isAllowed, onAllow }: LossQuestionProps) {
  const t = packageTexts.useT();
  const list = (
    <ul className={styles.steps}>
      {losses.map(({ item, rows }) => (
        <li key={item}>{t('loss', { item, rows })}</li>
      ))}
    </ul>
  );
  return (
    <>
      <Alert type="warning" showIcon title={t('losses')} description={list} />
      <Checkbox checked={isAllowed} onChange={({ target }) => onAllow(target.checked)}>
        {t('allowLosses')}
      </Checkbox>
    </>
  );
}

interface PlannedStepsProps {
  readonly plan: PackagePlan;
  readonly isEmpty: boolean;
}

function PlannedSteps({ plan: { appCode, version, steps }, isEmpty }: PlannedStepsProps) {
  const t = packageTexts.useT();
  const wordsOf = (action: string) =>
    action === 'create' || action === 'change' || action === 'remove' || action === 'warn'
      ? t(`actions.${action}`)
      : action;
  return (
    <>
      <p>{isEmpty ? t('nothing', { appCode }) : t('summary', { appCode, version, count: steps.length })}</p>
      <ul className={styles.steps}>
        {steps.map(({ action, target, detail }) => (
          <li key={`${action} ${target} ${detail}`}>
            <strong>{wordsOf(action)}</strong> <code>{target}</code> {detail}
          </li>
        ))}
      </ul>
    </>
  );
}
