import { LiveRegion } from '@portico/shared-kit/designer';
import { templateDesignTexts } from './template-design.texts.ts';
import { useTemplateDesigner } from './template-designer.ts';

/** Announces what happened to pages and elements, and where they are. */
export function TemplateAnnouncements() {
  const t = templateDesignTexts.useT();
  const { state } = useTemplateDesigner();
  const { announcement, words } = state;
  const kind = announcement?.kind;
  const isTurn = kind === 'undo' || kind === 'redo';
  return <LiveRegion words={words === '' && isTurn ? t(`announce.${kind}`) : words} />;
}
