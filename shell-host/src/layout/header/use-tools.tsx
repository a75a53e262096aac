import { changeLocale, useLocale } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import { BgColorsOutlined, GlobalOutlined, ToolOutlined } from '@portico/shared-kit/ui/icons';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session-context.ts';
import { useBackStage } from '../../app/use-back-stage.ts';
import { panelsTexts } from './panels.texts.ts';

/** Tool that the header offers on every page: a button on wide screens, a row of the user's menu on phones. */
export interface Tool {
  readonly id: 'theme' | 'backStage' | 'language';
  readonly icon: ReactNode;
  readonly label: string;
  /** Shown in place of the icon in the header. */
  readonly word?: string;
  /** Action of the tool: an address in a tab of its own, or something here. */
  readonly does: { readonly href: string } | { onSelect(): void };
}

/** The tools that this user may use (shell spec, section 6). `onTheme` opens the theme drawer. */
export function useTools(onTheme: () => void): readonly Tool[] {
  const t = panelsTexts.useT();
  const locale = useLocale();
  const session = useSession();
  const backStage = useBackStage();
  const tools: Tool[] = [];
  if (session !== null && can(session.permissions, 'theme:change')) {
    const icon = <BgColorsOutlined aria-hidden="true" />;
    tools.push({ id: 'theme', icon, label: t('tools.theme'), does: { onSelect: onTheme } });
  }
  if (session?.admin === true && backStage !== null) {
    const icon = <ToolOutlined aria-hidden="true" />;
    tools.push({ id: 'backStage', icon, label: t('tools.backStage'), does: { href: backStage } });
  }
  tools.push({
    id: 'language',
    icon: <GlobalOutlined aria-hidden="true" />,
    label: t('tools.languageHint'),
    word: t('tools.language'),
    does: { onSelect: () => changeLocale(locale === 'zh' ? 'en' : 'zh') },
  });
  return tools;
}
