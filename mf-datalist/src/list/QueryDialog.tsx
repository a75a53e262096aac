import { commonTexts } from '@portico/shared-kit/i18n';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { QueryContent, type QueryState } from './QueryContent.tsx';
import { useFirstField } from './use-first-field.ts';

interface QueryDialogProps<T> {
  readonly title: string;
  /** In px. */
  readonly width: number;
  readonly query: QueryState<T>;
  /** True where it is a form: the focus begins at its first field. */
  readonly isForm?: boolean;
  onClose(): void;
  /** Draws the answer. */
  readonly children: (data: T) => ReactNode;
}

/** Dialog about the answer of a read, with a button that closes it. */
export function QueryDialog<T>({ title, width, query, isForm = false, onClose, children }: QueryDialogProps<T>) {
  const common = commonTexts.useT();
  const { body, enter } = useFirstField(isForm && query.data !== undefined);
  return (
    <Modal
      open
      width={width}
      title={title}
      afterOpenChange={enter}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <div ref={body}>
        <QueryContent query={query}>{children}</QueryContent>
      </div>
    </Modal>
  );
}
