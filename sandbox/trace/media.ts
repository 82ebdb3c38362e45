import type { CallStory } from '../calls/story.ts';
import { mediaPorts, sidesOf } from './callMessages.ts';
import type { Datagram } from './pcap.ts';

const packetTime = 20;
const samplesPerPacket = 160;
/** A capture server keeps the beginning of the media at most. */
const longest = 5000;
const headerLength = 12;
const alaw = 8;
const alawSilence = 0xd5;

function packet(index: number, source: number): Buffer {
  const bytes = Buffer.alloc(headerLength + samplesPerPacket, alawSilence);
  bytes.writeUInt8(0x80, 0);
  bytes.writeUInt8(alaw, 1);
  bytes.writeUInt16BE((index + 1) & 0xffff, 2);
  bytes.writeUInt32BE(index * samplesPerPacket, 4);
  bytes.writeUInt32BE(source, 8);
  return bytes;
}

/** The first seconds of what both sides sent while the call was up, a packet every 20 ms. */
export function mediaOf(story: CallStory): Datagram[] {
  const { start, answeredAt, endedAt } = story;
  if (answeredAt === undefined) return [];
  const { caller, callee } = sidesOf(story);
  const [one, other] = [
    { ...caller, port: mediaPorts.caller },
    { ...callee, port: mediaPorts.callee },
  ];
  const count = Math.floor(Math.min(endedAt - answeredAt, longest) / packetTime);
  return Array.from({ length: count }, (_, index) => {
    const time = start + answeredAt + 50 + index * packetTime;
    return [
      { time, from: one, to: other, payload: packet(index, 0x1a2b3c4d) },
      { time: time + 4, from: other, to: one, payload: packet(index, 0x5e6f7081) },
    ];
  }).flat();
}
