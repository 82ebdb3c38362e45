import { gateText } from '../texts/gateTexts';
import './gate.css';

/** Shown while a part of the console is on its way. */
export function Waiting() {
  return (
    <div className="gate-waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{gateText('loading')}</span>
    </div>
  );
}
