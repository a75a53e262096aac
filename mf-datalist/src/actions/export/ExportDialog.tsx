import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { commonTexts } from '@portico/shared-kit/i18n';
import { Button, Modal, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useListName } from '../../list/use-list-name.ts';
import styles from './Export.module.css';
import { ExportFields } from './ExportFields.tsx';
import { ExportOptions } from './ExportOptions.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { ExportRecords } from './ExportRecords.tsx';
import { exportTexts } from './export.texts.ts';
import { useBeginExport } from './use-begin-export.ts';
import { type ExportChoiceModel, type ExportedList, useExportChoice } from './use-export-choice.ts';

/** Widths of the choice and of the progress (list spec, section 2). */
const widths = { choice: 866, progress: 777 } as const;

type Tab = 'fields' | 'records';

interface ExportDialogProps {
  readonly list: ExportedList;
  readonly onClose: () => void;
}

/** Exports a list: what goes into the file, then how far it is; and the files that were exported before. */
export function ExportDialog({ list, onClose }: ExportDialogProps) {
  const t = exportTexts.useT();
  const [task, setTask] = useState<ExportTask | null>(null);
  const [tab, setTab] = useState<Tab>('fields');
  const model = useExportChoice(list);
  const showRecords = () => {
    setTab('records');
    setTask(null);
  };
  const name = useListName(list.config);
  const title = task === null ? t('title', { name }) : t('progress.title');
  const footer = tab === 'fields' ? <Footer list={list} model={model} onBegun={setTask} onClose={onClose} /> : null;
  return (
    <Modal
      open
      width={task === null ? widths.choice : widths.progress}
      title={title}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={task === null ? footer : null}
    >
      {task === null ? (
        <ExportTabs tab={tab} onTab={setTab} list={list} model={model} onRepeated={setTask} />
      ) : (
        <ExportProgress key={task.id} begun={task} onRepeated={setTask} onRecords={showRecords} onClose={onClose} />
      )}
    </Modal>
  );
}

interface ExportTabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly list: ExportedList;
  readonly model: ExportChoiceModel;
  readonly onRepeated: (task: ExportTask) => void;
}

function ExportTabs({ tab, onTab, list, model, onRepeated }: ExportTabsProps) {
  const t = exportTexts.useT();
  const pane = (key: Tab, children: ReactNode) => ({ key, label: t(`tabs.${key}`), children });
  return (
    <Tabs
      activeKey={tab}
      onChange={(key) => onTab(key as Tab)}
      destroyOnHidden
      items={[
        pane(
          'fields',
          <div className={styles.parts}>
            <ExportFields model={model} />
            <ExportOptions model={model} />
          </div>,
        ),
        pane('records', <ExportRecords config={list.config} onRepeated={onRepeated} />),
      ]}
    />
  );
}

interface FooterProps {
  readonly list: ExportedList;
  readonly model: ExportChoiceModel;
  readonly onBegun: (task: ExportTask) => void;
  readonly onClose: () => void;
}

function Footer({ list, model, onBegun, onClose }: FooterProps) {
  const t = exportTexts.useT();
  const common = commonTexts.useT();
  const { begin, isBeginning } = useBeginExport(list, model, onBegun);
  const { selection, count } = model;
  const reason = selection.size === 0 ? t('reasons.noField') : count === 0 ? t('reasons.noRecord') : null;
  return (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <DisabledReason reason={reason}>
        <Button type="primary" loading={isBeginning} onClick={begin}>
          {t('begin', { count })}
        </Button>
      </DisabledReason>
    </>
  );
}
