import CheckIcon from '@mui/icons-material/Check';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import HelpIcon from '@mui/icons-material/HelpOutline';
import RemoveIcon from '@mui/icons-material/Remove';
import type { Health } from './registrationHealth';

const marks = {
  good: [CheckIcon, 'success'],
  bad: [ErrorIcon, 'error'],
  off: [RemoveIcon, 'disabled'],
  unknown: [HelpIcon, 'disabled'],
} as const;

/** An icon beside the words: the colour never says it alone. */
export function HealthMark({ verdict }: Pick<Health, 'verdict'>) {
  const [Icon, color] = marks[verdict];
  return <Icon fontSize="inherit" color={color} aria-hidden="true" />;
}
