import { linkTarget } from '@portico/shared-kit/contract/action-checks';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { ShellApi } from '@portico/shared-kit/remotes/react';
import type { Toast } from '@portico/shared-kit/ui/feedback';
import type { ActionContext, ListAction } from '../actions/action-row.ts';
import { ScriptCard } from './card/ScriptCard.tsx';
import { CannotRun } from './CannotRun.tsx';
import { DisabledNotice } from './DisabledNotice.tsx';
import type { ListScript, ScriptedState, ScriptView } from './list-script.ts';
import { recordsWith } from './scripted-records.ts';
import { describedColumns } from './script-columns.tsx';
import type { ListEffect, RunState } from './run-state.ts';
import type { ScriptRun } from './script-run.ts';
import { ScriptNotice } from './ScriptNotice.tsx';
import { scriptsTexts } from './scripts.texts.ts';

interface Tools {
  readonly shell: ShellApi;
  readonly toast: Toast;
  readonly list: ScriptedState | null;
}

/** Makes a change that a script asks of the list. */
export function makeEffect(effect: ListEffect, { shell, toast, list }: Tools): void {
  if (effect.do === 'notify') tell(effect, toast);
  else if (effect.do === 'refresh') list?.refresh();
  else if (effect.do === 'select') list?.onSelect(new Set(effect.ids));
  else if (linkTarget(effect.href)?.kind === 'portal') shell.navigate(effect.href);
  else window.open(effect.href, '_blank', 'noopener,noreferrer');
}

function tell({ text, tone }: Extract<ListEffect, { do: 'notify' }>, toast: Toast): void {
  if (tone === 'success') toast.success(text);
  else if (tone === 'danger') toast.error(text);
  else if (tone === 'warning') toast.warning(text);
  else toast.info(text);
}

/** Returns a running script as the list knows it. */
export function listScriptOf(config: ListConfig, run: ScriptRun): ListScript {
  let view: { of: RunState; view: ScriptView } | null = null;
  let told: ScriptedState | null = null;
  const instead = run.summary === null ? <CannotRun list={config} fault={run.state.fault} /> : null;
  const make = (effects: readonly ListEffect[], { shell, toast }: ActionContext) => {
    for (const effect of effects) makeEffect(effect, { shell, toast, list: told });
  };
  const known = ({ code, name }: ListAction) => ({ code, name });
  return {
    subscribe: (listener) => run.subscribe(listener),
    getView: () => {
      if (view?.of !== run.state) view = { of: run.state, view: viewOf(run.state, view, instead) };
      return view.view;
    },
    narrowing: run.narrowing,
    replacesRecords: run.replacesRecords,
    tell: (state) => {
      told = state;
      run.tell(state);
    },
    recordsOf: recordsWith(run),
    allows: async (action, context) => {
      const { value, effects } = await run.callAction('onPreAction', known(action), context.selected);
      make(effects, context);
      if (value !== false && typeof value !== 'string') return true;
      run.noteRefusal();
      const words = typeof value === 'string' && value !== '' ? value.slice(0, 500) : null;
      context.toast.warning(words ?? scriptsTexts.translator(context.locale)('refused'), 4);
      return false;
    },
    run: async (action, context) =>
      make((await run.callAction('onCustomAction', known(action), context.selected)).effects, context),
    tellDone: async (action, context) =>
      make((await run.callAction('onActionDone', known(action), context.selected)).effects, context),
    Notice: () => <ScriptNotice run={run} list={config} />,
    Tools: () => <ScriptCard run={run} list={config} />,
  };
}

/** Returns the script of a list where it is disabled: it does nothing, and says so above the list. */
export function disabledScript(config: ListConfig): ListScript {
  const view: ScriptView = {
    instead: null,
    draw: (columns) => columns,
    markOf: () => null,
  };
  return {
    subscribe: () => () => undefined,
    getView: () => view,
    narrowing: null,
    replacesRecords: false,
    tell: () => undefined,
    recordsOf: (own) => own,
    allows: () => Promise.resolve(true),
    run: () => Promise.resolve(),
    tellDone: () => Promise.resolve(),
    Notice: () => <DisabledNotice list={config} />,
    Tools: () => null,
  };
}

/** Returns the view of a state; what did not change is the same as before, so that the rows are not drawn again. */
function viewOf(
  state: RunState,
  before: { of: RunState; view: ScriptView } | null,
  instead: ScriptView['instead'],
): ScriptView {
  const { page, isLoading, rows, cells, heads } = state;
  const isSameLook = before !== null && before.of.cells === cells && before.of.heads === heads;
  const isSameRecords = before?.of.page === page && before.of.isLoading === isLoading;
  const isSame = isSameLook && isSameRecords && before.of.rows === rows;
  if (isSame) return before.view;
  return {
    instead,
    draw: isSameLook ? before.view.draw : (columns) => describedColumns(columns, { cells, heads }),
    markOf: ({ id }) => {
      const row = rows.get(id);
      return row === undefined ? null : { tone: row.tone, label: row.text };
    },
  };
}
