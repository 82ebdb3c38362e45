import { AlertMark, CheckMark, DashMark, InfoMark, QuestionMark } from './marks';
import './controls.css';

const marks = {
  good: CheckMark,
  bad: AlertMark,
  off: DashMark,
  unknown: QuestionMark,
  warned: AlertMark,
  noted: InfoMark,
} as const;

/** What a status or a note is worth: `off` where there is nothing to be judged, `unknown` where nobody has looked. */
export type StatusTone = keyof typeof marks;

/** Stands beside the words: the colour never says it alone. */
export function StatusMark({ tone }: { tone: StatusTone }) {
  const Mark = marks[tone];
  return <Mark size={1.2} className={`status ${tone}`} />;
}
