import { bench, describe } from 'vitest';
import { readCapture } from '../../../../src/kinds/calls/page/ladder/decode/readCapture';
import { classicFile, type Timed } from '../../../support/captures/files';
import { internet, tcp, udp } from '../../../support/captures/frames';
import { rtp, sdp, sip } from '../../../support/captures/sip';

const megabytes = 10;
const way = { from: '10.0.0.1:5060', to: '10.0.0.2:5060' };
const voice = { from: '10.0.0.1:40000', to: '10.0.0.2:42000' };

/** A file of at least ten megabytes, of packets that are made by their number. */
function captureOf(packet: (number: number) => Uint8Array): Uint8Array {
  const size = packet(0).length + 30;
  const packets = Array.from({ length: Math.ceil((megabytes * 1e6) / size) }, (_, number): Timed => ({
    time: 1e15 + number * 1000,
    packet: packet(number),
  }));
  return classicFile(packets);
}

const invite = (number: number) =>
  sip('INVITE sip:200@example.com SIP/2.0', { callId: String(number), body: sdp('10.0.0.1', 40_000) });
const length = invite(0).length;
const cut = (number: number) => `${number % 10}`;

describe(`a capture of ${megabytes} MB`, () => {
  const sound = captureOf((number) => internet(voice, 'udp', udp(voice, rtp(number, number * 160))));
  const datagrams = captureOf((number) => internet(way, 'udp', udp(way, invite(number))));
  const segments = captureOf((number) =>
    internet(way, 'tcp', tcp(way, invite(Number(cut(number))), { sequence: (number * length) >>> 0 })),
  );

  bench('sound', () => void readCapture(sound));
  bench('SIP over UDP', () => void readCapture(datagrams));
  bench('SIP over TCP', () => void readCapture(segments));
});
