import { useFailure } from '@portico/shared-kit/api';
import { usePreviewFormMutation } from '@portico/shared-kit/api/form-design.api';
import type { FormDesign, PreviewFormInput } from '@portico/shared-kit/contract/form-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Modal, Segmented, Select } from 'antd';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { formOf } from '../model/layout.model.ts';
import styles from './Preview.module.css';
import { usePreviewPart } from './preview-part.ts';

type At = Pick<PreviewFormInput, 'workflowCode' | 'activityCode'>;
type Screen = 'desktop' | 'phone';

const nobody = '';

/** The form as it is in the designer, filled in as somebody with a role would; nothing of it is saved. */
export function PreviewDialog({ onClose }: { onClose(): void }) {
  const t = formDesignTexts.useT();
  const [roleCode, setRole] = useState(nobody);
  const [at, setAt] = useState('0');
  const [screen, setScreen] = useState<Screen>('desktop');
  const { design } = useFormDesigner();
  const locale = useLocale();
  const places = usePreviewOptions(design);
  const roles = design.roles.map(({ code, name, name_i18n }) => ({
    value: code,
    label: localised(name, name_i18n, locale),
  }));
  return (
    <Modal open width="min(1280px, 96vw)" footer={null} title={t('preview')} onCancel={onClose}>
      <div className={styles.tools}>
        <Choice label={t('role')}>
          {(id) => (
            <Select
              id={id}
              value={roleCode}
              options={[{ value: nobody, label: t('nobody') }, ...roles]}
              onChange={(chosen: string) => setRole(chosen)}
            />
          )}
        </Choice>
        <Choice label={t('at')}>
          {(id) => (
            <Select
              id={id}
              value={at}
              options={places.map(({ label }, index) => ({ value: String(index), label }))}
              onChange={(chosen: string) => setAt(chosen)}
            />
          )}
        </Choice>
        <Segmented<Screen>
          aria-label={t('screen')}
          value={screen}
          options={[
            { value: 'desktop', label: t('desktop') },
            { value: 'phone', label: t('phoneScreen') },
          ]}
          onChange={setScreen}
        />
        <p className={styles.hint}>{t('previewHint')}</p>
      </div>
      <Previewed key={`${roleCode} ${at}`} roleCode={roleCode} at={places[Number(at)]?.at ?? {}} screen={screen} />
    </Modal>
  );
}

interface PreviewedProps {
  readonly roleCode: string;
  readonly at: At;
  readonly screen: Screen;
}

function Previewed({ roleCode, at, screen }: PreviewedProps) {
  const { design, layout } = useFormDesigner();
  const renderForm = usePreviewPart();
  const { schemaCode, sheetCode: formCode } = design;
  const [preview, { data, error }] = usePreviewFormMutation();
  const failure = useFailure(error);
  const ask = useEffectEvent(() => {
    const role = roleCode === nobody ? {} : { roleCode };
    void preview({ schemaCode, sheetCode: formCode, form: formOf(layout), ...role, ...at });
  });
  useEffect(() => ask(), []);
  if (error !== undefined) return <ErrorState failure={failure} />;
  if (data === undefined) return <LinesSkeleton />;
  return (
    <div className={styles.screen} data-screen={screen}>
      <Suspense fallback={<LinesSkeleton />}>{renderForm(data)}</Suspense>
    </div>
  );
}

interface PreviewOption {
  readonly label: string;
  readonly at: At;
}

/** Returns the contexts in which a form can be opened: on a new record, at the start of a workflow, and at its activities. */
function usePreviewOptions({ workflows }: FormDesign): readonly PreviewOption[] {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const ofWorkflows = workflows.flatMap(({ workflowCode, name, name_i18n, activities }): readonly PreviewOption[] => {
    const workflow = localised(name, name_i18n, locale);
    return [
      { label: t('start', { workflow }), at: { workflowCode } },
      ...activities.map((activity) => ({
        label: t('activity', { workflow, activity: localised(activity.name, activity.name_i18n, locale) }),
        at: { workflowCode, activityCode: activity.activityCode },
      })),
    ];
  });
  return [{ label: t('newRecord'), at: {} }, ...ofWorkflows];
}

function Choice({ label, children }: { readonly label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
