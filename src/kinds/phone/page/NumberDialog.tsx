import { useTranslate } from 'react-admin';
import { LookUpDialog } from '../../../actions/run/LookUpDialog';
import type { LookUpDialogProps } from '../../lookUpPanel';
import { plainText } from '../../../fields/plainText';
import { addPartTexts } from '../../../loading/partTexts';
import english from '../texts/en';
import { tidyPhone } from '../tidyPhone';
import { NumberMatches } from './NumberMatches';
import { useNumberMatch } from './useNumberMatch';

addPartTexts('phone', english);

/** Takes a number that is called and says which entry takes the call, by carrier, and which application answers. */
export function NumberDialog({ resource, options, onClose }: LookUpDialogProps) {
  const translate = useTranslate();
  const { search, start, cancel } = useNumberMatch(resource, plainText(options.carriers));
  const complaint = (typed: string) => {
    const number = plainText(tidyPhone(typed));
    if (number === '') return translate('rules.required');
    return /^[\d*#]+$/.test(number) ? undefined : translate('phone.no_number');
  };
  return (
    <LookUpDialog
      texts={{
        title: translate('phone.title'),
        label: translate('phone.label'),
        help: translate('phone.label_help'),
        search: translate('phone.search'),
      }}
      complaint={complaint}
      onSearch={(typed) => void start(plainText(tidyPhone(typed)))}
      isRunning={search?.state === 'running'}
      onCancel={cancel}
      onClose={onClose}
    >
      {search && <NumberMatches resource={resource} search={search} />}
    </LookUpDialog>
  );
}
