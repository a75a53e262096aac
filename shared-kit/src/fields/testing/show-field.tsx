import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd/es';
import { useEffect, useState } from 'react';
import { returnFocus } from '../../ui/focus/index.ts';
import type { Property } from '../property.ts';
import { FieldEditor, FieldFilter, FieldServicesProvider, type FieldServices, type FilterLook } from '../ui.ts';

const noServices: FieldServices = {
  units: () => Promise.reject(new Error('This test has no people.')),
  getUserCard: () => Promise.reject(new Error('This test has no cards.')),
  getListConfig: () => Promise.reject(new Error('This test has no lists.')),
  queryRecords: () => Promise.reject(new Error('This test has no records.')),
  queryOptions: () => Promise.reject(new Error('This test has no options.')),
  getRecord: () => Promise.reject(new Error('This test has no records.')),
  uploadFile: () => Promise.reject(new Error('This test stores no files.')),
  downloadFile: () => Promise.resolve(),
  fileUrl: () => Promise.resolve(null),
  fileText: () => Promise.resolve(null),
};

/** A field of a type, named 数据项. */
export function itemOf(propertyType: number, settings: Record<string, unknown> = {}): Property {
  return { code: 'item', name: '数据项', propertyType, settings };
}

interface FieldUnderTest {
  readonly property: Property;
  readonly start?: unknown;
  readonly as?: 'editor' | 'filter';
  readonly look?: FilterLook;
  /** Services of the editor; none where they are left out. */
  readonly services?: Partial<FieldServices>;
}

/** Draws a controlled editor or filter control and tells every value it reports. */
export function showField({ property, start = null, as = 'editor', look, services }: FieldUnderTest) {
  const reported: unknown[] = [];
  function Controlled() {
    const [value, setValue] = useState(start);
    useEffect(() => returnFocus(document), []);
    const handleChange = (next: unknown) => {
      reported.push(next);
      setValue(next);
    };
    if (as === 'editor') return <FieldEditor property={property} value={value} onChange={handleChange} />;
    return <FieldFilter property={property} value={value} look={look} onChange={handleChange} />;
  }
  render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <FieldServicesProvider services={{ ...noServices, ...services }}>
        <Controlled />
      </FieldServicesProvider>
    </ConfigProvider>,
  );
  return { reported, last: () => reported.at(-1), user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
