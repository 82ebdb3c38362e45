const sampleRate = 8000;
const frequency = 440;
const loudness = 6000;

/** The same tone as bare samples: 8 kHz, 16 bits, without a header (platform-api 16.8). */
export function toneAsPcm(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Int16Array.from({ length: Math.ceil(seconds * sampleRate) }, (_, index) =>
    Math.round(loudness * Math.sin((2 * Math.PI * frequency * index) / sampleRate)),
  );
  return new Uint8Array(samples.buffer);
}
