import { SettingsFields } from '@portico/shared-kit/designer';
import { useLocale } from '@portico/shared-kit/i18n';
import { widgetValues } from '@portico/shared-kit/remotes';
import { useContributedSlot } from '../../widgets/contributed/use-contributed-slot.ts';
import type { SettingsEditorProps } from '../../widgets/widget-design.ts';

/** Property types by the type of a setting's value (list spec, section 3). */
const propertyTypes = { string: 0, number: 2, boolean: 4 } as const;

/** The settings that a remote declares for its widget, each by the editor of its kind. */
export function ContributedEditor({ widget, onChange }: SettingsEditorProps<'Contributed'>) {
  const locale = useLocale();
  const slot = useContributedSlot(widget.settings);
  if (slot === undefined) return null;
  const { settings = [] } = slot.contribution;
  const values = widgetValues(slot.contribution, widget.settings.values);
  const fields = settings.map(({ name, title, value }) => ({
    code: name,
    name: title[locale],
    propertyType: propertyTypes[typeof value as keyof typeof propertyTypes],
    required: typeof value === 'number',
  }));
  const shown: Readonly<Record<string, unknown>> = Object.fromEntries<unknown>(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? `${value}` : value]),
  );
  const set = (name: string, value: unknown) => {
    const standard = settings.find((setting) => setting.name === name)?.value;
    const kept = typeof standard === 'number' ? Number(value) : typeof standard === 'boolean' ? value === true : value;
    onChange({ values: { ...values, [name]: (kept ?? '') as string | number | boolean } }, `value ${name}`);
  };
  return <SettingsFields fields={fields} values={shown} onChange={set} />;
}
