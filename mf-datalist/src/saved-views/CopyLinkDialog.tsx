import type { ViewCode } from '@portico/shared-kit/contract/ids';
import { commonTexts } from '@portico/shared-kit/i18n';
import { copyText, useToast } from '@portico/shared-kit/ui/feedback';
import { Button, Input, type InputRef, Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sharedQuery } from './saved-state.model.ts';
import { savedViewTexts } from './saved-views.texts.ts';
import styles from '../list/DialogForm.module.css';

interface CopyLinkDialogProps {
  /** The view that the list shows, which an address of the first view leaves out. */
  readonly viewCode: ViewCode;
  onClose(): void;
}

/** Time that the message stays, in seconds: long enough to read whose permissions count. */
const messageSeconds = 4;

/** Copies the address of the list with its state, and says so; where the browser refuses, shows the address to copy by hand. */
export function CopyLinkDialog({ viewCode, onClose }: CopyLinkDialogProps) {
  const t = savedViewTexts.useT();
  const common = commonTexts.useT();
  const toast = useToast();
  const id = useId();
  const { pathname, search } = useLocation();
  const address = `${location.origin}${pathname}?${sharedQuery(new URLSearchParams(search), viewCode)}`;
  const [isRefused, setRefused] = useState(false);
  const isBegun = useRef(false);
  const field = useRef<InputRef>(null);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void copyText(address).then((isCopied) => {
      if (!isCopied) return setRefused(true);
      toast.success(t('linkCopied'), messageSeconds);
      onClose();
    });
  }, [address, toast, t, onClose]);
  if (!isRefused) return null;
  return (
    <Modal
      open
      width={520}
      title={t('linkTitle')}
      afterOpenChange={() => field.current?.focus({ cursor: 'all' })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <p className={styles.intro}>{t('linkByHand')}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{t('link')}</label>
        <Input id={id} readOnly ref={field} value={address} onFocus={({ target }) => target.select()} />
      </div>
    </Modal>
  );
}
