import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useTranslate } from 'react-admin';
import { ChoiceSelect } from '../../../fields/select/ChoiceSelect';
import { vendorsFor, type Direction, type SpeechCredential } from './offer';
import { SpeechInput, textOrNull, type SpeechInputProps } from './SpeechInput';
import { vendorName, type SpeechVendors } from '../declared/vendors';
import { collatorOf } from '../../../session/collator';

interface VendorInputProps extends SpeechInputProps {
  direction: Direction;
  vendors: SpeechVendors;
  credentials: readonly SpeechCredential[] | undefined;
  onChosen: (vendor: string | null) => void;
}

/** Vendors that a credential is there for; a stored one without is shown, kept, and said to have none. */
export function VendorInput({ direction, vendors, credentials, onChosen, ...rest }: VendorInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { vendor } = rest.selection;
  const isKnown = credentials !== undefined;
  const offered = isKnown ? vendorsFor(credentials, vendors, direction) : [];
  const nameOf = (value: string) => vendorName(vendors, value, (name) => translate('fields.speech.custom', { name }));
  const values = vendor === null || offered.includes(vendor) ? offered : [...offered, vendor];
  const choices = values
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => collatorOf(locale).compare(one.label, other.label));
  const lacksCredential = isKnown && vendor !== null && !offered.includes(vendor);
  return (
    <div>
      <SpeechInput
        {...rest}
        part="vendor"
        draw={(props) => (
          <ChoiceSelect
            {...props}
            choices={choices}
            isLoading={vendor === null && !isKnown}
            onChosen={(value) => onChosen(textOrNull(value))}
          />
        )}
      />
      {lacksCredential && (
        <FormHelperText role="status" sx={{ mx: 0 }}>
          {translate('fields.speech.lacks_credential', { name: nameOf(vendor) })}
        </FormHelperText>
      )}
    </div>
  );
}
