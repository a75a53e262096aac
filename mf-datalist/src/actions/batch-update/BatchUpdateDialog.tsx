import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { ArrowLeftOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { BatchLog } from './BatchLog.tsx';
import styles from './BatchUpdate.module.css';
import { BatchUpdateForm } from './BatchUpdateForm.tsx';
import { batchUpdateTexts } from './batch-update.texts.ts';
import { type BatchTask, type BatchUpdateModel, useBatchUpdate } from './use-batch-update.ts';

/** Widths of the dialog and of its log (list spec, section 2). */
const widths = { form: 480, log: 810 } as const;

/** Gives one field of several records the same value, after showing what that changes; and what was changed so. */
export function BatchUpdateDialog(task: BatchTask) {
  const t = batchUpdateTexts.useT();
  const [view, setView] = useState<keyof typeof widths>('form');
  const [wasLog, setWasLog] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const model = useBatchUpdate(task);
  const isLog = view === 'log';
  const openLog = () => {
    setView('log');
    setWasLog(true);
  };
  // The dialog takes the focus when it opens. On a phone the keyboard would cover it.
  const enter = (isOpen: boolean) => {
    if (isOpen && !isPhone) body.current?.querySelector('input')?.focus();
  };
  const back = (
    <span className={styles.title}>
      <Button
        type="text"
        size="small"
        autoFocus
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        aria-label={t('log.back')}
        onClick={() => setView('form')}
      />
      {t('log.title')}
    </span>
  );
  return (
    <Modal
      open
      width={widths[view]}
      title={isLog ? back : t('title')}
      mask={{ closable: false }}
      afterOpenChange={enter}
      onCancel={task.onClose}
      footer={isLog ? null : <Footer model={model} isBack={wasLog} onLog={openLog} onClose={task.onClose} />}
    >
      {isLog ? (
        <BatchLog schemaCode={task.config.schemaCode} />
      ) : (
        <div ref={body}>
          <BatchUpdateForm model={model} task={task} />
        </div>
      )}
    </Modal>
  );
}

interface FooterProps {
  readonly model: BatchUpdateModel;
  /** True where the user comes back from the log. */
  readonly isBack: boolean;
  readonly onLog: () => void;
  readonly onClose: () => void;
}

function Footer({ model, isBack, onLog, onClose }: FooterProps) {
  const t = batchUpdateTexts.useT();
  const { preview, failure, isRunning, isWaiting, save } = model;
  const count = model.allCount ?? changeCount(preview);
  const reason = failure?.message ?? (count === 0 ? t('nothing') : null);
  return (
    <div className={styles.footer}>
      <span className={styles.log}>
        <Button type="link" autoFocus={isBack} onClick={onLog}>
          {t('log.open')}
        </Button>
      </span>
      <Button disabled={isRunning} onClick={onClose}>
        {t('cancel')}
      </Button>
      <DisabledReason reason={isRunning || isWaiting ? null : reason}>
        <Button type="primary" loading={isRunning || isWaiting} onClick={save}>
          {count ? t('ok', { count }) : t('confirm')}
        </Button>
      </DisabledReason>
    </div>
  );
}

/** Returns the number of records that change; undefined while nobody knows. */
function changeCount(preview: BatchUpdateModel['preview']): number | undefined {
  if (preview === undefined) return undefined;
  return preview.changes.reduce((sum, { count }) => sum + count, preview.otherCount);
}
