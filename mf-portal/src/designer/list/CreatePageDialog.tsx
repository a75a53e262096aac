import { useFailure } from '@portico/shared-kit/api';
import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import { ChoiceField, designerTexts } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { DialogText } from '../editors/ItemDialog.tsx';
import { englishName, withEnglishName } from '../model/page-names.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import own from './PageDesignList.module.css';
import { type NewPage, useCreatePage } from './use-create-page.ts';

interface CreatePageDialogProps {
  /** Page whose content the new one begins with; null: it begins empty. */
  readonly copyOf: PortalPageDesignSummary | null;
  onClose(): void;
}

const code = /^[A-Za-z]\w*$/;

/** Stands for the portal among the applications that a page can belong to. */
const portal = '';

/** Begins a page, empty or as a copy, and opens it. */
export function CreatePageDialog({ copyOf, onClose }: CreatePageDialogProps) {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const [isChecked, setChecked] = useState(false);
  const [page, setPage] = useState(() => entriesOf(copyOf));
  const { create, isSending, error } = useCreatePage(copyOf);
  const failure = useFailure(error);
  const enter = (changes: Partial<NewPage>) => setPage((before) => ({ ...before, ...changes }));
  const problems = {
    name: page.name.trim() === '' ? words('missing') : null,
    code: page.code === '' ? words('missing') : code.test(page.code) ? null : words('badCode'),
  };
  const send = () => {
    setChecked(true);
    if (problems.name === null && problems.code === null) void create({ ...page, name: page.name.trim() });
  };
  const shown = copyOf === null ? t('createTitle') : t('copyTitle', { name: copyOf.name });
  return (
    <Modal
      open
      title={shown}
      okText={t(copyOf === null ? 'create' : 'copy')}
      cancelText={words('cancel')}
      confirmLoading={isSending}
      onOk={send}
      onCancel={onClose}
    >
      <div className={own.form}>
        {error !== undefined && <Alert type="error" showIcon title={failure.message} description={failure.hint} />}
        <NewPageFields page={page} problemOf={(field) => (isChecked ? problems[field] : null)} onChange={enter} />
      </div>
    </Modal>
  );
}

interface NewPageFieldsProps {
  readonly page: NewPage;
  problemOf(field: 'name' | 'code'): string | null;
  onChange(changes: Partial<NewPage>): void;
}

function NewPageFields({ page, problemOf, onChange }: NewPageFieldsProps) {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const audiences = useAudiences();
  return (
    <>
      <DialogText
        label={t('nameZh')}
        value={page.name}
        maxLength={100}
        problem={problemOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <DialogText
        label={words('nameEn')}
        value={englishName(page.name_i18n)}
        maxLength={100}
        onChange={(name) => onChange({ name_i18n: withEnglishName(page.name_i18n, name.trimStart()) })}
      />
      <DialogText
        label={t('code')}
        hint={words('codeHint')}
        value={page.code}
        maxLength={64}
        problem={problemOf('code')}
        onChange={(text) => onChange({ code: text.trim() })}
      />
      <ChoiceField
        label={t('audience')}
        value={page.appCode ?? portal}
        options={audiences}
        onChange={(chosen) => onChange({ appCode: chosen === portal ? null : chosen })}
      />
    </>
  );
}

function entriesOf(copyOf: PortalPageDesignSummary | null): NewPage {
  if (copyOf === null) return { name: '', name_i18n: null, code: '', appCode: null };
  const { name, name_i18n, appCode } = copyOf;
  const english = englishName(name_i18n);
  return {
    name: pageDesignTexts.t('zh', 'copyName', { name }),
    name_i18n: english === '' ? null : withEnglishName(null, pageDesignTexts.t('en', 'copyName', { name: english })),
    code: '',
    appCode,
  };
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
