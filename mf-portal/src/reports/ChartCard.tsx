import type { ChartAnswers, Report } from '@portico/shared-kit/contract/reports.schema';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { DelayedSkeleton, SkeletonBar, StateBlock } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined, LockOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { keepText } from '@portico/shared-kit/ui/keep-file';
import { uiTexts } from '@portico/shared-kit/ui/texts';
import { Button, theme } from 'antd';
import type { EChartsType } from 'echarts/core';
import { useId, useRef, useState } from 'react';
import { listPath } from './chart-list.model.ts';
import { isDrawn } from './chart-option.model.ts';
import { keepPng, keepSvg } from './chart-picture.ts';
import { chartCsv, chartTable } from './chart-table.model.ts';
import { chartTitle } from './chart-words.model.ts';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './reports.module.css';
import { reportTexts } from './reports.texts.ts';

type Answer = ChartAnswers['charts'][number];

interface ChartCardProps {
  readonly chart: Report['charts'][number];
  /** Undefined while it is on its way. */
  readonly answer: Answer | undefined;
  /** True within the frame of a widget, whose room it fills; else it has a frame and a height of its own. */
  readonly isWidget?: boolean;
}

/** A chart with its title, its states and what can be done with it. */
export function ChartCard({ chart, answer, isWidget = false }: ChartCardProps) {
  const t = reportTexts.useT();
  const locale = useLocale();
  const heading = useId();
  const [isTable, setIsTable] = useState(false);
  const drawn = useRef<EChartsType | null>(null);
  const data = answer?.data ?? null;
  const named = chart.title === null ? t('report') : localisedText(chart.title, locale);
  const title = data === null ? named : chartTitle(data, locale);
  return (
    <section
      className={styles.card}
      data-w={chart.w}
      data-type={chart.chartType}
      data-widget={isWidget || undefined}
      aria-labelledby={heading}
    >
      <header className={styles.head}>
        <h2 id={heading} className={styles.name} title={title}>
          {title}
        </h2>
        {data !== null && <Actions {...{ data, title, isTable, setIsTable, drawn }} />}
      </header>
      <div className={styles.body}>
        <Inside answer={answer}>
          {(shown) => (
            <ChartFigure
              data={shown}
              title={title}
              isTable={isTable}
              onDrawn={(made) => {
                drawn.current = made;
              }}
            />
          )}
        </Inside>
      </div>
      {data?.isCut === true && <p className={styles.note}>{t('cut')}</p>}
      {data !== null && isPartial(data) && <p className={styles.note}>{t('partial')}</p>}
    </section>
  );
}

const isPartial = ({ dimensions, measures }: NonNullable<Answer['data']>) =>
  [...dimensions, ...measures].some((each) => each.isPartial);

interface InsideProps {
  readonly answer: Answer | undefined;
  readonly children: (data: NonNullable<Answer['data']>) => React.ReactNode;
}

function Inside({ answer, children }: InsideProps) {
  const t = uiTexts.useT();
  if (answer === undefined)
    return (
      <DelayedSkeleton>
        <SkeletonBar width="100%" height={240} />
      </DelayedSkeleton>
    );
  if (answer.data !== null) return children(answer.data);
  const { errmsg = '', errcode = 0 } = answer.error ?? {};
  return <StateBlock isCompact icon={<LockOutlined />} title={errmsg} hint={t('error.code', { code: errcode })} />;
}

interface ActionsProps {
  readonly data: NonNullable<Answer['data']>;
  readonly title: string;
  readonly isTable: boolean;
  readonly setIsTable: (isTable: boolean) => void;
  readonly drawn: { readonly current: EChartsType | null };
}

function Actions({ data, title, isTable, setIsTable, drawn }: ActionsProps) {
  const t = reportTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const { token } = theme.useToken();
  const isPicture = isDrawn(data.chartType);
  const path = listPath(data, [], shell.can);
  const items = [
    ...(isPicture ? [{ key: 'table', label: t(isTable ? 'asChart' : 'asTable') }] : []),
    { key: 'csv', label: t('saveCsv') },
    ...(isPicture && !isTable
      ? [
          { key: 'png', label: t('savePng') },
          { key: 'svg', label: t('saveSvg') },
        ]
      : []),
    ...(path === null ? [] : [{ key: 'list', label: t('openList') }]),
  ];
  const picture = { name: title, background: token.colorBgContainer };
  const act: Readonly<Record<string, () => void>> = {
    table: () => setIsTable(!isTable),
    csv: () => keepText(chartCsv(chartTable(data, locale)), { name: `${title}.csv`, type: 'text/csv' }),
    png: () => {
      if (drawn.current !== null)
        keepPng(drawn.current, picture).catch(() => shell.notify({ kind: 'error', text: t('notDrawn') }));
    },
    svg: () => {
      if (drawn.current !== null) keepSvg(drawn.current, picture);
    },
    list: () => {
      if (path !== null) shell.navigate(path);
    },
  };
  return (
    <MenuButton menu={{ items, onClick: ({ key }) => act[key]?.() }}>
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={t('more', { title })} />
    </MenuButton>
  );
}
