import { useLocale, useTranslate } from 'react-admin';
import { placeText } from './arrange';
import type { Stream } from './decode/types';
import { secondsText } from './ladderTexts';

/** How well sound came through, one line for each way. */
export function Streams({ streams }: { streams: Stream[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (streams.length === 0) return <p className="muted">{translate('calls.ladder.no_sound')}</p>;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="ladder-table">
      <table className="plain-table">
        <caption>{translate('calls.ladder.streams')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('calls.ladder.from')}</th>
            <th scope="col">{translate('calls.ladder.to')}</th>
            <th scope="col">{translate('calls.ladder.codec')}</th>
            <th scope="col">{translate('calls.ladder.seconds')}</th>
            <th scope="col">{translate('calls.ladder.packets')}</th>
            <th scope="col">{translate('calls.ladder.lost')}</th>
            <th scope="col">{translate('calls.ladder.jitter')}</th>
          </tr>
        </thead>
        <tbody>
          {streams.map((stream) => (
            <tr key={`${placeText(stream.from)} ${placeText(stream.to)} ${stream.source}`}>
              <td>{placeText(stream.from)}</td>
              <td>{placeText(stream.to)}</td>
              <td>{stream.codec}</td>
              <td>{secondsText((stream.end - stream.time) / 1000)}</td>
              <td>{number.format(stream.packets)}</td>
              <td>{`${number.format(stream.lost)} (${share.format(stream.lost / (stream.lost + stream.packets))})`}</td>
              <td>{stream.jitter === undefined ? '–' : `${number.format(stream.jitter)} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
