import type WaveSurfer from 'wavesurfer.js';
import { part } from '../../../../loading/part';
import { valuesPerSecond } from './loudness';
import type { Sound } from './readSound';

/* Only needed to listen. */
const library = part(() => import('wavesurfer.js'));

/** Of each channel, in pixels (specification 2, section 9). */
const channelHeight = 50;
/** Where nothing is known of a recording, it has the two channels that the platform records. */
const silence = [Float32Array.of(0, 0), Float32Array.of(0, 0)];

const coloursOf = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { waveColor: colour('--accent'), progressColor: colour('--muted'), cursorColor: colour('--text') };
};

export type DrawWaveform = (container: HTMLElement, media: HTMLAudioElement, sound: Sound) => WaveSurfer;

/** What draws a waveform that follows what a player plays, without reading or decoding anything by itself; its colours are the theme's. */
export async function loadWaveform(): Promise<DrawWaveform> {
  const { default: Library } = await library.load();
  return (container, media, sound) => drawn(Library, { container, media, sound });
}

interface Drawing {
  container: HTMLElement;
  media: HTMLAudioElement;
  sound: Sound;
}

function drawn(Library: typeof WaveSurfer, { container, media, sound }: Drawing): WaveSurfer {
  const peaks = [...(sound.loudness ?? silence)];
  const wave = Library.create({
    container,
    media,
    peaks,
    duration: sound.duration,
    height: channelHeight,
    minPxPerSec: valuesPerSecond,
    splitChannels: peaks.map(() => ({})),
    normalize: sound.loudness !== undefined,
    ...coloursOf(container),
  });
  const repaint = new MutationObserver(() => wave.setOptions(coloursOf(container)));
  repaint.observe(document.documentElement, { attributeFilter: ['data-mode', 'style'] });
  wave.on('destroy', () => repaint.disconnect());
  return wave;
}
