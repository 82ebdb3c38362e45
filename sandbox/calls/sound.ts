/* In: the story of a call. Out: what was heard in it, as a file with the caller in the first channel and the platform in the second. */
import type { CallStory } from './story.ts';
import type { Digit } from './turns.ts';

const sampleRate = 8000;
const samplesPerMillisecond = sampleRate / 1000;
const channels = 2;

const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477];
const keypad = '123456789*0#';

const loudest = 32_767;
/** Shares of the loudest: what a line hums, and how loud tones and voices are. */
const [hum, tone, voice] = [0.004, 0.25, 0.35];

/** A voice: a fundamental with two overtones, in syllables that swell and fall but never fade away. */
const voiceAt = (seconds: number, pitch: number) => {
  const syllable = 0.65 + 0.35 * Math.sin(2 * Math.PI * 3.5 * seconds);
  const cycle = 2 * Math.PI * pitch * seconds;
  return (voice * syllable * (Math.sin(cycle) + 0.6 * Math.sin(2 * cycle) + 0.3 * Math.sin(5 * cycle))) / 1.9;
};

/** The two tones of a key. */
const keyAt = (seconds: number, key: string) => {
  const index = keypad.indexOf(key);
  const [row, column] = [rows[Math.floor(index / 3)]!, columns[index % 3]!];
  return tone * (Math.sin(2 * Math.PI * row * seconds) + Math.sin(2 * Math.PI * column * seconds)) * 0.5;
};

/** Writes one stretch of one channel. @param from and `to` in milliseconds since the recording began */
type Write = (channel: 0 | 1, from: number, to: number, at: (seconds: number) => number) => void;

function writerInto(samples: Int16Array): Write {
  const count = samples.length / channels;
  return (channel, from, to, at) => {
    const last = Math.min(count, Math.round(to * samplesPerMillisecond));
    for (let index = Math.max(0, Math.round(from * samplesPerMillisecond)); index < last; index += 1)
      samples[index * channels + channel] = Math.round(loudest * at(index / sampleRate));
  };
}

function writeHum(samples: Int16Array): void {
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    samples[index] = ((state >> 16) / 32_768) * hum * loudest;
  }
}

/** Bare samples, both channels in turn. */
function samplesOf({ recordedFrom = 0, endedAt, turns }: CallStory): Int16Array {
  const samples = new Int16Array(Math.round((endedAt - recordedFrom) * samplesPerMillisecond) * channels);
  writeHum(samples);
  const write = writerInto(samples);
  const since = (at: number) => at - recordedFrom;
  const key = ({ digit, at, duration }: Digit) =>
    write(0, since(at), since(at + duration), (seconds) => keyAt(seconds, digit));
  for (const { prompt, reply } of turns) {
    write(1, since(prompt.start), since(prompt.end), (seconds) => voiceAt(seconds, 190));
    if (reply.kind === 'speech') write(0, since(reply.start), since(reply.end), (seconds) => voiceAt(seconds, 120));
    if (reply.kind === 'dtmf') reply.digits.forEach(key);
  }
  return samples;
}

const headerLength = 44;

/** A WAV file: 8 kHz, 16 bits, two channels. */
export function wavOf(story: CallStory): Uint8Array<ArrayBuffer> {
  const samples = samplesOf(story);
  const file = Buffer.alloc(headerLength + samples.byteLength);
  const frame = channels * 2;
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.byteLength, 40);
  Buffer.from(samples.buffer).copy(file, headerLength);
  return new Uint8Array(file.buffer, file.byteOffset, file.length);
}
