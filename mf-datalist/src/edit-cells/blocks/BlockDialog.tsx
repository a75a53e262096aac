import { cellLimits } from '@portico/shared-kit/contract/cell-limits';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert, Button, Checkbox, Modal } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import editStyles from '../EditBar.module.css';
import { useEditedList } from '../edited-list.ts';
import styles from './BlockDialog.module.css';
import type { BlockRequest } from './block-request.ts';
import { blockTexts } from './block.texts.ts';
import { RefusedCells } from './RefusedCells.tsx';
import { type BlockWrite, useBlockWrite } from './use-block-write.ts';

interface BlockDialogProps {
  readonly request: BlockRequest;
  /** Begins an import; null where this person cannot. */
  readonly onImport: (() => void) | null;
  readonly onClose: () => void;
}

/** A block of cells that is being written: a line while it is checked, and a dialog where its person has to decide. */
export function BlockDialog({ request, onImport, onClose }: BlockDialogProps) {
  const t = blockTexts.useT();
  const model = useBlockWrite(request, onClose);
  const { plan, isOpen, busy } = model;
  const { press, enter } = useFirstFocus(model);
  const { rows, columns } = plan.size;
  if (!isOpen) {
    return (
      <div className={editStyles.bar} role="status">
        {t('checking', { count: rows * plan.codes.length })}
      </div>
    );
  }
  return (
    <Modal
      open
      width={760}
      title={t(`title.${plan.does}`)}
      mask={{ closable: false }}
      closable={busy !== 'writing'}
      keyboard={busy !== 'writing'}
      onCancel={onClose}
      afterOpenChange={enter}
      footer={<BlockButtons model={model} press={press} onImport={onImport} />}
    >
      <div className={styles.body}>
        {!model.isBlank && <p className={styles.size}>{t('size', { rows, columns })}</p>}
        <BlockBody model={model} canImport={onImport !== null} />
      </div>
    </Modal>
  );
}

/** Begins at the button that writes, asks again or closes, once the dialog is open and it is known which. */
function useFirstFocus({ checked, failure, limit, isBlank, busy }: BlockWrite) {
  const press = useRef<HTMLButtonElement>(null);
  const isOpen = useRef(false);
  const isKnown = checked !== null || failure !== null || limit !== null || isBlank;
  const isReady = isKnown && busy === null;
  const begin = () => {
    if (isOpen.current && isReady) press.current?.focus();
  };
  useEffect(begin, [isReady]);
  const enter = (opened: boolean) => {
    isOpen.current = opened;
    begin();
  };
  return { press, enter };
}

function BlockBody({ model, canImport }: { readonly model: BlockWrite; readonly canImport: boolean }) {
  const t = blockTexts.useT();
  const { plan, limit, isBlank, failure, outcome, checked, busy } = model;
  if (limit !== null) {
    const hint = canImport ? t('tooLargeImport') : t('tooLargeHint');
    const own = { ownRows: plan.size.rows, ownColumns: plan.size.columns };
    const most = { rows: cellLimits.rows, columns: cellLimits.columns };
    return <Alert type="warning" showIcon role="alert" title={t('tooLarge', { ...most, ...own })} description={hint} />;
  }
  if (isBlank) return <Alert type="info" showIcon title={t('blank')} />;
  if (outcome !== null) return <Outcome model={model} />;
  return (
    <>
      <Notes model={model} />
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} description={t('notWritten')} />}
      {checked === null && busy === 'checking' && (
        <DelayedSkeleton>
          <LinesSkeleton />
        </DelayedSkeleton>
      )}
      {checked !== null && <Checked model={model} />}
    </>
  );
}

