import type { InstanceAdministration } from '@portico/shared-kit/contract/instance-administration.schema';
import { isInTurn, type InstanceAdminDraft } from './instance-admin.model.ts';
import styles from './InstanceAdminDialog.module.css';
import { instanceAdminTexts } from './instance-admin.texts.ts';

interface TurnsHintProps {
  readonly administration: InstanceAdministration;
  readonly draft: InstanceAdminDraft;
}

/** Hint on the meaning of the people's order where they come one after the other. */
export function TurnsHint({ administration, draft }: TurnsHintProps) {
  const t = instanceAdminTexts.useT();
  return isInTurn(draft.activity, administration.liveActivities) ? <p className={styles.hint}>{t('inTurn')}</p> : null;
}
