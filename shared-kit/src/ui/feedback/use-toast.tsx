import { App, Button } from 'antd/es';
import { useMemo } from 'react';
import { uiTexts } from '../texts/index.ts';
import type { Failure } from './failure.model.ts';
import { ToastedFailure } from './ToastedFailure.tsx';

/** Button of what is told in passing. */
export interface ToastOffer {
  readonly label: string;
  /** Kind of the message; success by default. */
  readonly type?: 'success' | 'warning';
  readonly onAccept: () => void;
}

/** The one way to tell something in passing. */
export interface Toast {
  success(text: string, seconds?: number): void;
  info(text: string): void;
  /** Tells that something was done, with a button that takes it back; there for ten seconds. */
  offer(text: string, offer: ToastOffer): void;
  warning(text: string, seconds?: number): void;
  /** An error that is understood at a glance: goes away by itself after `seconds`, 3 by default (list spec, section 8). */
  error(text: string, seconds?: number): void;
  /** An error that needs reading: stays until dismissed, with what to do next, its code, and details to copy. */
  failure(failure: Failure): void;
  /** Takes away what is told in passing. */
  dismiss(): void;
}

type PassingKind = 'success' | 'info' | 'warning' | 'error';

const passing = 'portico-toast';
const staying = 'portico-failure';
/** Seconds for which a button of a message can be pressed. */
const offered = 10;

/** The toast rule: one at a time (a newer one takes the place), 2 s; errors that need reading stay until dismissed. */
export function useToast(): Toast {
  const { message, notification } = App.useApp();
  const t = uiTexts.useT();
  return useMemo(() => {
    const pass = (type: PassingKind, content: string, duration = 2) =>
      void message.open({ key: passing, type, content, duration });
    const showCopied = (isCopied: boolean) =>
      isCopied ? pass('success', t('error.copied')) : pass('warning', t('error.copyFailed'));
    return {
      success: (text, seconds) => pass('success', text, seconds),
      info: (text) => pass('info', text),
      warning: (text, seconds) => pass('warning', text, seconds),
      error: (text, seconds = 3) => pass('error', text, seconds),
      offer: (text, { label, type = 'success', onAccept }) => {
        const accept = () => {
          message.destroy(passing);
          onAccept();
        };
        const content = (
          <>
            {text}
            <Button type="link" size="small" onClick={accept}>
              {label}
            </Button>
          </>
        );
        void message.open({ key: passing, type, content, duration: offered });
      },
      dismiss: () => message.destroy(passing),
      failure: (failure) => {
        message.destroy(passing);
        notification.error({
          key: staying,
          title: failure.message,
          description: <ToastedFailure failure={failure} onCopied={showCopied} />,
          duration: false,
          role: 'alert',
          placement: 'topRight',
        });
      },
    };
  }, [message, notification, t]);
}
