import type { DocumentProblem } from '@portico/shared-kit/contract/document-design.schema';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { createDesignerContext } from '@portico/shared-kit/designer';
import type { PortalWidget } from '@portico/shared-kit/portal-pages';
import type { Dispatch } from 'react';
import type { PageDraft } from './model/page-draft.model.ts';
import type { PageDesignerAction, PageDesignerState } from './model/page-designer-state.model.ts';

/** Problem of a page: of the server's check, or of the designer's own. */
export type PageProblem = Pick<DocumentProblem, 'code' | 'params' | 'partId' | 'severity'>;

/** Context for every part of the designer's screen. */
export interface PageDesignerContext {
  readonly design: PortalPageDesign;
  readonly state: PageDesignerState;
  /** The page as it is now. */
  readonly page: PageDraft;
  readonly isReadOnly: boolean;
  /** Null until it was checked. */
  readonly problems: readonly PageProblem[] | null;
  readonly dispatch: Dispatch<PageDesignerAction>;
  /** Returns the name by which people know a widget: its title, or its type's name. */
  nameOf(widget: PortalWidget, page?: PageDraft): string;
}

const context = createDesignerContext<PageDesignerContext>('usePageDesigner');

/** Gives everything below it the designer. */
export const PageDesignerProvider = context.Provider;

/** The designer. Throws outside of a page's designer. */
export const usePageDesigner = context.useValue;
