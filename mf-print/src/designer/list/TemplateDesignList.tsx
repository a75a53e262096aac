import type { PrintTemplateDesignSummary } from '@portico/shared-kit/contract/print-template-design.schema';
import { DesignActions, DesignListPage, designerTexts } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { printDesignPath } from '../addresses.model.ts';
import { useTemplateAvailability } from '../availability/use-template-availability.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { CreateTemplateDialog } from './CreateTemplateDialog.tsx';

/** Every print template that the user designs, by application; and the way to a new one and to a copy. */
export function TemplateDesignList() {
  const t = templateDesignTexts.useT();
  const locale = useLocale();
  const entryOf = (template: PrintTemplateDesignSummary) => {
    const { templateCode, appCode, appName, appName_i18n, modelName, modelName_i18n, sheetCode: formCode } = template;
    const model = localised(modelName, modelName_i18n, locale);
    return {
      key: templateCode,
      place: [model, ...(formCode === null ? [] : [formCode]), templateCode],
      to: printDesignPath(templateCode),
      group: { key: appCode, title: localised(appName, appName_i18n, locale) },
    };
  };
  const words = { title: t('title'), create: t('create'), search: t('search') };
  return (
    <DesignListPage
      kind="printTemplate"
      words={{ ...words, empty: t('noTemplates'), emptyHint: t('noTemplatesHint') }}
      entryOf={entryOf}
      wordsOf={({ modelName }) => [modelName]}
      renderActions={(template, onCopy) => <TemplateActions template={template} onCopy={onCopy} />}
      renderCreation={({ copyOf }, onClose) => <CreateTemplateDialog copyOf={copyOf} onClose={onClose} />}
    />
  );
}

function TemplateActions({ template, onCopy }: { readonly template: PrintTemplateDesignSummary; onCopy(): void }) {
  const words = designerTexts.useT();
  const availability = useTemplateAvailability(template);
  return (
    <DesignActions
      design={template}
      items={[{ key: 'copy', label: words('copy'), onClick: onCopy }, ...availability]}
    />
  );
}
