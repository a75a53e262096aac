import { Alert, Button, Space } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { exportFile, readableName } from './export-file.ts';
import { fileTexts } from './file-notes.texts.ts';
import styles from './ImportDialog.module.css';
import { LostList, WarningList } from './NotesList.tsx';

/** Says what of the opened file cannot be kept, before anything of it is overwritten, and what else is to be known of it. */
export function FileNotesBanner() {
  const t = fileTexts.useT();
  const { warnings, hidden } = useWorkflowDesigner().state.notes;
  const { isHeld } = useWorkflowDesigner().state;
  if (!isHeld && warnings.length === 0 && hidden.length === 0) return null;
  return (
    <div className={styles.notes}>
      {isHeld && <LossBanner />}
      {warnings.length > 0 && (
        <Alert
          closable
          type="info"
          showIcon
          title={t('warnings', { count: warnings.length })}
          description={<WarningList warnings={warnings} />}
        />
      )}
      {hidden.length > 0 && (
        <Alert
          closable
          type="info"
          showIcon
          title={t('hidden', { count: hidden.length, names: hidden.map((name) => name || t('noName')).join(', ') })}
        />
      )}
    </div>
  );
}

function LossBanner() {
  const t = fileTexts.useT();
  const { design, diagram, state } = useWorkflowDesigner();
  const { lost } = state.notes;
  const keep = () => exportFile(diagram.source(), `${readableName(design.name || design.workflowCode)}.bpmn`);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('lostTitle', { count: lost.length })}
      description={
        <>
          <p className={styles.fact}>{t('lostHint')}</p>
          <LostList lost={lost} />
          <Space wrap>
            <Button size="small" onClick={keep}>
              {t('keepOriginal')}
            </Button>
            <Button size="small" danger onClick={() => diagram.letGo()}>
              {t('letGo')}
            </Button>
          </Space>
        </>
      }
    />
  );
}
