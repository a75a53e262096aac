import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import {
  ChoiceField,
  ChoicesField,
  PanelReadOnlyProvider,
  panelStyles,
  SettingsFields,
} from '@portico/shared-kit/designer';
import { type Property, propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { isWorkSource, type TextSource, withDataSource, withModel } from '@portico/shared-kit/portal-pages';
import { displayFields, sortFields } from '../model/text-fields.model.ts';
import { panelTexts } from '../panel/panel.texts.ts';
import { ListConditionsEditor } from './ListConditionsEditor.tsx';
import { textSourceTexts } from './text-source.texts.ts';
import { useTargetOptions } from './use-target-options.ts';

const sources = ['bizModel', 'myUnfinished', 'myFinished', 'myRead', 'myUnread', 'myStart'] as const;

interface TextSourceFieldsProps {
  readonly source: TextSource;
  onChange(source: TextSource): void;
}

/** Fields for the source of a text list (portal spec, section 3): another source clears what belongs to the one before. */
export function TextSourceFields({ source, onChange }: TextSourceFieldsProps) {
  const t = textSourceTexts.useT();
  const { dataSource } = source;
  return (
    <>
      <ChoiceField
        label={t('dataSource')}
        value={dataSource}
        options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        onChange={(chosen) => onChange(withDataSource(source, chosen as TextSource['dataSource']))}
      />
      {isWorkSource(dataSource) ? <LockedOrder /> : <ModelFields source={source} onChange={onChange} />}
    </>
  );
}

/** Order of work, which nobody can change (portal spec, section 4). */
function LockedOrder() {
  const t = textSourceTexts.useT();
  const nothing = () => undefined;
  return (
    <PanelReadOnlyProvider value>
      <ChoiceField
        label={t('sortField')}
        hint={t('locked')}
        value="receiveTime"
        options={[{ value: 'receiveTime', label: t('receiveTime') }]}
        onChange={nothing}
      />
      <ChoiceField
        label={t('sortRule')}
        value="descending"
        options={[{ value: 'descending', label: t('rules.descending') }]}
        onChange={nothing}
      />
    </PanelReadOnlyProvider>
  );
}

function ModelFields({ source, onChange }: TextSourceFieldsProps) {
  const t = textSourceTexts.useT();
  const words = panelTexts.useT();
  const { bizModel, bizModelInfo } = source;
  const app = bizModelInfo?.appCode ?? '';
  const options = useTargetOptions({ kind: 'bizModel', app, bizModel: bizModel ?? '', portalPage: '' });
  const choose = (appCode: string, model: string | null) =>
    onChange(withModel(source, { bizModel: model, bizModelInfo: { appCode } }));
  return (
    <>
      <ChoiceField
        label={words('app')}
        value={app || null}
        options={options.applications}
        onChange={(code) => choose(code, null)}
      />
      <ChoiceField
        label={words('bizModel')}
        value={bizModel}
        options={options.models}
        onChange={(code) => choose(app, code)}
      />
      {bizModel === null ? (
        <p className={panelStyles.hint}>{t('noModel')}</p>
      ) : (
        <LineFields schemaCode={bizModel} source={source} onChange={onChange} />
      )}
    </>
  );
}

interface LineFieldsProps extends TextSourceFieldsProps {
  readonly schemaCode: string;
}

/** Stands for the order of the list itself. */
const listOrder = '';

/** Property type of yes and no (list spec, section 3). */
const logic = 4;

function LineFields({ schemaCode, source, onChange }: LineFieldsProps) {
  const t = textSourceTexts.useT();
  const locale = useLocale();
  const { data } = useGetListConfigDataQuery({ schemaCode });
  const properties: readonly Property[] = data?.properties ?? [];
  const optionOf = (property: Property) => ({ value: property.code, label: propertyName(property, locale) });
  const sortable = [{ value: listOrder, label: t('listOrder') }, ...sortFields(properties).map(optionOf)];
  const rules = (['ascending', 'descending'] as const).map((value) => ({ value, label: t(`rules.${value}`) }));
  const set = (changes: Partial<TextSource>) => onChange({ ...source, ...changes });
  const showTitle = { code: 'showFieldTitle', name: t('showFieldTitle'), propertyType: logic };
  return (
    <>
      <ChoicesField
        label={t('displayField')}
        value={source.displayField}
        options={displayFields(properties).map(optionOf)}
        onChange={(displayField) => set({ displayField })}
      />
      <SettingsFields
        fields={[showTitle]}
        values={{ showFieldTitle: source.showFieldTitle }}
        onChange={(_code, value) => set({ showFieldTitle: value === true })}
      />
      {data !== undefined && (
        <ListConditionsEditor
          properties={properties}
          conditions={source.queryConditions}
          onChange={(queryConditions) => set({ queryConditions })}
        />
      )}
      <ChoiceField
        label={t('sortField')}
        value={source.sortField ?? listOrder}
        options={sortable}
        onChange={(code) => set({ sortField: code === listOrder ? null : code })}
      />
      <ChoiceField
        label={t('sortRule')}
        value={source.sortRule}
        options={rules}
        onChange={(rule) => set({ sortRule: rule as TextSource['sortRule'] })}
      />
    </>
  );
}
