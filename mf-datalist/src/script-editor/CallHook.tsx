import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { makeEffect } from '../scripts/list-script-of.tsx';
import { ofActions } from '../scripts/run-state.ts';
import type { ScriptRun } from '../scripts/script-run.ts';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';

interface CallHookProps {
  readonly run: ScriptRun;
  readonly config: ListConfig;
  readonly selected: readonly BizRecord[];
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Calls a hook of an action as if its button were pressed; the action itself is not done. */
export function CallHook({ run, config, selected, onSelect }: CallHookProps) {
  const t = scriptEditorTexts.useT();
  const actions = useActions(config);
  const hooks = (run.summary?.hooks ?? []).filter((hook) => ofActions.has(hook));
  const [hook, setHook] = useState(hooks[0]);
  const [code, setCode] = useState(actions[0]?.value);
  const { call, outcome } = useCall({ run, selected, onSelect });
  const action = actions.find(({ value }) => value === code);
  if (hook === undefined || action === undefined) return null;
  return (
    <div className={styles.call}>
      <Select
        aria-label={t('test.hook')}
        value={hook}
        options={hooks.map((value) => ({ value, label: value }))}
        onChange={setHook}
        popupMatchSelectWidth={false}
      />
      <Select
        aria-label={t('test.action')}
        value={code}
        options={[...actions]}
        onChange={setCode}
        popupMatchSelectWidth={false}
      />
      <Button onClick={() => void call(hook, { code: action.value, name: action.label })}>{t('test.call')}</Button>
      <span role="status" className={styles.outcome}>
        {outcome ?? t('test.callHint')}
      </span>
    </div>
  );
}

function useActions({ view }: ListConfig) {
  const locale = useLocale();
  return view.queryActions.map(({ actionCode, name, name_i18n = null }) => ({
    value: actionCode,
    label: localised(name, name_i18n, locale),
  }));
}

function useCall({ run, selected, onSelect }: Omit<CallHookProps, 'config'>) {
  const t = scriptEditorTexts.useT();
  const shell = useShell();
  const toast = useToast();
  const [outcome, setOutcome] = useState<string | null>(null);
  const call = async (hook: Parameters<ScriptRun['callAction']>[0], action: { code: string; name: string }) => {
    const { value, effects } = await run.callAction(hook, action, selected);
    for (const effect of effects) {
      if (effect.do === 'select') onSelect(new Set(effect.ids));
      else makeEffect(effect, { shell, toast, list: null });
    }
    const isRefused = hook === 'onPreAction' && (value === false || typeof value === 'string');
    if (isRefused) run.noteRefusal();
    if (hook !== 'onPreAction') setOutcome(t('test.done'));
    else if (!isRefused) setOutcome(t('test.allowed'));
    else if (typeof value === 'string' && value !== '') setOutcome(t('test.refusedBy', { words: value.slice(0, 500) }));
    else setOutcome(t('test.refused'));
  };
  return { call, outcome };
}
