import {
  useDeleteDesignMutation,
  useLazyGetDesignQuery,
  useSetDesignAvailabilityMutation,
} from '@portico/shared-kit/api/workflow-design.api';
import type { Availability, WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { App, type MenuProps } from 'antd';
import { designsPath } from '../../../addresses.model.ts';
import { availabilityTexts } from './availability.texts.ts';

type MenuEntry = NonNullable<NonNullable<MenuProps['items']>[number]>;

type Act = 'off' | 'retire' | 'delete';

/** Returns the entries of a menu by which a workflow is switched off and on, retired and deleted; each says first to how many it happens. */
export function useAvailabilityMenu(design: WorkflowDesign): readonly MenuEntry[] {
  const t = availabilityTexts.useT();
  const { modal } = App.useApp();
  const questionOf = useQuestions();
  const [load] = useLazyGetDesignQuery();
  const { set, remove } = useChanges(design);
  const { availability, published, workflowCode } = design;
  const ask = async (act: Act) => {
    // Much may have been started since the design was opened.
    const { data = design } = await load({ workflowCode });
    const { lines, does, ...question } = questionOf(act, data);
    const content = lines.map((line) => <p key={line}>{line}</p>);
    const onOk = () => (does === 'delete' ? remove() : set(does));
    void modal.confirm({ ...question, content, cancelText: t('cancel'), okButtonProps: { danger: true }, onOk });
  };
  const entry = (act: Act, label: string) => ({ key: act, label, onClick: () => void ask(act) });
  const deleting = { ...entry('delete', t('delete')), danger: true };
  if (published === null) return [deleting];
  return [
    availability === 'on'
      ? entry('off', t('switchOff'))
      : { key: 'on', label: t('switchOn'), onClick: () => void set('on') },
    ...(availability === 'retired' ? [] : [entry('retire', t('retire'))]),
    deleting,
  ];
}

interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly okText: string;
  /** Called once it is confirmed. */
  readonly does: 'off' | 'retired' | 'delete';
}

/** The question before the action; a workflow that cannot be deleted says why, and can be retired instead. */
function useQuestions(): (act: Act, design: WorkflowDesign) => Question {
  const t = availabilityTexts.useT();
  const locale = useLocale();
  return (act, design) => {
    const { workflowCode, boundWorkflow, runningCount, startedCount: count } = design;
    const name = localised(design.name, design.name_i18n, locale);
    const model = localised(design.modelName, design.modelName_i18n, locale);
    const consequences = [
      ...(runningCount > 0 ? [t('running', { count: runningCount })] : []),
      ...(boundWorkflow === workflowCode ? [t('bound', { model })] : []),
    ];
    if (act === 'off')
      return {
        title: t('offTitle', { name }),
        lines: [t('offHint'), ...consequences],
        okText: t('switchOff'),
        does: 'off',
      };
    const retire = { okText: t('retire'), does: 'retired' } as const;
    const lines = [t('retireHint'), ...consequences];
    if (act === 'retire') return { ...retire, title: t('retireTitle', { name }), lines };
    if (count > 0)
      return { ...retire, title: t('cannotDelete', { name }), lines: [t('startedHint', { count }), ...lines] };
    return { title: t('deleteTitle', { name }), lines: [t('deleteHint')], okText: t('delete'), does: 'delete' };
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
