import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import {
  type DesignerInput,
  DesignerLayout,
  DesignerParts,
  DocumentDesigner,
  type OpenDocument,
} from '@portico/shared-kit/designer';
import { TemplateCanvas } from '../canvas/TemplateCanvas.tsx';
import {
  createTemplateDesigner,
  type TemplateDesignerAction,
  type TemplateDesignerState,
} from '../model/template-designer-state.model.ts';
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

/** The designer of a print template. */
export function TemplateDesigner(input: DesignerInput<PrintTemplateDesign>) {
  const t = templateDesignTexts.useT();
  return (
    <DocumentDesigner
      {...input}
      name={printTemplateDesignName(input.design)}
      format={templateFormat}
      createDesigner={createTemplateDesigner}
      words={{
        unreadable: t('unreadable'),
        unreadableHint: t('unreadableHint'),
        isOff: t('isOff'),
        isRetired: t('isRetired'),
      }}
      renderOpen={(open) => <OpenTemplate {...input} open={open} />}
    />
  );
}

interface OpenTemplateProps extends DesignerInput<PrintTemplateDesign> {
  readonly open: OpenDocument<'printTemplate', TemplateDraft, TemplateDesignerState, TemplateDesignerAction>;
}

/** Palette, pages, settings, what is wrong, and what can be done. */
function OpenTemplate({ design, access, onReopen, open: { draft, notices, ...open } }: OpenTemplateProps) {
  const t = templateDesignTexts.useT();
  const designer = useTemplateDesignerOf({ design, ...open });
  return (
    <TemplateDesignerProvider value={designer}>
      <DesignerLayout
        bar={<TemplateDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={notices}
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
