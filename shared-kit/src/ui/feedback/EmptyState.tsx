import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import { InboxOutlined, LockOutlined, SearchOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import { StateBlock } from './StateBlock.tsx';

interface EmptyStateProps {
  /** Purpose of this place in a few words. */
  readonly title: string;
  readonly hint?: string | undefined;
  /** The one next action, if the user may take it. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** State of a list in which nothing is yet: what the place is for and the one next action. */
export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return <StateBlock icon={icon ?? <InboxOutlined />} title={title} hint={hint} actions={action} />;
}

/** State in which nothing matches the filter; clearing it is the way out. */
export function NoResult({ onClear }: { readonly onClear?: (() => void) | undefined }) {
  const t = uiTexts.useT();
  const clear = onClear && <Button onClick={onClear}>{t('noResult.clear')}</Button>;
  return <StateBlock icon={<SearchOutlined />} title={t('noResult.title')} hint={t('noResult.hint')} actions={clear} />;
}

interface NoPermissionProps {
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  /** True where it is all that the page shows. */
  readonly isPage?: boolean;
}

/** The user may not see this; says whom to ask. `action` is a way back. */
export function NoPermission({ hint, action, isPage = false }: NoPermissionProps) {
  const t = uiTexts.useT();
  return (
    <StateBlock
      isPage={isPage}
      icon={<LockOutlined />}
      title={t('noPermission.title')}
      hint={hint ?? t('noPermission.hint')}
      actions={action}
    />
  );
}
