import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { InitialPasswordDialog } from './InitialPasswordDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PersonalSettingsDialog } from './PersonalSettingsDialog.tsx';
import { SecondFactorDialog } from './second-factor/SecondFactorDialog.tsx';

interface SettingsDialogProps {
  /** Personal settings, the header's change of the password, the forced change of an initial one, or a forced second factor. */
  readonly which: 'settings' | 'password' | 'initial' | 'secondFactor';
  readonly user: CurrentUser;
  readonly onClose?: () => void;
}

const dialogs = {
  settings: PersonalSettingsDialog,
  password: PasswordDialog,
  initial: InitialPasswordDialog,
  secondFactor: SecondFactorDialog,
} as const;

/** The forced change does not close. */
const noop = () => undefined;

/** Dialogs for the user's own account, in one chunk that is fetched when the first of them opens. */
export function SettingsDialog({ which, user, onClose = noop }: SettingsDialogProps) {
  const Dialog = dialogs[which];
  return <Dialog user={user} onClose={onClose} />;
}
