import type { Oversight } from '@portico/shared-kit/contract/workflow-oversight.schema';
import { isInTurn, type OverseeDraft } from './oversee.model.ts';
import styles from './OverseeDialog.module.css';
import { overseeTexts } from './oversee.texts.ts';

interface TurnsHintProps {
  readonly oversight: Oversight;
  readonly draft: OverseeDraft;
}

/** Hint on the meaning of the people's order where they come one after the other. */
export function TurnsHint({ oversight, draft }: TurnsHintProps) {
  const t = overseeTexts.useT();
  return isInTurn(draft.activity, oversight.liveActivities) ? <p className={styles['hint']}>{t('inTurn')}</p> : null;
}
