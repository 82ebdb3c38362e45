import { useTranslate } from 'react-admin';
import type { Fact } from './facts';

/** What a span says, each with its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const translate = useTranslate();
  return (
    <dl className="call-attributes">
      {facts.map(({ label, value, isKey }, index) => [
        <dt key={`${label} ${index}`}>{translate(label, { _: label })}</dt>,
        <dd key={`${label} ${index} value`}>
          <pre>{isKey ? translate(value) : value}</pre>
        </dd>,
      ])}
    </dl>
  );
}
