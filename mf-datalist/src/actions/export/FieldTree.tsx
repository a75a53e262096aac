import { Checkbox } from 'antd';
import styles from './Export.module.css';
import { chosenPart, type ExportField, type FieldSelection, pathsOf } from './export-fields.model.ts';
import { exportTexts } from './export.texts.ts';

interface FieldTreeProps {
  readonly fields: readonly ExportField[];
  readonly selection: FieldSelection;
  readonly onChange: (paths: readonly string[], isChosen: boolean) => void;
}

/** The fields with their boxes; the columns of a sub-table stand below its own box, which chooses them all. */
export function FieldTree({ fields, selection, onChange }: FieldTreeProps) {
  const t = exportTexts.useT();
  return (
    <div className={styles.tree} role="group" aria-label={t('fields.list')} tabIndex={0}>
      <ul>
        {fields.map((field) => {
          const paths = pathsOf(field);
          const part = chosenPart(selection, paths);
          return (
            <li key={field.code}>
              <Checkbox
                checked={part === 'all'}
                indeterminate={part === 'some'}
                onChange={({ target }) => onChange(paths, target.checked)}
              >
                {field.title}
              </Checkbox>
              {field.columns.length > 0 && (
                <ul aria-label={field.title}>
                  {field.columns.map(({ path, title }) => (
                    <li key={path}>
                      <Checkbox
                        checked={selection.has(path)}
                        onChange={({ target }) => onChange([path], target.checked)}
                      >
                        {title}
                      </Checkbox>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
