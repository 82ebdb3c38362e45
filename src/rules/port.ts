import { ruleText, type NamedRule } from './namedRule';

const highest = 65_535;

/** A port number; an empty one lets the name service decide (platform-api 9.5). */
export const port: NamedRule = (value) => {
  const text = ruleText(value);
  if (text === '') return undefined;
  const isPort = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= highest;
  return isPort ? undefined : { key: 'rules.port', args: { max: highest } };
};
