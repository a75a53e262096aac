import { changeLocale, useLocale } from '@portico/shared-kit/i18n';
import { BgColorsOutlined, GlobalOutlined } from '@portico/shared-kit/ui/icons';
import { can } from '@portico/shared-kit/permissions';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session-context.ts';
import { layoutTexts } from '../layout.texts.ts';

/** Something the header offers on every page: a button on wide screens, a row of the user's menu on phones. */
export interface Tool {
  readonly id: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Shown beside the icon in the header; the icon alone where null. */
  readonly word: string | null;
  onSelect(): void;
}

/** The tools that this user may use. `onTheme` opens the theme drawer. */
export function useTools(onTheme: () => void): readonly Tool[] {
  const t = layoutTexts.useT();
  const locale = useLocale();
  const session = useSession();
  const mayDress = session !== null && can(session.permissions, 'theme:change');
  const theme: Tool = {
    id: 'theme',
    icon: <BgColorsOutlined aria-hidden="true" />,
    label: t('theme.open'),
    word: null,
    onSelect: onTheme,
  };
  const language: Tool = {
    id: 'language',
    icon: <GlobalOutlined aria-hidden="true" />,
    label: t('languageHint'),
    word: t('language'),
    onSelect: () => changeLocale(locale === 'zh' ? 'en' : 'zh'),
  };
  return mayDress ? [theme, language] : [language];
}
