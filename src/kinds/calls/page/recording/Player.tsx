import { useTranslate } from 'react-admin';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { reasonOf, type Call } from '../call';
import { clock } from './clock';
import { Regions } from './Regions';
import { usePlaying } from './usePlaying';
import { useWave } from './useWave';

/** Seconds that the buttons, and keys, move by. */
const [jump, step] = [15, 5];
const speeds = [0.5, 1, 1.5, 2];

/**
 * Within the recording, a second before its end at most. By the sound itself, which goes to the latest place: Wavesurfer forgets where
 * it was to go while an earlier move is under way, as of a key that is held down.
 */
function moveTo(wave: WaveSurfer, time: number): void {
  const sound = wave.getMediaElement();
  if (sound) sound.currentTime = Math.max(0, Math.min(time, wave.getDuration() - 1));
}

const moves: Readonly<Record<string, (now: number, whole: number) => number>> = {
  ArrowLeft: (now) => now - step,
  ArrowRight: (now) => now + step,
  PageUp: (now) => now - jump,
  PageDown: (now) => now + jump,
  Home: () => 0,
  End: (_now, whole) => whole,
};

const louder: Readonly<Record<string, number>> = { ArrowUp: 0.1, ArrowDown: -0.1 };

interface PlayerProps {
  call: Call;
  /** The recording, or the address of one that lies elsewhere. */
  source: Blob | string;
}

/** Plays a recording along its waveform: by its buttons, or by keys while the waveform has the focus. */
export function Player({ call, source }: PlayerProps) {
  const translate = useTranslate();
  const keysId = useId();
  const container = useRef<HTMLDivElement>(null);
  const { ready, error } = useWave(container, source);
  const wave = ready?.wave;
  const { isPlaying, second } = usePlaying(wave);
  const [volume, setVolume] = useState(1);
  const changeVolume = (value: number) => {
    const within = Math.round(Math.max(0, Math.min(1, value)) * 10) / 10;
    setVolume(within);
    wave?.setVolume(within);
  };
  const move = (seconds: number) => wave && moveTo(wave, wave.getCurrentTime() + seconds);
  const press = (event: KeyboardEvent) => {
    if (!wave || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = moves[event.key];
    const change = louder[event.key];
    if (event.key === ' ' || event.key === 'Enter') void wave.playPause();
    else if (place) moveTo(wave, place(wave.getCurrentTime(), wave.getDuration()));
    else if (change) changeVolume(volume + change);
    else return;
    event.preventDefault();
  };
  const whole = ready?.sound.duration ?? 0;
  const position = `${clock(second)} / ${clock(whole)}`;
  return (
    <>
      {error !== undefined && (
        <Notice kind="error">{translate('calls.recording.failed', { reason: reasonOf(error, translate) })}</Notice>
      )}
      <div
        ref={container}
        className="call-wave"
        role="slider"
        tabIndex={0}
        aria-label={translate('calls.recording.position')}
        aria-valuemin={0}
        aria-valuemax={Math.floor(whole)}
        aria-valuenow={second}
        aria-valuetext={position}
        aria-describedby={keysId}
        onKeyDown={press}
      />
      <p id={keysId} className="call-hint">
        {translate('calls.recording.keys')}
        {ready && !ready.sound.loudness && ` ${translate('calls.recording.not_drawn')}`}
      </p>
      <div className="call-tools">
        <PlainButton variant="outlined" disabled={!wave} onClick={() => void wave?.playPause()}>
          {translate(isPlaying ? 'calls.recording.pause' : 'calls.recording.play')}
        </PlainButton>
        <PlainButton disabled={!wave} onClick={() => move(-jump)}>
          {translate('calls.recording.left')}
        </PlainButton>
        <PlainButton disabled={!wave} onClick={() => move(jump)}>
          {translate('calls.recording.right')}
        </PlainButton>
        <span className="call-clock">{position}</span>
        <label>
          {translate('calls.recording.speed')}{' '}
          <select
            className="control"
            defaultValue={1}
            disabled={!wave}
            onChange={(event) => wave?.setPlaybackRate(Number(event.target.value))}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>{`${speed}×`}</option>
            ))}
          </select>
        </label>
        <label>
          {translate('calls.recording.volume')}{' '}
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            disabled={!wave}
            onChange={(event) => changeVolume(Number(event.target.value))}
          />
        </label>
      </div>
      {ready && (
        <Regions
          call={call}
          sound={ready.sound}
          canvas={ready.wave.getWrapper()}
          onMove={(time) => moveTo(ready.wave, time)}
        />
      )}
    </>
  );
}
