import { useDeleteDesignMutation, useSetDesignAvailabilityMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { Availability, WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { App, type MenuProps } from 'antd';
import { designsPath } from '../../../addresses.model.ts';
import { availabilityTexts } from './availability.texts.ts';

type MenuEntry = NonNullable<NonNullable<MenuProps['items']>[number]>;

/** Returns the entries of a menu by which a workflow is switched off and on, retired and deleted; each says first to how many it happens. */
export function useAvailabilityMenu(design: WorkflowDesign): readonly MenuEntry[] {
  const t = availabilityTexts.useT();
  const { modal } = App.useApp();
  const ask = useQuestions(design);
  const { name, set, remove } = useChanges(design);
  const { availability, published, startedCount } = design;
  const retire = {
    title: t('retireTitle', { name }),
    lines: [t('retireHint'), ...ask.consequences],
    okText: t('retire'),
    run: () => set('retired'),
  };
  const off = {
    title: t('offTitle', { name }),
    lines: [t('offHint'), ...ask.consequences],
    okText: t('switchOff'),
    run: () => set('off'),
  };
  const confirm = ({ title, lines, okText, run }: typeof off) =>
    void modal.confirm({
      title,
      content: lines.map((line) => <p key={line}>{line}</p>),
      okText,
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: run,
    });
  // What cannot be deleted says why, and offers what can be done instead.
  const deletion =
    startedCount === 0
      ? { title: t('deleteTitle', { name }), lines: [t('deleteHint')], okText: t('delete'), run: remove }
      : {
          ...retire,
          title: t('cannotDelete', { name }),
          lines: [t('startedHint', { count: startedCount }), ...retire.lines],
        };
  const canRetire = availability !== 'retired';
  const deleting = { key: 'delete', label: t('delete'), danger: true, onClick: () => confirm(deletion) };
  if (published === null) return [deleting];
  return [
    ...(availability === 'on'
      ? [{ key: 'off', label: t('switchOff'), onClick: () => confirm(off) }]
      : [{ key: 'on', label: t('switchOn'), onClick: () => void set('on') }]),
    ...(canRetire ? [{ key: 'retire', label: t('retire'), onClick: () => confirm(retire) }] : []),
    ...(startedCount === 0 || canRetire ? [deleting] : []),
  ];
}

/** What happens to what is there already. */
function useQuestions({ workflowCode, boundWorkflow, modelName, modelName_i18n, runningCount }: WorkflowDesign) {
  const t = availabilityTexts.useT();
  const locale = useLocale();
  const model = localised(modelName, modelName_i18n, locale);
  return {
    consequences: [
      ...(runningCount > 0 ? [t('running', { count: runningCount })] : []),
      ...(boundWorkflow === workflowCode ? [t('bound', { model })] : []),
    ],
  };
}

function useChanges({ workflowCode, name: ownName, name_i18n }: WorkflowDesign) {
  const t = availabilityTexts.useT();
  const shell = useShell();
  const toast = useToast();
  const [change] = useSetDesignAvailabilityMutation();
  const [drop] = useDeleteDesignMutation();
  const name = localised(ownName, name_i18n, useLocale());
  return {
    name,
    set: async (availability: Availability) => {
      const { error } = await change({ workflowCode, availability });
      if (error === undefined) toast.success(t(`done.${availability}`));
    },
    remove: async () => {
      const { error } = await drop({ workflowCode });
      if (error !== undefined) return;
      toast.success(t('deleted', { name }));
      shell.navigate(designsPath);
    },
  };
}
