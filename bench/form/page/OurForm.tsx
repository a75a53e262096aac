import type { Property } from '@portico/shared-kit/fields';
import {
  FieldEditor,
  FieldServicesProvider,
  type FieldServices,
  FormFillProvider,
} from '@portico/shared-kit/fields/ui';
import { memo, useCallback, useState } from 'react';
import { fields, startValues, subTables } from './form-model.ts';

const nothing = () => Promise.reject(new Error('This form asks for nothing.'));
const services: FieldServices = {
  units: nothing,
  getUserCard: nothing,
  getListConfig: nothing,
  queryRecords: nothing,
  queryOptions: nothing,
  getRecord: nothing,
  uploadFile: nothing,
  downloadFile: () => Promise.resolve(),
  fileUrl: () => Promise.resolve(null),
  fileText: () => Promise.resolve(null),
};

interface FieldProps {
  readonly property: Property;
  readonly value: unknown;
  onChange(code: string, value: unknown): void;
}

const Field = memo(({ property, value, onChange }: FieldProps) => (
  <div>
    <label htmlFor={property.code}>{property.name}</label>
    <FieldEditor
      id={property.code}
      property={property}
      value={value}
      onChange={(next) => onChange(property.code, next)}
    />
  </div>
));

/** The form as our editors draw it. */
export function OurForm() {
  const [values, setValues] = useState(startValues);
  const change = useCallback((code: string, value: unknown) => setValues((held) => ({ ...held, [code]: value })), []);
  const fill = useCallback(() => undefined, []);
  return (
    <FieldServicesProvider services={services}>
      <FormFillProvider fill={fill} values={values}>
        <div style={{ padding: 16 }}>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 12 }}>
            {fields.map((property) => (
              <Field key={property.code} property={property} value={values[property.code]} onChange={change} />
            ))}
          </div>
          {subTables.map((property) => (
            <Field key={property.code} property={property} value={values[property.code]} onChange={change} />
          ))}
        </div>
      </FormFillProvider>
    </FieldServicesProvider>
  );
}
