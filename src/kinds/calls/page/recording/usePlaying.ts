import { useEffect, useState } from 'react';
import type WaveSurfer from 'wavesurfer.js';

/** Whether it sounds, and which second; drawn once a second, not with every frame. */
export function usePlaying(wave: WaveSurfer | undefined) {
  const [isPlaying, setPlaying] = useState(false);
  const [second, setSecond] = useState(0);
  useEffect(() => {
    if (!wave) return undefined;
    const listeners = [
      wave.on('play', () => setPlaying(true)),
      wave.on('pause', () => setPlaying(false)),
      wave.on('finish', () => setPlaying(false)),
      wave.on('timeupdate', (time) => setSecond(Math.floor(time))),
    ];
    return () => {
      listeners.forEach((stop) => stop());
      setPlaying(false);
      setSecond(0);
    };
  }, [wave]);
  return { isPlaying, second };
}
