import { defineWidget } from '../widget-definition.ts';
import { MyApplication } from './MyApplication.tsx';
import { myApplicationTexts } from './my-application.texts.ts';

export const myApplication = defineWidget({
  type: 'MyApplication',
  useName: () => myApplicationTexts.useT()('name'),
  Body: MyApplication,
});
