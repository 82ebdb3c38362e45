import { ruleText, type NamedRule } from '../../rules/namedRule';
import { maybeSlow, patternFault } from './patternFault';

/** A digit prefix or regular expression: the platform takes anything and then routes nothing (platform-api 11.2). */
export const routePattern: NamedRule = (value) => {
  const text = ruleText(value);
  const fault = patternFault(text);
  if (fault === 0) return { key: 'rules.route.invalid' };
  if (fault !== undefined)
    return { key: 'rules.route.invalid_at', args: { position: fault, part: text.slice(fault - 1) } };
  return maybeSlow(text) ? { key: 'rules.route.slow', severity: 'warning' } : undefined;
};
