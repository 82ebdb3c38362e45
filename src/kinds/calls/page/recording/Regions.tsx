import { useTranslate } from 'react-admin';
import { useMemo, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { PanelDialog } from '../../../../actions/run/PanelDialog';
import { Notice } from '../../../../fields/elements/Notice';
import { useConsole } from '../../../../session/ConsoleContext';
import { statusOf } from '../../../../actions/consoleCalls';
import { reasonOf, type Call } from '../call';
import { Facts } from '../trace/Facts';
import { useTrace } from '../trace/useTrace';
import { clock } from './clock';
import type { Sound } from './readSound';
import { soundRegions, type RegionKind, type SoundRegion } from './soundRegions';

const names: Readonly<Record<RegionKind, string>> = {
  speech: 'calls.facts.stt',
  latency: 'calls.regions.latency',
  dtmf: 'calls.facts.dtmf',
  tts: 'calls.regions.tts',
  hook: 'calls.regions.hook',
};

const tint = (token: string, percent: number) => `color-mix(in srgb, var(${token}) ${percent}%, transparent)`;

const colours: Readonly<Record<RegionKind, string>> = {
  speech: tint('--danger', 20),
  latency: tint('--warning', 60),
  dtmf: tint('--accent', 30),
  tts: tint('--warning', 45),
  hook: tint('--danger', 45),
};

/* The waveform stands in a shadow tree, which style sheets do not reach. */
function styleOf({ kind, channel, start, end }: SoundRegion, sound: Sound): CSSProperties {
  const isSplit = (sound.loudness?.length ?? 2) > 1;
  return {
    position: 'absolute',
    zIndex: 3,
    left: `${(start / sound.duration) * 100}%`,
    width: `${((end - start) / sound.duration) * 100}%`,
    top: isSplit && channel === 1 ? '51%' : 0,
    height: isSplit ? '49%' : '100%',
    minWidth: 3,
    padding: '0 2px',
    overflow: 'hidden',
    border: 0,
    borderRadius: 2,
    background: colours[kind],
    color: 'var(--text)',
    font: '0.6875rem var(--font-text)',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  };
}

interface RegionsProps {
  call: Call;
  sound: Sound;
  /** What the waveform is drawn in, as wide as the recording is long. */
  canvas: HTMLElement;
  /** @param time in seconds */
  onMove: (time: number) => void;
}

/** What the trace says of a recording, on its waveform and as a list; asked for once somebody wants to see it. */
export function Regions({ call, sound, canvas, onMove }: RegionsProps) {
  const translate = useTranslate();
  const { features } = useConsole();
  const [isShown, setShown] = useState(false);
  const [open, setOpen] = useState<SoundRegion>();
  const { data, error } = useTrace(call, isShown);
  const { loudness, duration } = sound;
  const regions = useMemo(() => data && soundRegions(data, loudness, duration), [data, loudness, duration]);
  if (features.tracing === false || !call.trace_id) return null;
  const nameOf = ({ kind, text }: SoundRegion) => [translate(names[kind]), text].filter(Boolean).join(' ');
  const show = (region: SoundRegion) => {
    onMove(region.start);
    setOpen(region);
  };
  const isMissing = data && !regions?.length;
  return (
    <>
      <label className="call-tools">
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        {translate('calls.regions.show')}
      </label>
      {isShown && error && (
        <Notice kind={statusOf(error) === 404 ? 'info' : 'error'}>
          {statusOf(error) === 404 ? translate('calls.trace.missing') : reasonOf(error, translate)}
        </Notice>
      )}
      {isShown && isMissing && (
        <p className="call-hint">{translate(regions ? 'calls.regions.none' : 'calls.regions.no_start')}</p>
      )}
      {isShown && regions && regions.length > 0 && (
        <>
          {createPortal(
            regions.map((region) => (
              <button
                key={region.id}
                type="button"
                data-kind={region.kind}
                aria-label={`${nameOf(region)}, ${clock(region.start)}`}
                style={styleOf(region, sound)}
                onClick={() => show(region)}
              >
                {region.text}
              </button>
            )),
            canvas,
          )}
          <ol className="call-regions" aria-label={translate('calls.regions.list')}>
            {regions.map((region) => (
              <li key={region.id}>
                <button type="button" className="button" onClick={() => show(region)}>
                  <time>{clock(region.start)}</time> {nameOf(region)}
                </button>{' '}
                {region.kind === 'speech' && region.facts[0] && !region.facts[0].isKey && region.facts[0].value}
              </li>
            ))}
          </ol>
        </>
      )}
      {open && (
        <PanelDialog title={translate(names[open.kind])} onClose={() => setOpen(undefined)}>
          <Facts facts={open.facts} />
        </PanelDialog>
      )}
    </>
  );
}
