import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from '@portico/shared-kit/api/own-sessions.api';
import type { OwnSession } from '@portico/shared-kit/contract/own-sessions.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { App } from 'antd/es';
import { mySessionsTexts } from './my-sessions.texts.ts';

interface Question {
  readonly title: string;
  readonly content: string;
  readonly okText: string;
  onOk(): Promise<void>;
}

/** Asks, ends one session or all others, and tells what became of it; a refusal is told by the portal's rule for writes. */
export function useEndSessions() {
  const t = mySessionsTexts.useT();
  const toast = useToast();
  const { modal } = App.useApp();
  const [end] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const ask = (question: Question) =>
    void modal.confirm({
      ...question,
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });
  return {
    endOne({ id, ...session }: OwnSession) {
      const device = session.device ?? t('unknownDevice');
      const address = session.address ?? t('unknownAddress');
      ask({
        title: t('endTitle', { device }),
        content: t('endHint', { address }),
        okText: t('end'),
        onOk: async () => {
          const { error } = await end({ id });
          if (error === undefined) toast.success(t('ended'));
        },
      });
    },
    endOthers(count: number) {
      ask({
        title: t('endOthersTitle', { count }),
        content: t('endOthersHint'),
        okText: t('endOthers'),
        onOk: async () => {
          const { data } = await endOthers();
          if (data !== undefined) toast.success(t('othersEnded', { count: data.endedCount }));
        },
      });
    },
  };
}
