export { declarations } from './declarations';
export { extrasOf } from './extras';
