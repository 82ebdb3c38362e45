import type { Row } from '../store/database.ts';
import { cdrs } from '../store/seriesTables.ts';
import type { Store } from '../store/store.ts';
import { voipCarriers } from '../store/tables.ts';
import type { Datagram } from './pcap.ts';
import { inviteMessages, registerMessages, type RegisterStatus } from './sipMessages.ts';

const statusOf = (carrier: Row): RegisterStatus => {
  try {
    return JSON.parse(String(carrier.register_status ?? '{}')) as RegisterStatus;
  } catch {
    return {};
  }
};

function registration(store: Store, callId: string): Datagram[] {
  const carrier = store.where(voipCarriers, { requires_register: 1 }).find((row) => statusOf(row).callId === callId);
  if (!carrier) return [];
  const realm = String(carrier.register_sip_realm ?? carrier.register_from_domain ?? 'registrar.example.com');
  return registerMessages(statusOf(carrier), String(carrier.register_username), realm);
}

function invitation(store: Store, callId: string): Datagram[] {
  const [call] = store.where(cdrs, { sip_callid: callId });
  if (!call) return [];
  return inviteMessages(callId, Date.parse(String(call.time)), String(call.to), Number(call.sip_status));
}

/** The SIP messages of a Call-ID, whosever they are: a call's, a registration's, or none (platform-api 17.2). */
export const captured = (store: Store, callId: string, method?: string): Datagram[] => [
  ...(method === 'invite' || !method ? invitation(store, callId) : []),
  ...(method === 'register' || !method ? registration(store, callId) : []),
];
