import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import {
  AvailabilityBanner,
  type DesignerInput,
  DesignerLayout,
  DesignerParts,
  RecoverableCopyBanner,
  useOpenDocument,
} from '@portico/shared-kit/designer';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { useState } from 'react';
import { TemplateCanvas } from '../canvas/TemplateCanvas.tsx';
import { createTemplateDesigner } from '../model/template-designer-state.model.ts';
import { type TemplateDraft, templateFormat } from '../model/template-draft.model.ts';
import { TemplateOutline } from '../outline/TemplateOutline.tsx';
import { TemplatePalette } from '../palette/TemplatePalette.tsx';
import { TemplatePanel } from '../panel/TemplatePanel.tsx';
import { LivePreview } from '../preview/LivePreview.tsx';
import { TemplateProblems } from '../problems/TemplateProblems.tsx';
import { TemplateAnnouncements } from '../TemplateAnnouncements.tsx';
import { templateDesignTexts } from '../template-design.texts.ts';
import { TemplateDesignerProvider } from '../template-designer.ts';
import { useTemplateDesignerOf } from '../use-template-designer-of.ts';
import { TemplateDesignerBar } from './TemplateDesignerBar.tsx';

/** The designer of a print template, where this program can read it. */
export function TemplateDesigner(input: DesignerInput<PrintTemplateDesign>) {
  const t = templateDesignTexts.useT();
  const [template] = useState(() => templateFormat.read(input.opened));
  if (template === null) return <EmptyState title={t('unreadable')} hint={t('unreadableHint')} />;
  return <OpenTemplate {...input} template={template} />;
}

interface OpenTemplateProps extends DesignerInput<PrintTemplateDesign> {
  /** As it was opened. */
  readonly template: TemplateDraft;
}

/** Palette, pages, settings, what is wrong, and what can be done. */
function OpenTemplate({ template, opened, design, access, onReopen }: OpenTemplateProps) {
  const t = templateDesignTexts.useT();
  const { draft, copy, restore, ...open } = useOpenDocument({
    name: printTemplateDesignName(design),
    design: opened,
    opened: template,
    access,
    format: templateFormat,
    createDesigner: createTemplateDesigner,
  });
  const designer = useTemplateDesignerOf({ design, ...open });
  return (
    <TemplateDesignerProvider value={designer}>
      <DesignerLayout
        bar={<TemplateDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={
          <>
            <AvailabilityBanner
              availability={design.availability}
              words={{ isOff: t('isOff'), isRetired: t('isRetired') }}
            />
            {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
          </>
        }
        parts={<DesignerParts label={t('elements')} palette={<TemplatePalette />} outline={<TemplateOutline />} />}
        panel={<TemplatePanel />}
        problems={<TemplateProblems />}
        preview={designer.view.isPreviewing && <LivePreview />}
      >
        <TemplateCanvas />
      </DesignerLayout>
      <TemplateAnnouncements />
    </TemplateDesignerProvider>
  );
}
