export { isForGuests, type Access, can, type Grant, grants, type Permission, permissions } from './permissions.ts';
