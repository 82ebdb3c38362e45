import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/kinds/calls/page/ladder/arrange';
import { readCapture } from '../../../../src/kinds/calls/page/ladder/decode/readCapture';
import { ladderPicture, ladderText } from '../../../../src/kinds/calls/page/ladder/ladderFile';
import { messageText, rowLabel, withoutSecrets } from '../../../../src/kinds/calls/page/ladder/ladderTexts';
import { classicFile } from '../../../support/captures/files';
import { bytesOf, internet, udp, type Way } from '../../../support/captures/frames';
import { rtp, sdp, sip } from '../../../support/captures/sip';

const start = 1_772_618_400_000_000;

const at = (milliseconds: number, from: string, to: string, payload: Uint8Array) => {
  const way: Way = { from, to };
  return { time: start + milliseconds * 1000, packet: internet(way, 'udp', udp(way, payload)) };
};

const invite = sip('INVITE sip:200@example.com SIP/2.0', { body: sdp('10.0.0.1', 40_000) });
const onward = sip('INVITE sip:200@example.com SIP/2.0', { callId: 'two' });
const busy = sip('SIP/2.0 486 Busy <Here>', { cseq: '1 INVITE' });

const ladderOf = (...packets: ReturnType<typeof at>[]) => arrange(readCapture(classicFile(packets)));

const translate = (key: string, args: Record<string, unknown> = {}) =>
  `${key.split('.').at(-1)}${'number' in args ? ` ${String(args.number)}` : ''}`;

const [caller, proxy, callee] = ['10.0.0.1:5060', '10.0.0.2:5060', '10.0.0.3:5080'];
const call = () =>
  ladderOf(
    at(0, caller, proxy, invite),
    at(500, caller, proxy, invite),
    at(510, proxy, callee, onward),
    at(902, callee, proxy, busy),
    ...[0, 1, 2].map((number) => at(600 + number * 20, '10.0.0.9:40000', '10.0.0.1:40000', rtp(number, number * 160))),
  );

describe('a ladder', () => {
  it('has its participants in the order in which they speak, who only sounds last', () => {
    const { participants, rows, legs } = call();
    expect(participants).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.9']);
    expect(rows.map(({ number, from, to, at: time, delta, leg }) => [number, from, to, time, delta, leg])).toEqual([
      [1, 0, 1, 0, 0, 1],
      [2, 0, 1, 500, 500, 1],
      [3, 1, 2, 510, 10, 2],
      [4, 3, 0, 600, 90, undefined],
      [5, 2, 1, 902, 302, 1],
    ]);
    expect(legs).toEqual(['one@10.0.0.1', 'two']);
  });

  it('tells ports of a host apart where it talks to itself', () => {
    const { participants, rows } = ladderOf(
      at(0, '10.0.0.1:5060', '10.0.0.1:5070', invite),
      at(9, '10.0.0.1:5070', '10.0.0.2:5060', onward),
      ...[0, 1, 2].map((number) => at(20 + number, '10.0.0.1:40000', '10.0.0.2:40000', rtp(number, number))),
    );
    expect(participants).toEqual(['10.0.0.1:5060', '10.0.0.1:5070', '10.0.0.2']);
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
    ]);
  });

  it('says of each line what it is', () => {
    expect(call().rows.map((row) => rowLabel(row, translate))).toEqual([
      'INVITE (SDP)',
      'INVITE (SDP, repeats 1)',
      'INVITE',
      'sound',
      '486 Busy <Here>',
    ]);
  });

  it('shows messages with the letters that were meant', () => {
    const { entry } = call().rows[0]!;
    expect(entry.kind === 'message' && messageText(entry)).toContain('From: "Zoë" <sip:100@example.com>');
  });
});

describe('a ladder as text', () => {
  const text = ladderText(call(), translate);

  it('is drawn with arrows from column to column', () => {
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^ +10\.0\.0\.1 +10\.0\.0\.2 +10\.0\.0\.3 +10\.0\.0\.9$/);
    expect(lines[1]).toMatch(/^ {3}1 {5}0\.000 +\|-+INVITE \(SDP\)-+>\| +\| +\|$/);
    expect(lines[4]).toMatch(/^ {3}4 {5}0\.600 +\|<-+sound-+\|$/);
    expect(lines[5]).toMatch(/^ {3}5 {5}0\.902 +\| +\|<-+486 Busy <Here>-+\| +\|$/);
  });

  it('holds every message in full', () => {
    expect(text).toContain('3. 2026-03-04 10:00:00.510000Z 10.0.0.2:5060 → 10.0.0.3:5080 INVITE');
    expect(text.match(/^m=audio 40000 RTP\/AVP 96$/gm)).toHaveLength(2);
  });

  it('holds no answers to challenges and no keys of sound', () => {
    const told = [
      'REGISTER sip:example.com SIP/2.0',
      'Authorization: Digest username="100",',
      ' response="0123456789abcdef"',
      'Proxy-Authorization: Digest username="100", response="fedcba"',
      'Call-ID: one',
      '',
      'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:c2VjcmV0',
      'a=ptime:20',
    ].join('\r\n');
    expect(withoutSecrets(told)).toBe(
      [
        'REGISTER sip:example.com SIP/2.0',
        'Authorization: Digest …',
        'Proxy-Authorization: Digest …',
        'Call-ID: one',
        '',
        'a=crypto:1 AES_CM_128_HMAC_SHA1_80 …',
        'a=ptime:20',
      ].join('\r\n'),
    );
  });
});

describe('a ladder as a picture', () => {
  const colours = {
    surface: '#ffffff',
    text: '#111111',
    muted: '#777777',
    line: '#cccccc',
    accent: '#0000ff',
    danger: '#ff0000',
    success: '#00ff00',
    font: '"Some Font", sans-serif',
  };
  const { svg, width, height } = ladderPicture(call(), { colours, title: 'Ladder of one', translate });

  it('is as large as it needs to be, in the colours of the page', () => {
    expect([width, height]).toEqual([90 + 4 * 210 + 16, 48 + 5 * 44 + 16]);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg.match(/stroke="#ff0000"/g)).toHaveLength(1);
    expect(svg.match(/stroke="#00ff00"/g)).toHaveLength(1);
  });

  it('takes nothing from the capture for its own', () => {
    expect(svg).toContain('486 Busy &#60;Here&#62;');
    const hostile = bytesOf('INVITE"><script>alert(1)</script> sip:x SIP/2.0\r\n\r\n');
    const named = ladderPicture(ladderOf(at(0, caller, proxy, hostile), at(1, caller, proxy, busy)), {
      colours,
      title: '</title><script>',
      translate,
    });
    expect(named.svg).not.toContain('<script>');
  });
});
