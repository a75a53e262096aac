import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { Select } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ganttTexts } from './gantt.texts.ts';
import { type Zoom, zoomName, zoomOf, zooms } from './scale.model.ts';

/** Choice of the scale, which the address keeps. */
export function GanttTools(_props: { readonly config: ListConfig }) {
  const t = ganttTexts.useT();
  const [query, setQuery] = useSearchParams();
  const handleChange = (zoom: Zoom) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(zoomName, zoom);
      return next;
    });
  return (
    <Select<Zoom>
      aria-label={t('zoom')}
      value={zoomOf(query)}
      popupMatchSelectWidth={false}
      options={(Object.keys(zooms) as Zoom[]).map((zoom) => ({ value: zoom, label: t(zoom) }))}
      onChange={handleChange}
    />
  );
}
