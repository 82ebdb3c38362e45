import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../elements/PlainButton';
import type { CompiledField } from '../../../schema/types/compiled';
import type { Facts } from '../../../schema/facts/predicate';
import { plainText } from '../../plainText';
import { checkWebhook, type Webhook } from '../webhookValue';
import { SampleDialog } from './SampleDialog';

interface SampleButtonProps {
  field: CompiledField;
  hook: Webhook;
  label: string;
  facts: Facts;
}

/** Shows what a hook would be sent. No request leaves the browser. */
export function SampleButton({ field, hook, label, facts }: SampleButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const isReady = hook.url.trim() !== '' && checkWebhook(hook, field) === undefined;
  return (
    <div>
      <PlainButton
        className="flush"
        disabled={!isReady}
        onClick={() => setIsOpen(true)}
        aria-label={translate('fields.webhook.sample.show_of', { label })}
      >
        {translate('fields.webhook.sample.show')}
      </PlainButton>
      {isOpen && (
        <SampleDialog
          hook={hook}
          kind={plainText(field.options?.sample)}
          label={label}
          facts={facts}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
