import { Button, Space } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

interface HistoryButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
}

/** Buttons that undo and redo. */
export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: HistoryButtonsProps) {
  const t = designerTexts.useT();
  return (
    <Space>
      <Button disabled={!canUndo} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Button disabled={!canRedo} onClick={onRedo}>
        {t('redo')}
      </Button>
    </Space>
  );
}
