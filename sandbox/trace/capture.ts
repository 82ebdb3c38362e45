import { storyOf } from '../calls/story.ts';
import type { Row } from '../store/database.ts';
import { cdrs } from '../store/series/seriesTables.ts';
import type { Store } from '../store/store.ts';
import { voipCarriers } from '../store/tables.ts';
import { callMessages } from './callMessages.ts';
import { mediaOf } from './media.ts';
import type { Datagram } from './pcap.ts';
import { registerMessages, type RegisterStatus } from './sipMessages.ts';

/** How long the capture server keeps what it has seen (platform-api 17.2). */
const week = 7 * 86_400_000;

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

interface Captured {
  messages: Datagram[];
  media: Datagram[];
}

function invitation(store: Store, callId: string, now: number): Captured {
  const [call] = store.where(cdrs, { sip_callid: callId });
  if (!call || Date.parse(String(call.time)) < now - week) return { messages: [], media: [] };
  const story = storyOf(call, '');
  return { messages: callMessages(story), media: mediaOf(story) };
}

/**
 * The SIP messages of a Call-ID, whosever they are: a call's, with what was heard in it, a registration's, or none
 * (platform-api 17.2).
 */
export function captured(store: Store, callId: string, now: number, method?: string): Captured {
  const { messages, media } = method === 'register' ? { messages: [], media: [] } : invitation(store, callId, now);
  return { messages: [...messages, ...(method === 'invite' ? [] : registration(store, callId))], media };
}
