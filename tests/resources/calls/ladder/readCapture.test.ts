import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCapture } from '../../../../src/kinds/calls/page/ladder/decode/readCapture';
import { blockFile, classicFile, type Timed } from '../../../support/captures/files';
import { fragments, internet, tcp, udp, type Link } from '../../../support/captures/frames';
import { rtp, sdp, sip } from '../../../support/captures/sip';

const start = 1_772_618_400_000_000;
const there = { from: '10.0.0.1:5060', to: '10.0.0.2:5060' };
const back = { from: there.to, to: there.from };
const six = { from: '[2001:db8::1]:5060', to: '[2001:db8:0:1::2]:5062' };

const invite = sip('INVITE sip:200@example.com SIP/2.0', { body: sdp('10.0.0.1', 40_000) });
const ringing = sip('SIP/2.0 180 Ringing', { cseq: '1 INVITE', toTag: 'b' });
const bye = sip('BYE sip:200@example.com SIP/2.0', { cseq: '2 BYE', toTag: 'b' });

/** A datagram at so many milliseconds after the start. */
const sent = (milliseconds: number, way: typeof there, payload: Uint8Array): Timed => ({
  time: start + milliseconds * 1000,
  packet: internet(way, 'udp', udp(way, payload)),
});

const linesOf = (file: Uint8Array) => readCapture(file).messages.map(({ line }) => line);

describe('a capture', () => {
  const call = [sent(0, there, invite), sent(120, back, ringing), sent(4000.5, there, bye)];

  it.each<Link>(['raw', 'ethernet', 'tagged', 'cooked', 'cooked2'])('of a link of the kind %s is read', (link) => {
    const { messages, problems, packets } = readCapture(classicFile(call, { link }));
    expect(messages.map(({ time }) => time - start)).toEqual([0, 120_000, 4_000_500]);
    expect(messages.map(({ bytes }) => bytes)).toEqual([invite, ringing, bye]);
    expect(messages[1]).toMatchObject({
      from: { address: '10.0.0.2', port: 5060 },
      to: { address: '10.0.0.1', port: 5060 },
      status: 180,
      method: undefined,
      callId: 'one@10.0.0.1',
      cseq: '1 INVITE',
      transport: 'UDP',
    });
    expect({ problems, packets }).toEqual({ problems: [], packets: 3 });
  });

  it.each([
    ['pcap, big-endian', classicFile(call, { isLittle: false })],
    ['pcap with billionths', classicFile(call, { isFine: true })],
    ['pcapng', blockFile(call)],
    ['pcapng, big-endian', blockFile(call, { isLittle: false })],
    ['pcapng with billionths', blockFile(call, { isFine: true })],
    [
      'pcapng of two links',
      blockFile(call.map((one, index) => ({ ...one, link: index === 1 ? 'cooked' : 'ethernet' }))),
    ],
    [
      'two sections of pcapng',
      Uint8Array.from([...blockFile(call.slice(0, 1)), ...blockFile(call.slice(1), { isLittle: false })]),
    ],
  ])('as %s tells the same', (_, file) => {
    const { messages, problems } = readCapture(file);
    expect(messages.map(({ time, bytes }) => [time - start, bytes])).toEqual([
      [0, invite],
      [120_000, ringing],
      [4_000_500, bye],
    ]);
    expect(problems).toEqual([]);
  });

  it('of IPv6 names addresses as people write them', () => {
    const { messages } = readCapture(classicFile([sent(0, six, invite)]));
    expect(messages).toMatchObject([
      { from: { address: '2001:db8::1', port: 5060 }, to: { address: '2001:db8:0:1::2', port: 5062 }, bytes: invite },
    ]);
  });

  it('tells what was sent again, by the same to the same only', () => {
    const elsewhere = { from: there.from, to: '10.0.0.3:5060' };
    const file = classicFile([
      sent(0, there, invite),
      sent(500, there, invite),
      sent(700, back, ringing),
      sent(1500, there, invite),
      sent(1600, elsewhere, invite),
    ]);
    expect(readCapture(file).messages.map(({ repeats }) => repeats)).toEqual([undefined, 0, undefined, 0, undefined]);
  });

  it('of two legs with a change of the call keeps them apart', () => {
    const onward = { from: '10.0.0.2:5060', to: '10.0.0.3:5060' };
    const other = sip('INVITE sip:300@example.com SIP/2.0', { callId: 'two@10.0.0.2', body: sdp('10.0.0.2', 42_000) });
    const again = sip('INVITE sip:200@example.com SIP/2.0', { toTag: 'b', cseq: '2 INVITE', body: sdp('10.0.0.1', 0) });
    const { messages } = readCapture(
      classicFile([sent(0, there, invite), sent(9, onward, other), sent(3000, there, again)]),
    );
    expect(messages.map(({ callId, isAgain, hasSdp }) => [callId, isAgain, hasSdp])).toEqual([
      ['one@10.0.0.1', false, true],
      ['two@10.0.0.2', false, true],
      ['one@10.0.0.1', true, true],
    ]);
  });

  it('is put in the order of its times', () => {
    expect(linesOf(classicFile([sent(50, back, ringing), sent(0, there, invite)]))).toEqual([
      'INVITE sip:200@example.com SIP/2.0',
      'SIP/2.0 180 Ringing',
    ]);
  });
});

