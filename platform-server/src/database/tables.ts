import type { AuditAction, AuditObject, AuditResult } from '@portico/shared-kit/audit';
import type { ExportFormat, TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { ImportPhase, ImportResult } from '@portico/shared-kit/contract/imports.schema';
import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import type {
  ModelIndexAction,
  ModelIndexKind,
  ModelIndexStatus,
} from '@portico/shared-kit/contract/model-indexes.schema';
import type { RecordJobOperation, RecordJobStatus } from '@portico/shared-kit/contract/record-jobs.schema';
import type { Appearance } from '@portico/shared-kit/contract/session.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ColumnType, Generated } from 'kysely';

/** timestamptz: read as Date (UTC), written as Date or ISO text. */
type Time = ColumnType<Date, Date | string, Date | string>;
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** jsonb: read parsed, written as JSON text (`asJson`), because pg would write an array as a PostgreSQL array. */
type Json = ColumnType<unknown, string, string>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Writes a value into a jsonb column. */
export function asJson(value: unknown): string {
  return JSON.stringify(value);
}

interface Tenant {
  corp_id: string;
}

interface LocalisedNameColumns {
  name: string;
  /** JSON text with an `en` key. */
  name_i18n: Nullable<string>;
}

/** The organisation that an installation serves. */
export interface CorpTable extends Tenant {
  name: string;
  /** True where everybody may see how to reach people. */
  shows_mobile: Generated<boolean>;
  shows_email: Generated<boolean>;
  created_time: DefaultTime;
}

/** People: their accounts and what the address book shows. */
export interface AppUserTable extends Tenant, LocalisedNameColumns {
  id: string;
  username: string;
  mobile: Nullable<string>;
  email: Nullable<string>;
  img_url: Nullable<string>;
  employee_no: Nullable<string>;
  position: Nullable<string>;
  position_i18n: Nullable<string>;
  remark: Nullable<string>;
  /** argon2id; null: this user cannot sign in with a password. */
  password_hash: Nullable<string>;
  /** The password is one that somebody else has chosen; its owner changes it before anything else. */
  must_change_password: Generated<boolean>;
  status: Generated<'ENABLED' | 'DISABLED'>;
  sync_type: Generated<string>;
  /** Their id in the system that they come from, such as DingTalk. */
  related_id: Nullable<string>;
  /** All made of the names: see `search-text.ts`. */
  sort_text: Generated<string>;
  sort_text_en: Generated<string>;
  search_text: Generated<string>;
  last_login_time: NullableTime;
  /** Light, dark or the system's; null: the organisation's. */
  appearance: Nullable<Appearance>;
  created_time: DefaultTime;
  modified_time: DefaultTime;
}

/** The tree of departments. */
export interface DepartmentTable extends Tenant, LocalisedNameColumns {
  id: string;
  /** null: the root of the tree. */
  parent_id: Nullable<string>;
  /** Ids from the root to this department, each followed by a slash, so that a subtree is one prefix: `root/sales/`. */
  path: string;
  sort_key: Generated<number>;
  manager_id: Nullable<string>;
  /** All made of the names: see `search-text.ts`. */
  sort_text: Generated<string>;
  sort_text_en: Generated<string>;
  search_text: Generated<string>;
}

/** Memberships of people in departments; one of them is the main one. */
export interface UserDepartmentTable extends Tenant {
  user_id: string;
  department_id: string;
  is_main: Generated<boolean>;
}

/** Roles, which people have and models name. */
export interface RoleTable extends Tenant, LocalisedNameColumns {
  id: string;
  group_id: Nullable<string>;
  code: string;
  sort_key: Generated<number>;
}

/** Permissions of a role in the whole system; see the grants of shared-kit permissions. */
export interface RolePermissionTable extends Tenant {
  role_id: string;
  permission: string;
}

/** Roles that people have. */
export interface UserRoleTable extends Tenant {
  user_id: string;
  role_id: string;
}

/** Sign-in: all refresh tokens that descend from it. Revoked as a whole when an old token comes back. */
export interface SessionFamilyTable extends Tenant {
  id: string;
  user_id: string;
  /** Kind of their sign-in: one of `loginTypes`. */
  login_type: Generated<number>;
  user_agent: Nullable<string>;
  ip_address: Nullable<string>;
  created_time: DefaultTime;
  expires_time: Time;
  revoked_time: NullableTime;
  former_sign_in_time: NullableTime;
  /** Time at which its person did something last, up to a minute behind. */
  last_used_time: DefaultTime;
}

/** Refresh tokens, each good for one exchange. */
export interface RefreshTokenTable extends Tenant {
  token_hash: string;
  family_id: string;
  created_time: DefaultTime;
  expires_time: Time;
  /** Set when it was exchanged for the next one. */
  used_time: NullableTime;
}

/** Uses that are limited within a time, counted for all processes. */
export interface LimitedUseTable extends Tenant {
  /** The thing counted: calls of an endpoint by address or person, visits of links to forms by address or link. */
  counter: 'endpoint' | 'linkOpen' | 'linkSubmit' | 'linkAnswers' | 'linkUpload' | 'linkLookUp';
  /** SHA-256 of whose uses they are, base64url. */
  key_hash: string;
  /** Since the counting began. */
  uses: number;
  /** The end of the counting: then it begins anew. */
  expires_time: Time;
}

/** Failed attempts to sign in, by whom they delay. */
export interface SignInDelayTable extends Tenant {
  /**
   * Scope that they delay: one name at one address, one name on a device that it has signed in from, one address, or
   * codes of a second factor of one name, on such a device or on all others together.
   */
  delayed: 'nameAtAddress' | 'nameOnDevice' | 'address' | 'code';
  /** SHA-256 of the name, base64url; empty where all names of an address are delayed. */
  name_hash: string;
  /** SHA-256 of the address or device, base64url. */
  place_hash: string;
  /** Attempts that were let through and have not succeeded. */
  attempts: number;
  /** The next attempt is let through from then on. */
  free_time: Time;
  /** From then on the attempts are forgotten. */
  expires_time: Time;
}

/** Devices from which somebody has signed in with a password. */
export interface KnownDeviceTable extends Tenant {
  /** SHA-256 of the cookie of the browser, base64url. */
  device_hash: string;
  user_id: string;
  expires_time: Time;
}

/** Second factors by TOTP. */
export interface SecondFactorTable extends Tenant {
  user_id: string;
  /** Encrypted; null until it is confirmed. */
  secret: Nullable<string>;
  /** The time since which it is on; null: it is not. */
  confirmed_time: NullableTime;
  /** The step of 30 s since 1970 of the last code that was used: no code is good twice. */
  last_used_step: Generated<number>;
  /** Encrypted; the secret of a set-up that waits for its first code. */
  pending_secret: Nullable<string>;
  pending_time: NullableTime;
}

/** Recovery codes that are not used yet. */
export interface RecoveryCodeTable extends Tenant {
  user_id: string;
  /** HMAC of the code under the key of second factors, base64url. */
  code_hash: string;
  created_time: Time;
}

/** Failed attempts with the name of an account since it signed in last. */
export interface FailedSignInTable extends Tenant {
  user_id: string;
  attempts: number;
  last_time: Time;
}

/** Sign-ins begun at a provider of OpenID Connect, each good for one answer; nothing that could finish one is kept. */
export interface OpenIdAttemptTable extends Tenant {
  /** SHA-256 of what the provider sends back, base64url. */
  state_hash: string;
  /** SHA-256 of the cookie of the browser that began it, base64url. */
  browser_hash: string;
  expires_time: Time;
}

/** `id` is the `index` that the client sends back with what it encrypted. */
export interface RsaKeyTable extends Tenant {
  id: string;
  private_key: string;
  created_time: DefaultTime;
  expires_time: Time;
}

/** Groups under which applications are shown. */
export interface AppGroupTable extends Tenant, LocalisedNameColumns {
  id: string;
  code: string;
  sort_key: Generated<number>;
}

/** Applications: what an application package describes as a whole. */
export interface ApplicationTable extends Tenant, LocalisedNameColumns {
  id: string;
  code: string;
  logo_url: Nullable<string>;
  type: Nullable<string>;
  group_id: Nullable<string>;
  enabled: Generated<boolean>;
  sort_key: Generated<number>;
  /** Of its package as it was imported last. */
  version: Generated<number>;
  /** Codes of the roles that it is for; null: everybody. */
  role_codes: ColumnType<string[] | null, string | null | undefined, string | null>;
  created_time: DefaultTime;
}

/** The menus of applications, as trees. */
export interface MenuItemTable extends Tenant, LocalisedNameColumns {
  id: string;
  parent_id: Nullable<string>;
  app_code: string;
  code: string;
  type: string;
  icon: Nullable<string>;
  pc_url: Nullable<string>;
  mobile_url: Nullable<string>;
  open_mode: Nullable<string>;
  view_code: Nullable<string>;
  model_type: Nullable<string>;
  pc_able: Generated<boolean>;
  mobile_able: Generated<boolean>;
  published: Generated<boolean>;
  deleted: Generated<boolean>;
  bind_workflow: Generated<boolean>;
  /** Codes of the roles that it is for; null: everybody. */
  role_codes: ColumnType<string[] | null, string | null | undefined, string | null>;
  sort_key: Generated<number>;
}

/** Business models; their records are in tables of their own (`biz_*`). */
export interface BusinessModelTable extends Tenant, LocalisedNameColumns {
  schema_code: string;
  app_code: string;
  definition: Json;
  /** null: never published. */
  published_definition: NullableJson;
  published_time: NullableTime;
  /** Grows with each publishing, so that processes see that their copy is old. */
  version: Generated<number>;
  modified_time: DefaultTime;
}

/** The last number that records of a model and period were given. */
export interface RecordSequenceTable extends Tenant {
  schema_code: string;
  period: string;
  last_value: number;
}

/** Rows of one model add up to how often its records were written. */
export interface RecordWriteTable extends Tenant {
  schema_code: string;
  stripe: number;
  count: number;
}

/** Write of a model's records that `record_write` counted; kept for minutes. */
export interface RecordChangeTable extends Tenant {
  schema_code: string;
  id: string;
  /** The records that were written; null where they were too many to name. */
  record_ids: string[] | null;
  changed_time: DefaultTime;
}

/** Actions that were taken on records. */
export interface FormTraceTable extends Tenant {
  id: string;
  schema_code: string;
  record_id: string;
  modified_time: Time;
  /** User id. */
  modifier: string;
  department_id: Nullable<string>;
  action: Generated<TraceAction>;
  title: string;
  /** The changes; of an entry with `fields_id` the values after it alone, in the order of those fields, null where none came. */
  changes: Json;
  fields_id: Nullable<string>;
}

/** Records that people are about to print. */
export interface PrintSelectionTable extends Tenant {
  id: string;
  user_id: string;
  schema_code: string;
  record_ids: string[];
  created_time: Time;
}

/** Short codes on labels: the id is the code. */
export interface ShortCodeTable extends Tenant {
  id: string;
  schema_code: string;
  record_id: string;
  /** Empty: the model's first form. */
  form_code: Generated<string>;
  creator_id: string;
  created_time: Time;
}

/** Fields that many entries of the form trace share, with the values before: those of all records of one import. */
export interface FormTraceFieldsTable extends Tenant {
  id: string;
  fields: Json;
}

/** A batch update: what was changed for several records at once. Words are kept as they were then. */
export interface BatchUpdateLogTable extends Tenant {
  id: string;
  schema_code: string;
  user_id: string;
  created_time: Time;
  property_code: string;
  property_name: string;
  property_name_i18n: Nullable<string>;
  modified_value: string;
  modified_value_i18n: Nullable<string>;
  total: number;
  success_count: number;
  fail_count: number;
}

/** Operations on many records in the background. */
export interface RecordJobTable extends Tenant {
  id: string;
  /** The person who began it, and alone may see it. */
  user_id: string;
  schema_code: string;
  operation: RecordJobOperation;
  /** The operation's input besides its records. */
  input: Json;
  /** The language of who began it: names in reasons are told in it. */
  locale: Locale;
  status: RecordJobStatus;
  /** Found at the start; those that wait for others of them to be deleted stand at the end once more. */
  record_ids: string[];
  /** The version that each had at the start. */
  versions: number[];
  total: number;
  /** The number of `record_ids` that were tried. */
  position: Generated<number>;
  /** The end of the round under way among them; what is put off in it is tried in the next one. */
  round_end: number;
  /** `done_count` when the round began. */
  round_done: Generated<number>;
  /** True where nothing is put off any more. */
  is_last_round: Generated<boolean>;
  done_count: Generated<number>;
  refused_count: Generated<number>;
  /** Reasons with their numbers and the names of the first records. */
  refusals: ColumnType<unknown, string | undefined, string>;
  /** The facts that somebody is told of it at its end. */
  news: NullableJson;
  /** Failures in a row of the chunk that comes next. */
  attempts: Generated<number>;
  errcode: Nullable<number>;
  err_params: NullableJson;
  created_time: Time;
  /** The next chunk is done not before this. */
  due_time: Time;
  ended_time: NullableTime;
}

/** Columns of every task that writes a file in the background; the bytes are in the file store. */
export interface FileTaskColumns extends Tenant {
  id: string;
  /** The person who began it, and alone may see it. */
  user_id: string;
  schema_code: string;
  /** Definition of the file. */
  input: Json;
  /** The language of the file. */
  locale: Locale;
  file_name: string;
  /** Key in the store of the file that is written, or was; one for each attempt. */
  file_key: Nullable<string>;
  /** Bytes. */
  file_size: Nullable<number>;
  status: TaskStatus;
  total: Nullable<number>;
  handled: Generated<number>;
  /** Attempts that were begun. */
  attempts: Generated<number>;
  errcode: Nullable<number>;
  err_params: NullableJson;
  start_time: Time;
  /** Begun not before this; while it is written, the moment from which its process counts as gone. */
  due_time: Time;
  end_time: NullableTime;
  /** Kept until then. */
  expiry_time: NullableTime;
}

/** Exports of lists: `input` is the list's query, the columns and the form of the file. */
export interface ExportTaskTable extends FileTaskColumns {
  view_code: Nullable<string>;
  format: ExportFormat;
  cut_texts: Generated<number>;
  /** True where who began it had just written, so that a replica may not have all of it. */
  needs_primary: boolean;
}

/** Printed records as PDF: `input` is which records, and their template. */
export interface PrintFileTaskTable extends FileTaskColumns {
  /** Records that could not be read when the file was written. */
  refused: Generated<number>;
}

/** Imports of spreadsheets that people began. */
export interface ImportTaskTable extends Tenant {
  id: string;
  /** The person who began it, and alone may see it. */
  user_id: string;
  schema_code: string;
  view_code: Nullable<string>;
  /** The uploaded file, which goes after a day. */
  file_id: string;
  original_name: string;
  /** The field by whose value records are overwritten; null: every row is a new record. */
  query_field: Nullable<string>;
  /** Columns of the file with the fields that they fill, as they were chosen; null: by their heads. */
  mapping: NullableJson;
  is_dry_run: Generated<boolean>;
  /** True where texts become options of the fields that allow it. */
  adds_options: Generated<boolean>;
  /** Options that it has added, or would add after a dry run. */
  added_options: ColumnType<unknown, string | undefined, string>;
  /** The language of who began it: problems are told in it. */
  locale: Locale;
  status: TaskStatus;
  phase: Nullable<ImportPhase>;
  percent: Nullable<number>;
  total: Nullable<number>;
  success_count: Generated<number>;
  updated_count: Generated<number>;
  error_count: Generated<number>;
  result: Nullable<ImportResult>;
  errcode: Nullable<number>;
  err_params: NullableJson;
  reasons: ColumnType<unknown, string | undefined, string>;
  /** Columns of the file with their heads and the fields that they fill, as they were found. */
  columns: NullableJson;
  /** The run that read the rows that are kept; null until it has ended. */
  read_run: Nullable<number>;
  /** True where rows that were corrected are imported, not the file. */
  is_second: Generated<boolean>;
  /** Grows each time that somebody takes the work up or ends it: who has an older one does nothing any more. */
  run: Generated<number>;
  attempts: Generated<number>;
  /** The moment until which the worker has it for itself. */
  lease_time: NullableTime;
  /** The moment until which what it wrote can be undone; null where nothing can. */
  undo_until: NullableTime;
  /** True while it is being undone. */
  is_undo: Generated<boolean>;
  /** Outcome of its undo; null where it was not undone. */
  undo: NullableJson;
  /** The error that ended its last undo before anything was undone. */
  undo_failure: NullableJson;
  created_time: Time;
  due_time: Time;
  ended_time: NullableTime;
}

/** Records that an import wrote, with what undoes it. */
export interface RecordUndoTable extends Tenant {
  /** The import. */
  operation_id: string;
  record_id: string;
  /** The version that it wrote. */
  version: number;
  /** The columns that it overwrote as they were, by their names; null of a record that it made. */
  former: NullableJson;
  /** The rows that it replaced, by the names of the tables of sub-tables; null of a record that it made. */
  former_rows: NullableJson;
}

/** Deleted records, kept to be restored. */
export interface DeletedRecordTable extends Tenant {
  id: string;
  schema_code: string;
  record_id: string;
  /** The person who deleted it. */
  user_id: string;
  /** The same for all that was deleted together. */
  operation_id: string;
  deleted_time: Time;
  /** The row of the record, by the names of its columns. */
  record: Json;
  /** The rows of its sub-tables, by the names of their tables. */
  record_rows: Json;
  /** The storages of the model's own columns at that time, by `column` or `table.column`. */
  storages: Json;
}

/** Operation that can be undone by who did it. */
export type UndoableKind = RecordJobOperation | 'changeCells';

/** Operations on many records that can be undone by who did them. */
export interface RecordOperationTable extends Tenant {
  id: string;
  user_id: string;
  schema_code: string;
  kind: UndoableKind;
  created_time: Time;
}

/** Answers of a person to texts of files, offered again. */
export interface ImportCorrectionTable extends Tenant {
  id: string;
  user_id: string;
  schema_code: string;
  /** Field, or column as `lines.price`. */
  path: string;
  text: string;
  value: Json;
  last_used_time: Time;
}

/** Rows of imported files that are not records yet. */
export interface ImportRowTable extends Tenant {
  id: string;
  task_id: string;
  /** The run of its task that read it. */
  run: number;
  row_number: number;
  /** A refused row that has no problem any more is mended: it is checked once more before it is written. */
  state: 'GOOD' | 'REFUSED' | 'MENDED';
  /** The record that it becomes or overwrites. */
  record_id: string;
  /** The version of the record that it overwrites; null for a new one. */
  version: Nullable<number>;
  /** The values to write; null of a refused row. */
  record_values: NullableJson;
  /** The cells of a refused row with their problems; null of a good one. */
  cells: NullableJson;
}

/** Uploaded files; the bytes are in the file store. */
export interface FileTable extends Tenant {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  mime_type: string;
  storage_key: string;
  creater: string;
  created_time: DefaultTime;
  schema_code: Nullable<string>;
  record_id: Nullable<string>;
  /** null: uploaded, not yet part of a saved record; such files are removed after a day. */
  attached_time: NullableTime;
}

/** Messages to people. */
export interface NotificationTable extends Tenant {
  id: string;
  user_id: string;
  category: 'STATION' | 'COMMENT';
  message_type: number;
  /** 102 means read. */
  read_state: number;
  /** null: sent by the system. */
  sender_id: Nullable<string>;
  title: string;
  content: string;
  biz_params: Json;
  created_time: DefaultTime;
  read_time: NullableTime;
}

/** Portal pages: a draft and what is published of it. */
export interface PortalPageTable extends Tenant, LocalisedNameColumns, DocumentDraftColumns {
  code: string;
  /** null: a page of the whole organisation. */
  app_code: Nullable<string>;
  /** The application whose package brought a page of the whole organisation. */
  packaged_by: Nullable<string>;
}

/** Reports of applications: a draft and what is published of it. */
export interface ReportTable extends Tenant, LocalisedNameColumns, DocumentDraftColumns {
  code: string;
  app_code: string;
}

/** Draft of a portal page, a print template or a report, with the lock of who works on it, and whether what is published is in use. */
interface DocumentDraftColumns {
  /** Null where there is no draft. */
  draft: NullableJson;
  /** Grows with each saving of the draft, and stays when it goes. */
  revision: Generated<number>;
  /** The published version from which the draft was made. */
  based_on: Nullable<number>;
  modifier_id: Generated<string>;
  modified_time: DefaultTime;
  lock_user_id: Nullable<string>;
  lock_since: NullableTime;
  lock_expires: NullableTime;
  availability: Generated<'on' | 'off' | 'retired'>;
}

/** Every publication of a portal page, a print template or a report; the newest is the one that is shown or printed. */
interface DocumentVersionTable extends Tenant, LocalisedNameColumns {
  code: string;
  version: number;
  content: Json;
  note: Generated<string>;
  /** Null where a package brought it. */
  publisher_id: Nullable<string>;
  published_time: Time;
}

/** Items that people opened last. */
export interface RecentItemTable extends Tenant {
  user_id: string;
  kind: 'application' | 'menu' | 'workflow';
  /** '' for what belongs to no application. */
  app_code: string;
  code: string;
  visited_time: Time;
}

/** Applications that people have marked. */
export interface FavouriteApplicationTable extends Tenant {
  user_id: string;
  app_code: string;
  created_time: Time;
}

/** Workflows that people have pinned among those they start often. */
export interface PinnedWorkflowTable extends Tenant {
  user_id: string;
  workflow_code: string;
  created_time: Time;
}

/** Conditions and order that somebody keeps for a list of work items under a name. */
export interface SavedFilterTable extends Tenant {
  id: string;
  user_id: string;
  /** `unfinished`, `finished`, `unread` or `read`. */
  list: string;
  name: string;
  query: string;
  is_default: boolean;
  created_time: Time;
}

/** Print templates: a draft and what is printed. */
export interface PrintTemplateTable extends Tenant, LocalisedNameColumns, DocumentDraftColumns {
  code: string;
  schema_code: string;
  form_code: Nullable<string>;
  sort_key: Generated<number>;
}

/** Workflows, each published version a row that never changes but for its name. */
export interface WorkflowTemplateTable extends Tenant, LocalisedNameColumns {
  code: string;
  version: number;
  app_code: string;
  schema_code: string;
  bpmn: string;
  published: Generated<boolean>;
  published_time: NullableTime;
  /** Null where a package brought it. */
  publisher_id: Nullable<string>;
  note: Generated<string>;
}

/** Work in progress on workflows: drafts, and the holders of locks. */
export interface WorkflowDesignTable extends Tenant {
  workflow_code: string;
  schema_code: string;
  name: string;
  name_i18n: Nullable<string>;
  /** Null where there is no draft. */
  bpmn: Nullable<string>;
  /** Grows with each saving of the draft, and stays when it goes. */
  revision: Generated<number>;
  /** The published version from which the draft was made. */
  based_on: Nullable<number>;
  modifier_id: string;
  modified_time: Time;
  lock_user_id: Nullable<string>;
  lock_since: NullableTime;
  lock_expires: NullableTime;
}

/** Workflows that cannot be started at present, or not any more. */
export interface WorkflowAvailabilityTable extends Tenant {
  workflow_code: string;
  availability: 'off' | 'retired';
  modifier_id: string;
  modified_time: Time;
}

/** Drafts of forms, and who works on them. */
export interface FormDesignTable extends Tenant {
  schema_code: string;
  form_code: string;
  /** Null where there is no draft. */
  form: NullableJson;
  /** Grows with each saving of the draft, and stays when it goes. */
  revision: Generated<number>;
  /** The published version from which the draft was made. */
  based_on: Nullable<number>;
  modifier_id: string;
  modified_time: Time;
  lock_user_id: Nullable<string>;
  lock_since: NullableTime;
  lock_expires: NullableTime;
}

/** Forms that take no new records at present, or not any more. */
export interface FormAvailabilityTable extends Tenant {
  schema_code: string;
  form_code: string;
  availability: 'off' | 'retired';
  modifier_id: string;
  modified_time: Time;
}

/** Every publication of a form that changed it; the newest is the one in the model's definition. */
export interface FormVersionTable extends Tenant {
  schema_code: string;
  form_code: string;
  version: number;
  form: Json;
  note: Generated<string>;
  /** Null where a package brought it. */
  publisher_id: Nullable<string>;
  published_time: Time;
}

/** Running and ended workflows. */
export interface WorkflowInstanceTable extends Tenant {
  id: string;
  workflow_code: string;
  workflow_version: number;
  schema_code: string;
  record_id: string;
  name: string;
  status: string;
  originator_id: string;
  originator_dept_id: Nullable<string>;
  /** The engine's state: tokens and variables. */
  state: Json;
  version: Generated<number>;
  started_time: Time;
  /** Time at which the first of its timers is due; null while none runs. */
  wake_time: NullableTime;
  finished_time: NullableTime;
  /** The number of its record. */
  sequence_no: Nullable<string>;
  /** Its title for English readers; null where it is the same. */
  name_en: Nullable<string>;
}

/** Work of people in instances. */
export interface WorkItemTable extends Tenant {
  id: string;
  instance_id: string;
  /** The live activity of the instance's state that gave this work. */
  activity_id: string;
  activity_code: string;
  activity_name: string;
  activity_name_i18n: Nullable<string>;
  /** 0 normal, 1 forward, 2 assist, 3 add work item, 4 circulate item. */
  type: number;
  status: string;
  participant_id: string;
  /** Id of the person whose work it is, where the participant handles it on behalf of somebody else. */
  delegator_id: Nullable<string>;
  /** Reason for which it was passed, cancelled, aborted or voided without its participant. */
  reason: Nullable<string>;
  /** Action code 0-22. */
  action: Nullable<number>;
  comment: Nullable<string>;
  receive_time: Time;
  read_time: NullableTime;
  due_time: NullableTime;
  /** Time of the next reminder or end that is due on it; null: never. */
  wake_time: NullableTime;
  finish_time: NullableTime;
  /** The item that a forward, an assist or an added signer comes from. */
  source_item_id: Nullable<string>;
}

/** Actions that were taken in instances. */
export interface WorkflowLogTable extends Tenant {
  id: string;
  instance_id: string;
  work_item_id: Nullable<string>;
  activity_code: Nullable<string>;
  activity_name: Nullable<string>;
  activity_name_i18n: Nullable<string>;
  action: number;
  /** null: done by the system. */
  actor_id: Nullable<string>;
  comment: Nullable<string>;
  detail: NullableJson;
  reason: Nullable<string>;
  receive_time: Time;
  created_time: Time;
}

/** Common phrases and own signatures. */
export interface OpinionHabitsTable extends Tenant {
  user_id: string;
  /** A list of texts; null: those of the product. */
  phrases: NullableJson;
  signature_file_id: Nullable<string>;
}

/** A person's own layout of a list view. */
export interface ListLayoutTable extends Tenant {
  user_id: string;
  schema_code: string;
  view_code: string;
  layout: Json;
}

/** Views of lists that people save: a view of a model, what narrows and sorts it, and its layout. */
export interface SavedViewTable extends Tenant {
  id: string;
  user_id: string;
  schema_code: string;
  view_code: string;
  name: string;
  /** State of the list as its address writes it, without the page. */
  query: string;
  layout: NullableJson;
  audience: 'owner' | 'everyone' | 'roles';
  /** The roles of the audience; none for another one. */
  role_ids: string[];
  /** Changes so far, its making included. */
  revision: Generated<number>;
  created_time: Time;
  modified_time: Time;
}

/** Watches that people keep on lists. */
export interface SubscriptionTable extends Tenant {
  id: string;
  user_id: string;
  schema_code: string;
  view_code: string;
  /** State of the list as its address writes it, without the page. */
  query: string;
  /** The saved view whose state of now is watched; null for the state that stands here. */
  saved_view_id: string | null;
  name: string;
  on_enter: boolean;
  on_leave: boolean;
  /** True where what the list finds changes by the day. */
  moves_with_time: boolean;
  /** The number of writes to the model's records when it was last looked at. */
  writes: number;
  checked_time: Time;
  created_time: Time;
}

/** People who look at the lists of a model. */
export interface ListWatcherTable extends Tenant {
  schema_code: string;
  user_id: string;
  expires_time: Time;
}

/** Records that a list had when it was last looked at for a subscription. */
export interface SubscriptionRecordTable extends Tenant {
  subscription_id: string;
  record_id: string;
}

/** The saved view that a list opens with, by person and by role. */
export interface DefaultViewTable extends Tenant {
  schema_code: string;
  holder_kind: 'user' | 'role';
  holder_id: string;
  saved_view_id: string;
}

/** Drafts of opinions that handlers keep for later; a person's own for each item. */
export interface WorkItemDraftTable extends Tenant {
  work_item_id: string;
  user_id: string;
  instance_id: string;
  comment: string;
  /** Files as the log keeps them. */
  attachments: Json;
  signature: NullableJson;
  saved_time: Time;
}

/** The entries of drafts besides their records. */
export interface DraftEntryTable extends Tenant {
  schema_code: string;
  object_id: string;
  /** Values by field. */
  entries: Json;
}

/** Comments of people on records. */
export interface RecordCommentTable extends Tenant {
  id: string;
  schema_code: string;
  record_id: string;
  author_id: string;
  /** Words, and people by id; null: its author has deleted it. */
  content: NullableJson;
  reply_to_id: Nullable<string>;
  created_time: Time;
  deleted_time: NullableTime;
}

/** Messages of people beside an approval, and reminders to its handlers. */
export interface WorkflowMessageTable extends Tenant {
  id: string;
  instance_id: string;
  /** `urge` or `communicate`. */
  kind: string;
  sender_id: string;
  recipient_ids: Json;
  content: Nullable<string>;
  created_time: Time;
}

/** Settings of the whole system, by code. */
export interface SystemSettingTable extends Tenant {
  code: string;
  value: Json;
  modified_time: DefaultTime;
}

/** Requests that are done once however often they are sent. */
export interface IdempotencyTable extends Tenant {
  user_id: string;
  client_key: string;
  operation_id: string;
  /** null: the request is still at work. */
  reply: NullableJson;
  created_time: DefaultTime;
}

/** Indexes that administrators want on the tables of models. */
export interface ModelIndexTable extends Tenant {
  id: string;
  schema_code: string;
  property_code: string;
  kind: ModelIndexKind;
  /** Fields whose values come before it. */
  within_codes: Generated<string[]>;
  /** Name of the index in PostgreSQL. */
  index_name: string;
  status: ModelIndexStatus;
  /** Reason for which it could not be made, in the words of the database. */
  failure: Nullable<string>;
  creater: string;
  created_time: Time;
  modified_time: Time;
}

/** Actions on indexes of models; by nobody where the platform did it by itself. */
export interface ModelIndexLogTable extends Tenant {
  id: string;
  schema_code: string;
  property_code: string;
  kind: ModelIndexKind;
  within_codes: Generated<string[]>;
  action: ModelIndexAction;
  user_id: Nullable<string>;
  detail: Nullable<string>;
  created_time: Time;
}

/** Periods in which the work of one person goes to another. */
export interface DelegationTable extends Tenant {
  id: string;
  delegator_id: string;
  delegate_id: string;
  /** Codes of workflows; null: all. */
  workflow_codes: NullableJson;
  start_time: Time;
  /** The first moment at which it no longer holds. */
  end_time: Time;
  reason: Nullable<string>;
  /** True where work that waits for the delegator when it begins goes over as well. */
  includes_open: boolean;
  created_time: Time;
  /** Time at which its beginning was carried out; null before. */
  begun_time: NullableTime;
  /** Time of its end; null until then. */
  ended_time: NullableTime;
}

/** Links by which people without an account fill in forms. */
export interface ExternalLinkTable extends Tenant {
  id: string;
  /** SHA-256 of the last part of its address, base64url. */
  formid_hash: string;
  schema_code: string;
  form_code: string;
  name: string;
  /** Codes of the fields that are asked for; null: what the form asks for. */
  fields: NullableJson;
  expires_time: Time;
  max_answers: Nullable<number>;
  answers: Generated<number>;
  last_answer_time: NullableTime;
  disabled_time: NullableTime;
  creater: string;
  created_time: Time;
}

/** Records that came by links, and their origins. */
export interface ExternalAnswerTable extends Tenant {
  id: string;
  link_id: string;
  schema_code: string;
  record_id: string;
  visitor_id: string;
  /** HMAC of the address with a secret of the installation, base64url. */
  address_hash: string;
  created_time: Time;
}

/** Acts of people and of the system. Rows are only added, see the migration; `hash` is null until the row is sealed. */
export interface AuditEventTable extends Tenant {
  id: string;
  at: Time;
  /** Null: nobody that is known, or the system. */
  actor_id: Nullable<string>;
  actor_name: Nullable<string>;
  on_behalf_of_id: Nullable<string>;
  on_behalf_of_name: Nullable<string>;
  address: Nullable<string>;
  device: Nullable<string>;
  action: AuditAction;
  object_kind: AuditObject;
  object_id: Nullable<string>;
  object_name: Nullable<string>;
  result: AuditResult;
  errcode: Nullable<number>;
  trace_id: Nullable<string>;
  detail: NullableJson;
  /** From 1, without a gap, in the order of sealing. */
  position: Nullable<number>;
  previous_hash: Nullable<string>;
  hash: Nullable<string>;
}

/** The end of the chain of sealed events, and where it begins since the oldest were removed. */
export interface AuditChainTable extends Tenant {
  position: Generated<number>;
  hash: Generated<string>;
  pruned_position: Generated<number>;
  pruned_hash: Generated<string>;
}

/** The platform's tables. Those of business models (`biz_*`) are known by their definitions only. */
export interface Tables {
  corp: CorpTable;
  app_user: AppUserTable;
  department: DepartmentTable;
  user_department: UserDepartmentTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  user_role: UserRoleTable;
  session_family: SessionFamilyTable;
  refresh_token: RefreshTokenTable;
  rsa_key: RsaKeyTable;
  limited_use: LimitedUseTable;
  sign_in_delay: SignInDelayTable;
  known_device: KnownDeviceTable;
  failed_sign_in: FailedSignInTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  open_id_attempt: OpenIdAttemptTable;
  app_group: AppGroupTable;
  application: ApplicationTable;
  menu_item: MenuItemTable;
  business_model: BusinessModelTable;
  record_sequence: RecordSequenceTable;
  record_write: RecordWriteTable;
  record_change: RecordChangeTable;
  form_trace: FormTraceTable;
  form_trace_fields: FormTraceFieldsTable;
  batch_update_log: BatchUpdateLogTable;
  record_job: RecordJobTable;
  export_task: ExportTaskTable;
  import_task: ImportTaskTable;
  import_row: ImportRowTable;
  import_correction: ImportCorrectionTable;
  record_undo: RecordUndoTable;
  deleted_record: DeletedRecordTable;
  record_operation: RecordOperationTable;
  model_index: ModelIndexTable;
  model_index_log: ModelIndexLogTable;
  external_link: ExternalLinkTable;
  external_answer: ExternalAnswerTable;
  short_code: ShortCodeTable;
  print_selection: PrintSelectionTable;
  print_file_task: PrintFileTaskTable;
  file: FileTable;
  notification: NotificationTable;
  portal_page: PortalPageTable;
  portal_page_version: DocumentVersionTable;
  recent_item: RecentItemTable;
  favourite_application: FavouriteApplicationTable;
  pinned_workflow: PinnedWorkflowTable;
  saved_filter: SavedFilterTable;
  print_template: PrintTemplateTable;
  print_template_version: DocumentVersionTable;
  report: ReportTable;
  report_version: DocumentVersionTable;
  workflow_template: WorkflowTemplateTable;
  workflow_design: WorkflowDesignTable;
  workflow_availability: WorkflowAvailabilityTable;
  form_availability: FormAvailabilityTable;
  form_design: FormDesignTable;
  form_version: FormVersionTable;
  workflow_instance: WorkflowInstanceTable;
  work_item: WorkItemTable;
  workflow_log: WorkflowLogTable;
  workflow_message: WorkflowMessageTable;
  opinion_habits: OpinionHabitsTable;
  list_layout: ListLayoutTable;
  saved_view: SavedViewTable;
  default_view: DefaultViewTable;
  list_watcher: ListWatcherTable;
  subscription: SubscriptionTable;
  subscription_record: SubscriptionRecordTable;
  work_item_draft: WorkItemDraftTable;
  draft_entry: DraftEntryTable;
  record_comment: RecordCommentTable;
  delegation: DelegationTable;
  system_setting: SystemSettingTable;
  idempotency: IdempotencyTable;
  audit_event: AuditEventTable;
  audit_chain: AuditChainTable;
}
