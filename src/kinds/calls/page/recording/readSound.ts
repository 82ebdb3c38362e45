import type { Loudness } from './soundRegions';
import { loudnessOf } from './loudness';

export interface Sound {
  /** Seconds. */
  duration: number;
  /** Of each channel; undefined for a recording that is too long to be decoded, or lies elsewhere. */
  loudness: Loudness;
}

/** Seconds and bytes above which a recording is played without being decoded as a whole. */
const [longest, largest] = [1800, 64_000_000];
/** Enough for what is drawn and looked for; what is heard comes from the file itself. */
const sampleRate = 8000;

/** Seconds as the file says; not finite where it does not. Rejects when the browser cannot play it. */
export const durationOf = (audio: HTMLAudioElement): Promise<number> =>
  new Promise((resolve, reject) => {
    audio.addEventListener('loadedmetadata', () => resolve(audio.duration), { once: true });
    audio.addEventListener('error', () => reject(new Error('calls.recording.unplayable')), { once: true });
  });

async function decode(recording: Blob): Promise<Sound | undefined> {
  try {
    const decoder = new OfflineAudioContext(1, 1, sampleRate);
    const samples = await decoder.decodeAudioData(await recording.arrayBuffer());
    const channels = Array.from({ length: samples.numberOfChannels }, (_, index) => samples.getChannelData(index));
    return {
      duration: samples.duration,
      loudness: channels.map((channel) => loudnessOf(channel, samples.sampleRate)),
    };
  } catch {
    /* What cannot be drawn may still be heard. */
    return undefined;
  }
}

/** How long a recording is, and how loud at each moment. @param recording undefined where only its address is known */
export async function readSound(audio: HTMLAudioElement, recording: Blob | undefined): Promise<Sound> {
  const duration = await durationOf(audio);
  const isLong = Number.isFinite(duration) ? duration > longest : (recording?.size ?? 0) > largest;
  const decoded = recording && !isLong ? await decode(recording) : undefined;
  return decoded ?? { duration: Number.isFinite(duration) ? duration : 0, loudness: undefined };
}
