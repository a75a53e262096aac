export { type Access, can, type Grant, type Permission, permissions } from './permissions.ts';
