import { useTranslate } from 'react-admin';
import { LookUpDialog } from '../../actions/run/LookUpDialog';
import { useResourceTexts } from '../../actions/texts';
import { plainText } from '../../fields/plainText';
import { hostComplaint } from '../../rules/hosts/hostName';
import { useConsole } from '../../session/ConsoleContext';
import { ruleText } from '../../rules/namedRule';
import type { LookUpDialogProps } from '../lookUpPanel';
import { AddressHits } from './AddressHits';
import { useAddressScan } from './useAddressScan';

/** Takes an address and looks for it in the rows of every record. */
export function AddressDialog({ resource, options, onClose }: LookUpDialogProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const text = (key: string) => texts.text(`form.address.${key}`, '');
  const { registry } = useConsole();
  const [rows, address] = [plainText(options.rows), plainText(options.address)];
  const field = registry.get(resource.related[rows]?.resource ?? '')?.fields[address];
  const fields = { address, netmask: plainText(field?.options?.netmask) };
  const { scan, start, cancel } = useAddressScan(resource, rows, fields);
  const complaint = (typed: string) => {
    const wanted = ruleText(typed);
    const wrong = wanted === '' ? { key: 'rules.required' } : hostComplaint(wanted);
    return wrong && translate(wrong.key, 'args' in wrong ? wrong.args : {});
  };
  return (
    <LookUpDialog
      texts={{ title: text('title'), label: text('label'), help: text('help'), search: text('search') }}
      complaint={complaint}
      onSearch={(typed) => void start(ruleText(typed))}
      isRunning={scan?.state === 'running'}
      onCancel={cancel}
      onClose={onClose}
    >
      {scan && (
        <AddressHits
          {...{ resource, scan, fields }}
          flags={(resource.fields[rows]?.options?.count as string[] | undefined) ?? []}
        />
      )}
    </LookUpDialog>
  );
}
