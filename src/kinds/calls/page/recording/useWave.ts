import { useEffect, useState, type RefObject } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { loadWaveform } from './waveform';
import { readSound, type Sound } from './readSound';

export interface Wave {
  wave: WaveSurfer;
  sound: Sound;
}

/** @returns what ends it: nothing of the recording is held afterwards */
function begin(
  container: HTMLElement,
  source: Blob | string,
  { onReady, onError }: { onReady: (ready: Wave) => void; onError: (reason: unknown) => void },
): () => void {
  const audio = new Audio();
  const recording = typeof source === 'string' ? undefined : source;
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  let wave: WaveSurfer | undefined;
  let isOver = false;
  Promise.all([readSound(audio, recording), loadWaveform()])
    .then(([sound, draw]) => {
      if (isOver) return;
      const its = (wave = draw(container, audio, sound));
      its.on('ready', () => onReady({ wave: its, sound }));
      its.on('error', onError);
    })
    .catch((reason: unknown) => {
      if (!isOver) onError(reason);
    });
  audio.src = address;
  return () => {
    isOver = true;
    audio.pause();
    wave?.destroy();
    audio.removeAttribute('src');
    audio.load();
    if (recording) URL.revokeObjectURL(address);
  };
}

/**
 * Draws the waveform of a recording into an element, for as long as that is on screen.
 * @param source the recording, or the address of one that lies elsewhere: that one is played without being read
 */
export function useWave(container: RefObject<HTMLElement | null>, source: Blob | string) {
  const [ready, setReady] = useState<Wave>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const end = begin(element, source, { onReady: setReady, onError: setError });
    return () => {
      end();
      setReady(undefined);
      setError(undefined);
    };
  }, [container, source]);
  return { ready, error };
}
