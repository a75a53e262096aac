import { SettingsFields } from '@portico/shared-kit/designer';
import { useFormDesigner } from '../form-designer.tsx';
import { targetId } from '../model/selection-target.model.ts';
import type { TargetSettings } from './target-settings.model.ts';

/** Fields for the settings of what is selected; what is typed into one of them is one step of undo. */
export function TargetSettingsFields({ settings: { fields, values, change } }: { readonly settings: TargetSettings }) {
  const { state, dispatch } = useFormDesigner();
  const set = (code: string, value: unknown) =>
    dispatch({ type: 'set', setting: `${targetId(state.selected)} ${code}`, document: change(code, value) });
  return <SettingsFields fields={fields} values={values} onChange={set} />;
}