describe('a packet in fragments', () => {
  const big = sip('INVITE sip:200@example.com SIP/2.0', {
    body: `${sdp('10.0.0.1', 40_000)}a=x:${'y'.repeat(3000)}\r\n`,
  });

  it.each([
    ['IPv4', there],
    ['IPv6', six],
  ])('of %s is put together, in whatever order it came', (_, way) => {
    const pieces = fragments(way, 'udp', udp(way, big), 1208).map((packet, index) => ({ time: start + index, packet }));
    const { messages, problems } = readCapture(classicFile([pieces[2]!, pieces[0]!, pieces[0]!, pieces[1]!]));
    expect(messages).toMatchObject([{ bytes: big, missing: 0 }]);
    expect(problems).toEqual([]);
  });

  it('of which one is missing is told, and its beginning shown', () => {
    const [first, , last] = fragments(there, 'udp', udp(there, big), 1208);
    const file = classicFile([first!, last!].map((packet, index) => ({ time: start + index, packet })));
    const { messages, problems } = readCapture(file);
    expect(messages).toMatchObject([{ bytes: big.slice(0, 1200), missing: big.length - 1200 }]);
    expect(problems).toEqual([
      { kind: 'fragments_missing', count: 1 },
      { kind: 'cut_short', count: 1 },
    ]);
  });

  it('without a beginning is told alone', () => {
    const packets = fragments(there, 'udp', udp(there, big), 1208).slice(1);
    const { messages, problems } = readCapture(classicFile(packets.map((packet) => ({ time: start, packet }))));
    expect(messages).toEqual([]);
    expect(problems).toEqual([
      { kind: 'fragments_missing', count: 1 },
      { kind: 'no_sip', count: 1 },
    ]);
  });
});

describe('TCP', () => {
  const ping = new TextEncoder().encode('\r\n\r\n');
  const all = Uint8Array.from([...invite, ...ping, ...ringing, ...bye]);
  /** What was said, cut at places, each cut with its number. */
  const cutAt = (whole: Uint8Array, places: number[], first = 1000) =>
    [0, ...places].map((from, index) => ({
      sequence: (first + from) >>> 0,
      payload: whole.slice(from, places[index]),
    }));
  const file = (segments: { sequence: number; payload: Uint8Array; isStart?: boolean }[]) =>
    classicFile(
      segments.map(({ payload, ...options }, index) => ({
        time: start + index * 1000,
        packet: internet(there, 'tcp', tcp(there, payload, options)),
      })),
    );

  it('is read whatever it was cut into', () => {
    const lengths = [invite.length, ping.length, ringing.length, bye.length].reduce((sum, one) => sum + one, 0);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: lengths - 1 }), { maxLength: 8 }), (places) => {
        const sorted = places.sort((one, other) => one - other);
        const { messages, problems } = readCapture(file(cutAt(all, sorted)));
        expect(messages.map(({ bytes, transport }) => [bytes, transport])).toEqual([
          [invite, 'TCP'],
          [ringing, 'TCP'],
          [bye, 'TCP'],
        ]);
        expect(problems).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is read in the order of its numbers, also around their end, and what came twice once', () => {
    const [one, two, three] = cutAt(all, [100, invite.length + 50], 2 ** 32 - 200) as [never, never, never];
    const { messages, problems } = readCapture(file([one, three, three, two, one]));
    expect(messages.map(({ bytes }) => bytes)).toEqual([invite, ringing, bye]);
    expect(problems).toEqual([]);
  });

  it('has each message at the time of its last byte', () => {
    const segments = cutAt(all, [100, invite.length]);
    expect(readCapture(file(segments)).messages.map(({ time }) => time - start)).toEqual([1000, 2000, 2000]);
  });

  it('of which bytes are missing goes on with the next message', () => {
    const [first, , last] = cutAt(all, [200, 260]);
    const { messages, problems } = readCapture(file([first!, last!]));
    expect(messages.map(({ line, missing }) => [line, missing > 0])).toEqual([
      ['INVITE sip:200@example.com SIP/2.0', true],
      ['SIP/2.0 180 Ringing', false],
      ['BYE sip:200@example.com SIP/2.0', false],
    ]);
    expect(problems).toEqual([
      { kind: 'bytes_missing', count: 60 },
      { kind: 'cut_short', count: 1 },
    ]);
  });

  it('of a second connection between the same ports begins anew', () => {
    const none = new Uint8Array(0);
    const segments = [
      { sequence: 5, payload: none, isStart: true },
      { sequence: 6, payload: invite },
      { sequence: 900_000, payload: none, isStart: true },
      { sequence: 900_001, payload: bye },
    ];
    const { messages, problems } = readCapture(file(segments));
    expect(messages.map(({ bytes }) => bytes)).toEqual([invite, bye]);
    expect(problems).toEqual([]);
  });

  it('whose segments all have one number, as some capture servers write them, is read one by one', () => {
    const segments = [invite, ringing, bye].map((payload) => ({ sequence: 0, payload }));
    expect(readCapture(file(segments)).messages.map(({ bytes }) => bytes)).toEqual([invite, ringing, bye]);
  });

  it('that is encrypted is told', () => {
    expect(readCapture(file([{ sequence: 1, payload: Uint8Array.from([0x16, 3, 1, 0, 5, 1]) }])).problems).toEqual([
      { kind: 'encrypted', count: 1 },
      { kind: 'no_sip', count: 1 },
    ]);
  });
});

