import { BitWriter } from './bits.ts';

/** MPEG-1 Layer III, 32 kbit/s, 44.1 kHz, one channel. */
const sampleRate = 44_100;
const samplesPerFrame = 1152;
const frameLength = 104;

/** The spectral line that sounds: each is about 38 Hz wide. */
const line = 11;
const loudness = 202;

/** Bits of four lines without a value, and of four with one of size 1, in the table of fixed length. */
const quads = Math.floor(line / 4) + 1;
const spectrumBits = quads * 4 + 1;

function writeHeader(bits: BitWriter): void {
  bits.write(0xfff, 12).write(0b1011, 4);
  bits.write(0b0001, 4).write(0b0000, 4);
  bits.write(0b11_00_0_1_00, 8);
}

/** What the decoder has to know of one granule: everything is in the region of small values, and one scale fits all. */
const writeGranule = (bits: BitWriter) =>
  bits.write(spectrumBits, 12).write(0, 9).write(loudness, 8).write(0, 4).write(0, 1).write(0, 22).write(0b001, 3);

/** One line of size 1, all before it silent; its sign turns the tone's phase from granule to granule. */
function writeSpectrum(bits: BitWriter, isNegative: boolean): void {
  for (let quad = 0; quad < quads - 1; quad += 1) bits.write(0b1111, 4);
  bits.write(0b1111 ^ (0b1000 >> (line % 4)), 4).write(Number(isNegative), 1);
}

/** Granules turn by a quarter, so signs come in pairs. */
const isNegative = (granule: number) => granule % 4 > 1;

function frame(index: number): Uint8Array {
  const bits = new BitWriter(frameLength);
  writeHeader(bits);
  bits.write(0, 9).write(0, 5).write(0, 4);
  writeGranule(bits);
  writeGranule(bits);
  writeSpectrum(bits, isNegative(index * 2));
  writeSpectrum(bits, isNegative(index * 2 + 1));
  return bits.bytes;
}

/** A tone of about 440 Hz as a file that every browser plays. */
export function toneAsMp3(seconds: number): Uint8Array<ArrayBuffer> {
  const count = Math.ceil((seconds * sampleRate) / samplesPerFrame);
  return new Uint8Array(Buffer.concat(Array.from({ length: count }, (_, index) => frame(index))));
}
