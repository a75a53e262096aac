import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { aggregateLabel, displayAggregate } from '@portico/shared-kit/fields';
import { normaliseDecimal } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import type { CellTarget } from '@portico/shared-kit/ui/grid';
import { BlockCommands } from './blocks/BlockCommands.tsx';
import { blockFigures } from './cell-figures.model.ts';
import { editCellsTexts } from './edit-cells.texts.ts';
import styles from './EditBar.module.css';
import { useEditedList } from './edited-list.ts';

/** Bar below the grid: the number of cells that are selected, and the figures of their numbers. */
export function CellFigures({ block }: { readonly block: CellTarget<BizRecord> }) {
  const t = editCellsTexts.useT();
  const locale = useLocale();
  const { config } = useEditedList();
  const { cells, figures, property } = blockFigures(block, config.properties);
  return (
    <div className={styles.bar}>
      <div className={styles.told} role="status">
        <span>{t('block', { count: cells })}</span>
        <span className={styles.figures}>
          {figures.map(({ code, value }) => (
            <span key={code}>
              <span className={styles.label}>{aggregateLabel(code, locale)}</span>{' '}
              <strong>
                {property === null
                  ? (normaliseDecimal(value) ?? value)
                  : displayAggregate(property, code, value, { locale })}
              </strong>
            </span>
          ))}
        </span>
      </div>
      <BlockCommands block={block} />
    </div>
  );
}
