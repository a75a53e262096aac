import { frameMessageOf, postToFrame } from '@portico/shared-kit/remotes/frame-messages';
import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './FrameDialog.module.css';

interface FrameDialogProps {
  readonly title: string;
  /** A path of the portal. */
  readonly address: string;
  /** Address of the list: a form that leads back to it closes the dialog. */
  readonly listAddress: string;
  /** Closed; `leadsTo` is where the form's page went instead, null for back to the list. */
  readonly onClose: (leadsTo: string | null) => void;
}

/** Milliseconds after which a frame that answers nothing is closed without its leave. */
const timeoutMs = 800;

/**
 * A form over the list, in a frame of the same origin and session (list spec, section 2: iframe modal form). A sandbox
 * that lets scripts of the own origin run would hold nothing; the content policy keeps other sites out of frames.
 */
export function FrameDialog({ title, address, listAddress, onClose }: FrameDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The list may be drawn anew while the frame is asked, which must not end the waiting.
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      const message = frameMessageOf(event, frame.current?.contentWindow ?? null);
      if (message?.portico === 'asked') clearTimeout(waiting.current);
      if (message?.portico === 'leaves') close.current(message.to === listAddress ? null : message.to);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      clearTimeout(waiting.current);
    };
  }, [listAddress]);
  const handleCancel = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => close.current(null), timeoutMs);
    postToFrame(frame.current?.contentWindow ?? null, { portico: 'mayClose' });
  };
  return (
    <Modal
      open
      width="min(1200px, calc(100vw - 32px))"
      centered
      title={title}
      footer={null}
      mask={{ closable: false }}
      onCancel={handleCancel}
    >
      <iframe ref={frame} className={styles.frame} src={address} title={title} />
    </Modal>
  );
}
