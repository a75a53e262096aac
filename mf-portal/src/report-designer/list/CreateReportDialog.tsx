import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import type { ReportDesignSummary } from '@portico/shared-kit/contract/report-design.schema';
import { ChoiceField, CreateDocumentDialog } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import { reportDesignPath } from '../addresses.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';

interface CreateReportDialogProps {
  /** Report whose content the new one begins with; null: it begins empty. */
  readonly copyOf: ReportDesignSummary | null;
  onClose(): void;
}

/** Begins a report of an application, empty or as a copy, and opens it. */
export function CreateReportDialog({ copyOf, onClose }: CreateReportDialogProps) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { data } = useListApplicationsQuery({});
  const [appCode, setAppCode] = useState(copyOf?.appCode ?? null);
  const applications = (data ?? []).map(({ code: value, name, name_i18n }) => ({
    value,
    label: localised(name, name_i18n, locale),
  }));
  const words = { create: t('create'), createTitle: t('createTitle') };
  return (
    <CreateDocumentDialog
      words={{ ...words, copyTitle: t('copyTitle', { name: copyOf?.name ?? '' }) }}
      copyOf={copyOf && { name: reportDesignName(copyOf), names: copyOf }}
      nameOf={(reportCode) => reportDesignName({ reportCode })}
      pathOf={reportDesignPath}
      place={appCode === null ? null : { appCode }}
      renderPlace={(problem) => (
        <ChoiceField
          label={t('application')}
          problem={problem}
          value={appCode}
          options={applications}
          onChange={setAppCode}
        />
      )}
      onClose={onClose}
    />
  );
}
