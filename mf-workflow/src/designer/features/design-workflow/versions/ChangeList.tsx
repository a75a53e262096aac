import type { DesignChanges, ElementChanges } from '@portico/shared-kit/contract/workflow-versions.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { Button } from 'antd';
import { designerTexts, versionStyles as styles } from '@portico/shared-kit/designer';
import { designTexts } from '../design.texts.ts';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { nameIn } from '../model/element-labels.model.ts';
import { propertyWords, refersToElement, typeWords, valueWords } from './change-words.model.ts';

interface ChangeListProps {
  readonly changes: DesignChanges;
  /** Shows an element on a diagram; absent where there is none. */
  onShow?(id: string): void;
}

/** Differences between two diagrams, in words: each element with its values before and now. */
export function ChangeList({ changes, onShow }: ChangeListProps) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const { added, removed, changed, moved } = changes;
  if (added.length + removed.length + changed.length + moved.length === 0) return <p>{words('noChanges')}</p>;
  return (
    <>
      <ChangeGroup title={words('added')} kind="added" elements={added} onShow={onShow} />
      <ChangeGroup title={words('removed')} kind="removed" elements={removed} onShow={onShow} />
      <ChangeGroup title={words('changed')} kind="changed" elements={changed} onShow={onShow} />
      {moved.length > 0 && <p className={styles.quiet}>{t('moved', { count: moved.length })}</p>}
    </>
  );
}

interface ChangeGroupProps {
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly elements: readonly ElementChanges[];
  readonly onShow: ((id: string) => void) | undefined;
}

function ChangeGroup({ title, kind, elements, onShow }: ChangeGroupProps) {
  const locale = useLocale();
  const nameOf = useNames();
  const valueOf = useValues();
  if (elements.length === 0) return null;
  return (
    <section>
      <h3 className={styles.group} data-kind={kind}>
        {title}
      </h3>
      <ul className={styles.list}>
        {elements.map(({ elementId, name, type, changes }) => (
          <li key={elementId}>
            {onShow === undefined ? (
              <strong>{nameOf({ elementId, name, changes })}</strong>
            ) : (
              <Button type="link" size="small" onClick={() => onShow(elementId)}>
                {nameOf({ elementId, name, changes })}
              </Button>
            )}{' '}
            <span className={styles.quiet}>{typeWords(type, locale)}</span>
            {kind === 'changed' && (
              <dl className={styles.properties}>
                {changes.map(({ property, before, after }) => (
                  <div key={property}>
                    <dt>{propertyWords(property, locale)}</dt>
                    <dd>
                      <del>{valueOf(property, before)}</del> → <ins>{valueOf(property, after)}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Elements by their names in the language of the reader, those that are gone too; by their codes where they have none. */
function useNames() {
  const locale = useLocale();
  const { state } = useWorkflowDesigner();
  return ({ elementId, name, changes }: Pick<ElementChanges, 'elementId' | 'name' | 'changes'>): string => {
    const english = changes.find(({ property }) => property === 'nameEn');
    const drawn = state.elements.find(({ id }) => id === elementId);
    return nameIn({ name, nameEn: english?.after ?? english?.before ?? drawn?.nameEn ?? '' }, locale) || elementId;
  };
}

/** Returns the function that gives a property's value in words: rules by their labels, elements by their names. */
function useValues() {
  const locale = useLocale();
  const { state, labelOf } = useWorkflowDesigner();
  return (property: string, value: string | null): string => {
    if (value === null) return '--';
    const element = refersToElement(property) ? state.elements.find(({ id }) => id === value) : undefined;
    return element === undefined ? valueWords(property, value, locale) : labelOf(element);
  };
}
