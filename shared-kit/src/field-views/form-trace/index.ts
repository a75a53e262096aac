/** The form trace as a dialog; who shows it fetches it. */
export { FormTraceDialog, tracePageSize } from './FormTraceDialog.tsx';
export { formTraceTexts } from './form-trace.texts.ts';
export { TraceValue } from './TraceValue.tsx';
export { useAskRestore } from './use-ask-restore.tsx';
