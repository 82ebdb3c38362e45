/** Rules about hosts and addresses: one part, which loads with its parser when the first of them is asked. */
export { gatewayHost } from './gatewayHost';
export { host } from './host';
export { sipProxy } from './sipProxy';
export { sipRealm } from './sipRealm';