describe('sound', () => {
  const voice = { from: '10.0.0.1:40000', to: '10.0.0.2:42000' };
  /** Packets every 20 ms by their numbers. */
  const heard = (numbers: number[], { type = 96, stamp = 960 } = {}) =>
    numbers.map((number) => sent(1000 + number * 20, voice, rtp(number, (number * stamp) >>> 0, type)));

  it('is told by codec, packets and what was lost, also around the end of the numbers', () => {
    const numbers = [65_533, 65_534, 65_536, 65_537, 65_540];
    const { streams } = readCapture(classicFile([sent(0, there, invite), ...heard(numbers)]));
    expect(streams).toMatchObject([
      {
        codec: 'opus',
        packets: 5,
        lost: 3,
        jitter: 0,
        from: { address: '10.0.0.1', port: 40_000 },
        source: 0x0a0b0c0d,
      },
    ]);
    expect(streams[0]!.end - streams[0]!.time).toBe(140_000);
  });

  it('arrives evenly or not', () => {
    const late = [0, 1, 2, 3].map((number) => sent(number * 20 + (number % 2) * 16, voice, rtp(number, number * 160)));
    /* Each step differs by 16 ms: 16/16, then a sixteenth of the rest. */
    expect(readCapture(classicFile(late)).streams[0]?.jitter).toBeCloseTo(16 - 16 * (15 / 16) ** 3, 6);
  });

  it('that nobody agreed on is told by the number of its codec; reports and strays are none', () => {
    const report = Uint8Array.from([0x80, 200, ...new Array<number>(26).fill(0)]);
    const stray = rtp(1, 1, 0, 99);
    const file = classicFile([...heard([1, 2, 3, 4], { type: 120 }), sent(1, voice, report), sent(2, voice, stray)]);
    expect(readCapture(file).streams).toMatchObject([{ codec: '120', packets: 4, lost: 0, jitter: undefined }]);
  });

  it('captured twice is no more than once', () => {
    const once = heard([1, 2, 3]);
    expect(readCapture(classicFile([...once, ...once])).streams).toMatchObject([{ packets: 3, lost: 0 }]);
  });
});

describe('a file', () => {
  const whole = classicFile([sent(0, there, invite), sent(120, back, ringing)]);

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('Not Found')],
    ['a page', new TextEncoder().encode('<!doctype html><title>502</title>')],
  ])('of %s is said to be no capture', (_, file) => {
    expect(readCapture(file)).toEqual({
      messages: [],
      streams: [],
      packets: 0,
      problems: [{ kind: 'not_capture', count: 1 }],
    });
  });

  it.each([
    ['pcap', whole],
    ['pcapng', blockFile([sent(0, there, invite), sent(120, back, ringing)])],
  ])('that ends early is read until there: %s', (_, file) => {
    const { messages, problems } = readCapture(file.slice(0, -9));
    expect(messages.map(({ bytes }) => bytes)).toEqual([invite]);
    expect(problems).toMatchObject([{ kind: 'ends_early', at: expect.any(Number) as number }]);
  });

  it('with garbage in it is read until there', () => {
    const garbage = Uint8Array.from({ length: 300 }, (_, index) => 255 - (index % 7));
    const { messages, problems } = readCapture(Uint8Array.from([...whole, ...garbage]));
    expect(messages).toHaveLength(2);
    expect(problems).toEqual([{ kind: 'damaged', count: 1, at: whole.length }]);
  });

  it('that kept only the beginnings of its packets says so', () => {
    const { messages, problems } = readCapture(classicFile([{ ...sent(0, there, invite), kept: 200 }]));
    expect(messages).toMatchObject([{ bytes: invite.slice(0, 200 - 42), missing: invite.length - 158 }]);
    expect(problems).toEqual([{ kind: 'cut_short', count: 1 }]);
  });

  it('never breaks what reads it, whatever is in it', () => {
    const broken = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length));
    const good = [whole, blockFile([sent(0, there, invite)], { isFine: true })];
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.array(broken, { maxLength: 12 }), (file, changes) => {
        const changed = file.slice();
        for (const [at, byte] of changes) changed[at % file.length] = byte;
        const end = changes[0]?.[2] ?? file.length;
        expect(readCapture(changed.slice(0, end)).packets).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});
