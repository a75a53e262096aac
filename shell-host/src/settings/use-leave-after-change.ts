import { useToast } from '@portico/shared-kit/ui/feedback';
import { useSignOut } from '../session/use-sign-out.ts';
import { settingsTexts } from './settings.texts.ts';

/** Signs out at once after the password was changed, and says why (shell spec, section 4). */
export function useLeaveAfterChange(): () => void {
  const t = settingsTexts.useT();
  const toast = useToast();
  const signOut = useSignOut();
  return () => {
    toast.success(t('password.changed'));
    void signOut();
  };
}
