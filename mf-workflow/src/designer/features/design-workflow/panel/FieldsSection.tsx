import type { Property } from '@portico/shared-kit/contract/models.schema';
import { kindOf, propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import type { FormNodeType } from '@portico/shared-kit/workflow';
import { Checkbox } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { FieldFacts } from '../model/activity.model.ts';
import {
  type FieldRightName,
  fieldRightNames,
  fieldsOfRows,
  type RightsRow,
  rightsRows,
  withRight,
} from '../model/field-rights.model.ts';
import { PanelSection, panelStyles as styles } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';

interface FieldsSectionProps {
  readonly id: string;
  readonly kind: FormNodeType;
  readonly fields: readonly FieldFacts[];
}

/** Table of the rights of people at a node to see, change and fill in: a line for each field, and for each column of its sub-tables. */
export function FieldsSection({ id, kind, fields }: FieldsSectionProps) {
  const t = panelTexts.useT();
  const { design, edits, problemAt } = useWorkflowDesigner();
  const problem = problemAt(id, 'fields');
  const items = design.properties.filter(isFilledIn).flatMap(linesOf);
  const paths = items.map(({ path }) => path);
  const rows = rightsRows(kind, fields, paths);
  const give = (codes: readonly string[], right: FieldRightName, isGiven: boolean) =>
    edits?.changeFields(id, fieldsOfRows(kind, withRight(rows, { codes, right, isGiven }), fields));
  return (
    <PanelSection title={t('section.fields')}>
      <p className={styles.hint}>{t('narrowsOnly')}</p>
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      <table className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">{t('dataItem')}</th>
            {fieldRightNames.map((right) => (
              <th key={right} scope="col">
                <AllBox
                  right={right}
                  rows={rows}
                  onGive={(isGiven) =>
                    give(
                      rows.map(({ code }) => code),
                      right,
                      isGiven,
                    )
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <RightsLine
              key={row.code}
              row={row}
              item={items[at]}
              onGive={(right, isGiven) => give([row.code], right, isGiven)}
            />
          ))}
        </tbody>
      </table>
    </PanelSection>
  );
}

/** As the engine has it: what nobody fills in by a form has no rights at a node. */
function isFilledIn(item: Property): boolean {
  return item.system !== true && kindOf(item).readOnlySource === undefined;
}

interface Line {
  readonly path: string;
  readonly property: Property;
  readonly isColumn: boolean;
}

function linesOf(property: Property): readonly Line[] {
  const columns = property.subSchema?.properties ?? [];
  return [
    { path: property.code, property, isColumn: false },
    ...columns.map((column) => ({ path: `${property.code}.${column.code}`, property: column, isColumn: true })),
  ];
}

interface AllBoxProps {
  readonly right: FieldRightName;
  readonly rows: readonly RightsRow[];
  onGive(isGiven: boolean): void;
}

function AllBox({ right, rows, onGive }: AllBoxProps) {
  const t = panelTexts.useT();
  const { edits } = useWorkflowDesigner();
  const count = rows.filter((row) => row[right]).length;
  const name = t(`right.${right}`);
  return (
    <Checkbox
      aria-label={t('allOf', { right: name })}
      disabled={edits === null}
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => onGive(target.checked)}
    >
      {name}
    </Checkbox>
  );
}

interface RightsLineProps {
  readonly row: RightsRow;
  readonly item: Line | undefined;
  onGive(right: FieldRightName, isGiven: boolean): void;
}

function RightsLine({ row, item, onGive }: RightsLineProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { edits } = useWorkflowDesigner();
  const name = item === undefined ? row.code : propertyName(item.property, locale);
  return (
    <tr>
      <th scope="row" className={item?.isColumn ? styles.column : ''}>
        {name}
      </th>
      {fieldRightNames.map((right) => (
        <td key={right}>
          <Checkbox
            aria-label={t('rightOf', { right: t(`right.${right}`), name })}
            disabled={edits === null}
            checked={row[right]}
            onChange={({ target }) => onGive(right, target.checked)}
          />
        </td>
      ))}
    </tr>
  );
}
