import { useListModelIndexesQuery, useMakeModelIndexesMutation } from '@portico/shared-kit/api/model-indexes.api';
import type { ModelIndexes, IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { Button, Modal, Tooltip } from 'antd';
import { useState } from 'react';
import { QueryContent } from '../../list/QueryContent.tsx';
import { useListName } from '../../list/use-list-name.ts';
import styles from './IndexDialog.module.css';
import { IndexHistory } from './IndexHistory.tsx';
import { IndexList } from './IndexList.tsx';
import { NewIndex } from './NewIndex.tsx';
import { indexAdvisorTexts } from './index-advisor.texts.ts';
import { indexKey, indexInput } from './recommended-index.model.ts';
import { RecommendedIndexes } from './RecommendedIndexes.tsx';

interface IndexDialogProps {
  readonly config: ListConfig;
  /** The indexes that are suggested. */
  readonly wanted: readonly IndexDefinition[];
  readonly onClose: () => void;
}

/** Interval at which the progress of an index is requested, in ms. */
const askEvery = 1_500;
const isUnderWay = ({ items }: ModelIndexes) =>
  items.some(({ status }) => status === 'waiting' || status === 'building' || status === 'dropping');

/** Makes the indexes that a slow list wants, and shows those that administrators made for its model. */
export function IndexDialog({ config, wanted, onClose }: IndexDialogProps) {
  const t = indexAdvisorTexts.useT();
  const { schemaCode } = config;
  const [isWaiting, setWaiting] = useState(false);
  const query = useListModelIndexesQuery(
    { schemaCode },
    { pollingInterval: isWaiting ? askEvery : 0, refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  if (data !== undefined && isUnderWay(data) !== isWaiting) setWaiting(isUnderWay(data));
  const choice = useChoice(config, wanted, data);
  return (
    <Modal
      open
      width={560}
      title={t('dialog.title', { name: useListName(config) })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          {choice.offered.length > 0 && (
            <Tooltip title={choice.reason}>
              <Button
                type="primary"
                disabled={choice.reason !== null}
                loading={choice.isMaking}
                onClick={() => void choice.make()}
              >
                {t('dialog.make')}
              </Button>
            </Tooltip>
          )}
        </>
      }
    >
      <QueryContent query={query}>
        {(indexes) => <Indexes config={config} indexes={indexes} choice={choice} />}
      </QueryContent>
    </Modal>
  );
}

interface IndexesProps {
  readonly config: ListConfig;
  readonly indexes: ModelIndexes;
  readonly choice: IndexChoice;
}

function Indexes({ config, indexes, choice }: IndexesProps) {
  return (
    <div className={styles.parts}>
      {choice.offered.length > 0 && <RecommendedIndexes config={config} size={indexes} choice={choice} />}
      <NewIndex config={config} indexes={indexes} />
      {(indexes.items.length > 0 || choice.offered.length === 0) && <IndexList config={config} indexes={indexes} />}
      {indexes.log.length > 0 && <IndexHistory config={config} log={indexes.log} />}
    </div>
  );
}

/** Keeps the suggested indexes that are not there yet, and those of them that are chosen. */
function useChoice({ schemaCode }: ListConfig, wanted: readonly IndexDefinition[], indexes: ModelIndexes | undefined) {
  const t = indexAdvisorTexts.useT();
  const [make, { isLoading }] = useMakeModelIndexesMutation();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const kept = new Set(indexes?.items.filter(({ status }) => status !== 'failed').map(indexKey));
  const offered = wanted.filter((each) => !kept.has(indexKey(each)));
  const chosen = offered.filter((each) => !refused.has(indexKey(each)));
  const limit = indexes?.limit ?? 0;
  const isFull = kept.size + chosen.length > limit;
  return {
    offered,
    isMaking: isLoading,
    reason: chosen.length === 0 ? t('dialog.chooseOne') : isFull ? t('dialog.full', { limit }) : null,
    isChosen: (each: IndexDefinition) => !refused.has(indexKey(each)),
    toggle: (each: IndexDefinition) => {
      const next = new Set(refused);
      if (!next.delete(indexKey(each))) next.add(indexKey(each));
      setRefused(next);
    },
    make: () => make({ schemaCode, items: chosen.map(indexInput) }),
  };
}

/** Choice that the parts of the dialog share. */
export type IndexChoice = ReturnType<typeof useChoice>;
