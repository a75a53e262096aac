import { usePortalDispatch } from '@portico/shared-kit/api';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { useState } from 'react';
import { undoOperation } from '../../list/offer-undo.ts';
import { followJobTexts } from './follow-job.texts.ts';

interface UndoJobButtonProps {
  readonly id: string;
  readonly isSmall?: boolean;
  readonly onUndone: () => void;
}

/** Undoes what a job did, as far as nobody changed its records since. */
export function UndoJobButton({ id, isSmall = false, onUndone }: UndoJobButtonProps) {
  const t = followJobTexts.useT();
  const toast = useToast();
  const [dispatch, locale] = [usePortalDispatch(), useLocale()];
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const isUndone = await undoOperation({ toast, dispatch, locale }, id);
    setBusy(false);
    if (isUndone) onUndone();
  };
  return (
    <Button {...(isSmall ? { size: 'small' as const } : {})} loading={isBusy} onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
}
