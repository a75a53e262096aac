import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { propertyName, settingsOf } from '@portico/shared-kit/fields';
import { FormFillProvider, uiOf } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { WithoutClearStop } from '@portico/shared-kit/ui/input';
import { Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import styles from './CellEditor.module.css';
import { useCellEdit } from './use-cell-edit.ts';
import { useCellKeys } from './use-cell-keys.ts';

/** The editor of a cell, in its place: the field's own, with what is wrong below it. */
export function CellEditor({ property }: { readonly property: PropertyWithRights }) {
  const isReady = useLoadedEditor(property);
  // Until then the grid keeps the focus and what is typed.
  return isReady ? <OpenEditor property={property} /> : null;
}

function OpenEditor({ property }: { readonly property: PropertyWithRights }) {
  const locale = useLocale();
  const edit = useCellEdit(property);
  const { ref, ...keys } = useCellKeys(property, edit);
  const { Editor } = uiOf(property);
  const { problem } = edit;
  return (
    <Tooltip open={problem !== null} title={<span role="alert">{problem}</span>} placement="bottomLeft">
      <div ref={ref} className={styles.editor} data-column="" data-editing {...keys}>
        <WithoutClearStop>
          <FormFillProvider fill={edit.fill} values={edit.values}>
            <Editor
              label={propertyName(property, locale)}
              value={edit.value}
              settings={settingsOf(property)}
              required={property.required ?? false}
              disabled={edit.isFinding}
              invalid={problem !== null}
              onChange={edit.change}
            />
          </FormFillProvider>
        </WithoutClearStop>
      </div>
    </Tooltip>
  );
}

/** Fetches the code of the editors of fields, so that the first edit need not wait for it. */
export async function loadEditors(properties: readonly PropertyWithRights[]): Promise<void> {
  // What could not be fetched is fetched again by the editor itself.
  await Promise.allSettled(properties.flatMap((property) => uiOf(property).loadEditor?.(settingsOf(property)) ?? []));
}

/** Returns whether the code of the field's editor is there; it is fetched where it is not. */
function useLoadedEditor(property: PropertyWithRights): boolean {
  const [isLoaded, setLoaded] = useState(() => uiOf(property).loadEditor?.(settingsOf(property)) == null);
  useEffect(() => {
    if (!isLoaded) void loadEditors([property]).then(() => setLoaded(true));
  }, [isLoaded, property]);
  return isLoaded;
}
