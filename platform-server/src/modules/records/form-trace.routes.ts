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
import type { RecordTrace } from './tracing/read-trace.ts';

/** Registers the calls on the form trace (list spec, section 7: form marking). */
export function registerFormTrace(app: FastifyInstance, trace: RecordTrace): void {
  route(app, listFormTrace, { input: ListFormTraceInput, reply: FormTracePage }, ({ input, user, locale }) =>
    trace.list(user, input, locale),
  );
  route(app, getFormTrace, { input: GetFormTraceInput, reply: FormTracePage }, ({ input, user, locale }) =>
    trace.get(user, input, locale),
  );
  route(app, getTraceEntry, { input: GetTraceEntryInput, reply: FormTraceDetail }, ({ input, user, locale }) =>
    trace.getEntry(user, input, locale),
  );
}
