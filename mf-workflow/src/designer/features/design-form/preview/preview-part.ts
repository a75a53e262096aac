import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { createContext, type ReactNode, useContext } from 'react';

type RenderPreview = (config: FormConfig) => ReactNode;

const RenderContext = createContext<RenderPreview | null>(null);

/** Gives the designer the form page's own form, which the page has. */
export const PreviewPartProvider = RenderContext;

/** Returns the function that draws a form to fill in. Throws where the page gives none. */
export function usePreviewPart(): RenderPreview {
  const render = useContext(RenderContext);
  if (render === null) throw new Error('usePreviewPart was called outside of the page of the designer');
  return render;
}
