import type { SettingProblem } from '../../settings/settingProblems';

/** Why nothing else can be shown: something threw, or the deployment is not set up correctly. */
export type TroubleProps = { error: Error } | { problems: readonly SettingProblem[] };
