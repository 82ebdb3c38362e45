import type { SettingProblem } from '../../settings/settingProblems';
import { gateText } from '../texts/gateTexts';
import { GatePage } from '../view/GatePage';
import { pageText } from '../texts/pageTexts';

/** In the place of everything while a setting does not hold what it should: whoever set the console up reads what to mend. */
export function WrongSettingsPage({ problems }: { problems: readonly SettingProblem[] }) {
  return (
    <GatePage title={pageText('settings_title')}>
      <div role="alert">
        <p>{pageText('settings_text')}</p>
        <ul className="problems">
          {problems.map(({ name, value, kind }) => (
            <li key={name}>
              {pageText('settings_problem', {
                name,
                value: JSON.stringify(value) ?? String(value),
                expected: pageText(`setting_${kind}`),
              })}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {gateText('reload')}
      </button>
    </GatePage>
  );
}
