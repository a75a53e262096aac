import { isApiError, useFailure } from '@portico/shared-kit/api';
import { useKeepListScriptMutation } from '@portico/shared-kit/api/list-scripts.api';
import type { ListScript, ListScriptInput } from '@portico/shared-kit/contract/list-scripts.schema';
import { useUnsavedCopy } from '@portico/shared-kit/documents';
import { codeOf } from '@portico/shared-kit/errors';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useState } from 'react';
import { scriptEditorTexts } from './script-editor.texts.ts';

/** A script with whether it runs: what is kept in the browser while it is not saved. */
type ScriptState = Pick<ListScript, 'script' | 'isDisabled'>;

const textOf = ({ script, isDisabled }: ScriptState) => JSON.stringify({ script, isDisabled });

interface ScriptDraftInput {
  readonly view: ListScriptInput;
  /** As the server has it. */
  readonly kept: ListScript;
  readonly isReadOnly: boolean;
}

/** Returns the script of a view as it is edited, what can be done with it, and what an earlier window has left of it. */
export function useScriptDraft({ view, kept, isReadOnly }: ScriptDraftInput) {
  const [base, setBase] = useState(kept);
  const [text, setText] = useState(kept.script);
  const [isDisabled, setDisabled] = useState(kept.isDisabled);
  const isDirty = text !== base.script || isDisabled !== base.isDisabled;
  useLeaveQuestion(isDirty);
  const copy = useUnsavedCopy({
    design: `listScript/${view.schemaCode}/${view.viewCode}`,
    text: textOf({ script: text, isDisabled }),
    saved: textOf(base),
    revision: base.revision,
    isMine: !isReadOnly,
  });
  const { send, forget, ...sending } = useSending();

  const take = (script: ListScript) => {
    forget();
    setBase(script);
    setText(script.script);
    setDisabled(script.isDisabled);
  };
  const save = async () => {
    if (sending.isSaving || !isDirty) return;
    const script = text.trim() === '' ? '' : text;
    const saved = await send({ ...view, script, isDisabled, revision: base.revision });
    if (saved === undefined) return;
    setBase(saved);
    // What was typed meanwhile stays.
    setText((now) => (now === text ? saved.script : now));
    setDisabled((now) => (now === isDisabled ? saved.isDisabled : now));
  };
  const revert = () => take(base);
  const restore = (content: string) => {
    const left = JSON.parse(content) as ScriptState;
    setText(left.script);
    setDisabled(left.isDisabled);
  };
  const change = { setText, setDisabled, take, restore, revert, save: useStableCallback(save) };
  return { ...sending, ...change, copy, text, isDisabled, isDirty };
}

export type ScriptDraft = ReturnType<typeof useScriptDraft>;

function useLeaveQuestion(isDirty: boolean): void {
  const shell = useShell();
  const hasUnsaved = useStableCallback(() => isDirty);
  useEffect(() => shell.confirmLeave(hasUnsaved), [shell, hasUnsaved]);
}

function useSending() {
  const t = scriptEditorTexts.useT();
  const toast = useToast();
  const [keep, { isLoading: isSaving, error, reset: forget }] = useKeepListScriptMutation();
  const failure = useFailure(error);
  const hasChanged = isApiError(error) && error.errcode === codeOf('listScriptChanged');
  const send = async (input: Parameters<typeof keep>[0]) => {
    const { data } = await keep(input);
    if (data !== undefined) toast.success(t('savedNow'));
    return data;
  };
  return {
    send,
    forget,
    isSaving,
    /** True where somebody else has changed the script meanwhile. */
    hasChanged,
    /** The reason for which it could not be saved otherwise; null where it was. */
    failure: error === undefined || hasChanged ? null : failure,
  };
}
