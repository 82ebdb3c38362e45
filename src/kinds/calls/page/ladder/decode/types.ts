/* In: the bytes of a capture. Out: who said what to whom in SIP, what was heard, and what could not be read. */

export interface Endpoint {
  address: string;
  port: number;
}

/** One frame of a capture file. */
export interface Packet {
  /** Microseconds since 1970. */
  time: number;
  /** As capture files number them: what the bytes begin with. */
  linkType: number;
  bytes: Uint8Array;
  /** How many bytes went over the wire and are not in the file. */
  cut: number;
}

/** What could not be read: `calls.ladder.problems.<kind>` with `smart_count` and `at`. */
export interface Problem {
  kind:
    | 'not_capture'
    | 'ends_early'
    | 'damaged'
    | 'fragments_missing'
    | 'bytes_missing'
    | 'cut_short'
    | 'other_links'
    | 'encrypted'
    | 'no_sip';
  count: number;
  /** Where in the file, in bytes. */
  at?: number;
}

export interface SipMessage {
  kind: 'message';
  time: number;
  from: Endpoint;
  to: Endpoint;
  transport: 'UDP' | 'TCP';
  /** As they went over the wire, without what a transport adds. */
  bytes: Uint8Array;
  /** The first line. */
  line: string;
  /** Of a request; undefined for an answer. */
  method: string | undefined;
  /** Of an answer. */
  status: number | undefined;
  callId: string;
  /** `1 INVITE` */
  cseq: string;
  hasSdp: boolean;
  /** An INVITE within a call that is up. */
  isAgain: boolean;
  /** Place among the messages of the one that the same bytes were sent by before. */
  repeats: number | undefined;
  /** How many of its bytes the capture lacks. */
  missing: number;
}

/** Sound that went one way. */
export interface Stream {
  kind: 'stream';
  /** Of its first packet, microseconds since 1970. */
  time: number;
  end: number;
  from: Endpoint;
  to: Endpoint;
  /** Synchronisation source, which tells streams between the same ports apart. */
  source: number;
  codec: string;
  packets: number;
  /** Expected by the sequence numbers, and not in the capture. */
  lost: number;
  /** Mean deviation of the arrivals in milliseconds (RFC 3550, 6.4.1); undefined where the clock rate is unknown. */
  jitter: number | undefined;
}

export interface Captured {
  messages: SipMessage[];
  streams: Stream[];
  /** Packets in the file that could be read. */
  packets: number;
  problems: Problem[];
}
