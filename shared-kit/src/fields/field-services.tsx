import { createContext, useContext, type ReactNode } from 'react';
import type { ListConfig, ListConfigInput } from '../contract/models.schema.ts';
import type {
  BizRecord,
  GetRecordInput,
  OptionPage,
  QueryOptionsInput,
  QueryRecordsInput,
  RecordPage,
} from '../contract/records.schema.ts';
import type { UnitSource } from '../ui/unit-picker/unit-source.ts';
import { type UserCardSource, UserCardSourceContext } from '../ui/person-card/user-card-source.ts';
import type { FileValue } from './property.ts';

/** The text of a file. */
export interface FileText {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Services that editors fetch from, given by the page so that fields know no API. Rejections are shown with a retry. */
export interface FieldServices extends UserCardSource {
  /** Returns the source in which pickers find people and departments. */
  units(): Promise<UnitSource>;
  /** A list view of a model, for the records that another one refers to. */
  getListConfig(input: ListConfigInput, signal: AbortSignal): Promise<ListConfig>;
  /** Records of a model that the user may see. */
  queryRecords(input: QueryRecordsInput, signal: AbortSignal): Promise<RecordPage>;
  /** Records whose values are options; null where the user may not see their model. */
  queryOptions(input: QueryOptionsInput, signal: AbortSignal): Promise<OptionPage | null>;
  getRecord(input: GetRecordInput, signal: AbortSignal): Promise<BizRecord>;
  /** Stores a file. `onProgress` hears percents from 0 to 100. */
  uploadFile(file: File, watch: { onProgress(percent: number): void; signal: AbortSignal }): Promise<FileValue>;
  /** Fetches a file in the user's name and hands it to the browser to keep. Problems are told by the page's own rule. */
  downloadFile(file: FileValue): Promise<void>;
  /** An object URL of a file's bytes, which whoever asks revokes; null after a problem, told as those of a download. */
  fileUrl(file: FileValue): Promise<string | null>;
  /** The beginning of a file's text, and whether that is all of it; null after a problem, told as those of a download. */
  fileText(file: FileValue): Promise<FileText | null>;
}

const FieldServicesContext = createContext<FieldServices | null>(null);

/** Gives the services to every editor, cell and filter control below, and the cards of people to every name. */
export function FieldServicesProvider({ services, children }: { services: FieldServices; children: ReactNode }) {
  return (
    <FieldServicesContext value={services}>
      <UserCardSourceContext value={services}>{children}</UserCardSourceContext>
    </FieldServicesContext>
  );
}

/** The services of the page. Throws where the page gives none, because its editors could not work. */
export function useFieldServices(): FieldServices {
  const services = useContext(FieldServicesContext);
  if (services === null) throw new Error('Put a FieldServicesProvider around the fields of this page.');
  return services;
}
