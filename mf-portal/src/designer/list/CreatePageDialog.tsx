import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import { ChoiceField, CreateDocumentDialog } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import { pageDesignPath } from '../addresses.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';

interface CreatePageDialogProps {
  /** Page whose content the new one begins with; null: it begins empty. */
  readonly copyOf: PortalPageDesignSummary | null;
  onClose(): void;
}

/** Stands for the portal among the applications that a page can belong to. */
const portal = '';

/** Begins a page, empty or as a copy, and opens it. */
export function CreatePageDialog({ copyOf, onClose }: CreatePageDialogProps) {
  const t = pageDesignTexts.useT();
  const audiences = useAudiences();
  const [appCode, setAppCode] = useState(copyOf?.appCode ?? null);
  return (
    <CreateDocumentDialog
      words={{
        create: t('create'),
        createTitle: t('createTitle'),
        copyTitle: t('copyTitle', { name: copyOf?.name ?? '' }),
      }}
      copyOf={copyOf && { name: portalPageDesignName(copyOf), names: copyOf }}
      nameOf={(pageCode) => portalPageDesignName({ pageCode })}
      pathOf={pageDesignPath}
      place={{ appCode }}
      renderPlace={() => (
        <ChoiceField
          label={t('audience')}
          value={appCode ?? portal}
          options={audiences}
          onChange={(chosen) => setAppCode(chosen === portal ? null : chosen)}
        />
      )}
      onClose={onClose}
    />
  );
}

/** Returns the audiences that a page can have: everybody, where the user designs the portal itself, and the users of an application. */
function useAudiences() {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const { data } = useListApplicationsQuery({});
  const applications = (data ?? []).map(({ code: value, name, name_i18n }) => ({
    value,
    label: t('usersOf', { name: localised(name, name_i18n, locale) }),
  }));
  return [{ value: portal, label: t('everybody') }, ...applications];
}
