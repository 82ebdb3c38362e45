import { useLocale, useTranslate } from 'react-admin';
import { failureText } from '../../../../actions/failureText';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import type { Sample } from './useSample';

/** Pages that one press asks for. */
const pagesAtOnce = 4;

const keys = {
  calls: {
    busy: 'overview.calls.busy',
    all: 'overview.calls.all',
    part: 'overview.calls.part',
    failed: 'overview.calls.failed',
  },
  alerts: {
    busy: 'overview.alerts.busy',
    all: 'overview.alerts.all',
    part: 'overview.alerts.part',
    failed: 'overview.alerts.failed',
  },
} as const;

interface SampleNotesProps {
  name: keyof typeof keys;
  /** What is said where there are none. */
  none: string;
  sample: Sample<unknown>;
  /** The moment of the oldest record that has come. */
  oldest: string | undefined;
  zone: string;
}

/** Says how many of all records the charts are made of, and gets more. */
export function SampleNotes({ name, none, sample, oldest, zone }: SampleNotesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { rows, total, error, isBusy, hasMore, more, stop, again } = sample;
  const since = () =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
      new Date(oldest ?? 0),
    );
  const said = () => {
    if (total === undefined) return error && !isBusy ? '' : translate(keys[name].busy);
    if (total === 0) return none;
    if (!hasMore) return translate(keys[name].all, { smart_count: rows.length, count: rows.length });
    return translate(keys[name].part, { count: rows.length, total, since: since(), zone });
  };
  return (
    <>
      {error && !isBusy && (
        <Notice
          kind="error"
          action={
            <PlainButton onClick={() => (hasMore ? void more(1) : again())}>{translate('overview.again')}</PlainButton>
          }
        >
          {translate(keys[name].failed, { reason: failureText(translate, error) })}
        </Notice>
      )}
      <div className="overview-notes">
        <span role="status">{said()}</span>
        {hasMore && !isBusy && (
          <>
            <PlainButton variant="outlined" onClick={() => void more(pagesAtOnce)}>
              {translate('overview.more')}
            </PlainButton>
            <PlainButton onClick={() => void more()}>{translate('overview.everything')}</PlainButton>
          </>
        )}
        {total !== undefined && isBusy && <PlainButton onClick={stop}>{translate('overview.stop')}</PlainButton>}
      </div>
    </>
  );
}
