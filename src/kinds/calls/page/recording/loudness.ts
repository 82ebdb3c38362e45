/* In: the samples of a recording. Out: how loud each moment of it is, and where speech begins and ends. */

/** Values a second that a waveform is drawn and speech is looked for by: one for each pixel. */
export const valuesPerSecond = 100;

/** Speech is louder than this for so many values (specification 2, section 9). */
const [threshold, inARow] = [0.03, 5];
/** A voice dies away more softly than that. */
const dying = 0.02;

/** The loudest sample of each hundredth of a second, between -1 and 1. */
export function loudnessOf(samples: Float32Array, sampleRate: number): Float32Array {
  const perValue = sampleRate / valuesPerSecond;
  return Float32Array.from({ length: Math.ceil(samples.length / perValue) }, (_, index) => {
    const last = Math.min(samples.length, Math.round((index + 1) * perValue));
    let loudest = 0;
    for (let at = Math.round(index * perValue); at < last; at += 1) {
      const value = samples[at]!;
      if (Math.abs(value) > Math.abs(loudest)) loudest = value;
    }
    return loudest;
  });
}

/** Where between two moments it is loud: first and last moment, in seconds; undefined where nothing is loud for long enough. */
export function loudBetween(
  loudness: Float32Array | undefined,
  from: number,
  to: number,
): { start: number; end: number } | undefined {
  if (!loudness) return undefined;
  const [first, last] = [Math.max(0, Math.floor(from * valuesPerSecond)), Math.floor(to * valuesPerSecond)];
  let [start, end, run] = [-1, -1, 0];
  for (let index = first; index <= Math.min(last, loudness.length - 1); index += 1) {
    run = Math.abs(loudness[index]!) > threshold ? run + 1 : 0;
    if (run < inARow) continue;
    if (start < 0) start = index - inARow + 1;
    end = index + 1;
  }
  return start < 0 ? undefined : { start: start / valuesPerSecond, end: Math.min(to, end / valuesPerSecond + dying) };
}
