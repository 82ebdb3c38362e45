/** One datagram of a capture. */
export interface Datagram {
  /** Milliseconds since 1970. */
  time: number;
  from: { address: string; port: number };
  to: { address: string; port: number };
  /** A SIP message, or the bytes of anything else. */
  payload: string | Buffer;
}

const rawIp = 101;
const ipHeader = 20;
const udpHeader = 8;

const addressBytes = (address: string) => address.split('.').map(Number);

function checksum(header: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < header.length; offset += 2) sum += header.readUInt16BE(offset);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}

/** IPv4 with UDP in it; the UDP checksum is left out, which IPv4 allows. */
function packetOf({ from, to, payload: given }: Datagram): Buffer {
  const payload = Buffer.from(given as string);
  const packet = Buffer.alloc(ipHeader + udpHeader);
  packet.writeUInt8(0x45, 0);
  packet.writeUInt16BE(packet.length + payload.length, 2);
  packet.writeUInt8(64, 8);
  packet.writeUInt8(17, 9);
  packet.set([...addressBytes(from.address), ...addressBytes(to.address)], 12);
  packet.writeUInt16BE(checksum(packet.subarray(0, ipHeader)), 10);
  packet.writeUInt16BE(from.port, ipHeader);
  packet.writeUInt16BE(to.port, ipHeader + 2);
  packet.writeUInt16BE(udpHeader + payload.length, ipHeader + 4);
  return Buffer.concat([packet, payload]);
}

function record(datagram: Datagram): Buffer {
  const packet = packetOf(datagram);
  const header = Buffer.alloc(16);
  header.writeUInt32LE(Math.floor(datagram.time / 1000), 0);
  header.writeUInt32LE((datagram.time % 1000) * 1000, 4);
  header.writeUInt32LE(packet.length, 8);
  header.writeUInt32LE(packet.length, 12);
  return Buffer.concat([header, packet]);
}

/** A capture file of the classic format, which every analyser opens; without datagrams only its header. */
export function pcap(datagrams: readonly Datagram[]): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt32LE(0xa1b2c3d4, 0);
  header.writeUInt16LE(2, 4);
  header.writeUInt16LE(4, 6);
  header.writeUInt32LE(65_535, 16);
  header.writeUInt32LE(rawIp, 20);
  return Buffer.concat([header, ...datagrams.map(record)]);
}