/** Notes on what of the request cannot be written whatever it holds, and the choice to make records. */
function Notes({ model }: { readonly model: BlockWrite }) {
  const t = blockTexts.useT();
  const locale = useLocale();
  const { config } = useEditedList();
  const { plan, hasNewRows, canAdd, addsRows, chooseRows, busy } = model;
  const { closed, beyond, rows } = plan;
  const nameOf = (code: string) => {
    const property = config.properties.find((each) => each.code === code);
    return property === undefined ? code : propertyName(property, locale);
  };
  const count = rows.filter(({ record }) => record === null).length;
  const notes = [
    ...(closed.length > 0 ? [t('closed', { names: closed.map(nameOf).join(t('names')) })] : []),
    ...(beyond > 0 ? [t('beyond', { count: beyond })] : []),
    ...(hasNewRows && !canAdd ? [t('noAdd', { count })] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon title={note} />
      ))}
      {hasNewRows && canAdd && (
        <Checkbox
          checked={addsRows}
          disabled={busy === 'writing'}
          onChange={({ target }) => chooseRows(target.checked)}
        >
          {t('addRows', { count })}
        </Checkbox>
      )}
    </>
  );
}

function Checked({ model: { checked, table } }: { readonly model: BlockWrite }) {
  const t = blockTexts.useT();
  if (checked === null) return null;
  const { changedCells, sameCells, refusedCells, changedRecords, createdRecords } = checked.changes;
  const records = changedRecords + createdRecords;
  const made = createdRecords > 0 ? t('willCreate', { count: createdRecords }) : '';
  return (
    <section className={styles.checked} aria-live="polite">
      <p className={styles.outcome}>
        {changedCells === 0 ? t('nothing') : t('willChange', { count: changedCells, records })}
        {made !== '' && <span className={styles.made}>{made}</span>}
      </p>
      {sameCells > 0 && <p className={styles.same}>{t('same', { count: sameCells })}</p>}
      {refusedCells > 0 && (
        <>
          <Alert type="warning" showIcon title={t('refused', { count: refusedCells })} />
          <RefusedCells checked={checked} isPasted={table.length > 0} />
        </>
      )}
    </section>
  );
}

/** Outcome of a write of which more was refused than the check had told. */
function Outcome({ model: { outcome, table } }: { readonly model: BlockWrite }) {
  const t = blockTexts.useT();
  if (outcome === null) return null;
  const { changedCells, refusedCells } = outcome.changes;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('changedMeanwhile', { done: changedCells, count: refusedCells })}
      />
      <RefusedCells checked={outcome} isPasted={table.length > 0} />
    </>
  );
}

interface BlockButtonsProps {
  readonly model: BlockWrite;
  readonly press: RefObject<HTMLButtonElement | null>;
  readonly onImport: (() => void) | null;
}

function BlockButtons({ model, press, onImport }: BlockButtonsProps) {
  const t = blockTexts.useT();
  const { checked, outcome, busy, limit, isBlank, close } = model;
  if (limit !== null && onImport !== null) return <ImportButtons press={press} onImport={onImport} onClose={close} />;
  const isOver = outcome !== null || limit !== null || isBlank || checked?.changes.changedCells === 0;
  if (isOver)
    return (
      <Button ref={press} onClick={close}>
        {t('close')}
      </Button>
    );
  return (
    <>
      <Button disabled={busy === 'writing'} onClick={close}>
        {t('cancel')}
      </Button>
      {checked !== null && <Apply model={model} press={press} />}
      {checked === null && model.failure !== null && (
        <Button ref={press} type="primary" onClick={model.retry}>
          {t('retry')}
        </Button>
      )}
    </>
  );
}

function Apply({ model: { checked, busy, apply }, press }: Pick<BlockButtonsProps, 'model' | 'press'>) {
  const t = blockTexts.useT();
  const { changedCells = 0, sameCells = 0, refusedCells = 0 } = checked?.changes ?? {};
  const done = changedCells + sameCells;
  const label = refusedCells === 0 ? t('applyAll', { count: done }) : t('apply', { done, count: done + refusedCells });
  return (
    <Button ref={press} type="primary" loading={busy !== null} onClick={apply}>
      {label}
    </Button>
  );
}

interface ImportButtonsProps extends Pick<BlockButtonsProps, 'press'> {
  readonly onImport: () => void;
  readonly onClose: () => void;
}

/** Buttons where more was pasted than cells take: an import takes it. */
function ImportButtons({ press, onImport, onClose }: ImportButtonsProps) {
  const t = blockTexts.useT();
  const begin = () => {
    onClose();
    onImport();
  };
  return (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button ref={press} type="primary" onClick={begin}>
        {t('import')}
      </Button>
    </>
  );
}
