import { getFormTrace, getTraceEntry, listFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import {
  FormTraceDetail,
  FormTracePage,
  GetFormTraceInput,
  GetTraceEntryInput,
  ListFormTraceInput,
} from '@portico/shared-kit/contract/form-trace.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { RecordService } from './records.service.ts';

/** Registers the calls on the form trace (list spec, section 7: form marking). */
export function registerFormTrace(app: FastifyInstance, records: RecordService): void {
  route(app, listFormTrace, { input: ListFormTraceInput, reply: FormTracePage }, ({ input, user, locale }) =>
    records.listTrace(user, input, locale),
  );
  route(app, getFormTrace, { input: GetFormTraceInput, reply: FormTracePage }, ({ input, user, locale }) =>
    records.getTrace(user, input, locale),
  );
  route(app, getTraceEntry, { input: GetTraceEntryInput, reply: FormTraceDetail }, ({ input, user, locale }) =>
    records.getTraceEntry(user, input, locale),
  );
}
