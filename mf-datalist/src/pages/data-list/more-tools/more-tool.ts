import type { ShellApi } from '@portico/shared-kit/remotes/react';
import type { ComponentType, ReactNode } from 'react';
import type { ListScreenModel } from '../use-list-screen.ts';
import type { moreToolsTexts } from './more-tools.texts.ts';

/** Props of what a tool opens. */
export interface MoreToolProps {
  readonly screen: ListScreenModel;
  readonly onClose: () => void;
}

/** Rarely used tool of a list, in the menu at the end of its toolbar. */
export interface MoreTool {
  readonly key: Exclude<Parameters<ReturnType<typeof moreToolsTexts.useT>>[0], 'open'>;
  readonly icon: ReactNode;
  /** True where it is made for wide windows. */
  readonly isForDesk?: boolean;
  /** Returns whether the user is offered it. The server checks the right itself. */
  readonly isOffered: (shell: ShellApi, screen: ListScreenModel) => boolean;
  /** The dialog that it opens; its code is loaded when it is opened. Absent where `addressOf` is there. */
  readonly Dialog?: ComponentType<MoreToolProps>;
  /** The page that it opens in a new tab. */
  readonly addressOf?: (screen: ListScreenModel) => string;
}
