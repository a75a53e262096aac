import { defineWidget } from '../widget-definition.ts';
import { MyApplication } from './MyApplication.tsx';
import { myApplicationTexts } from './my-application.texts.ts';

/** The applications that the user may open. */
export const myApplication = defineWidget({
  type: 'MyApplication',
  useName: () => myApplicationTexts.useT()('name'),
  Body: MyApplication,
});
