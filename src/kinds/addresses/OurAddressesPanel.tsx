/* In: the lists of our addresses, or an address that is asked about. Out: addresses to be copied, or the records whose rows have the address. */
import { useResourceTexts } from '../../actions/texts';
import { CopyButton } from '../../fields/elements/CopyButton';
import { plainText } from '../../fields/plainText';
import type { PanelProps } from '../../engine/form/panels/panels';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';
import { AddressList } from './AddressList';
import type { AddressSource } from './useAddresses';
import { useOwnerValue, type OwnerValue } from './useOwnerValue';
import { useWatch } from 'react-hook-form';

/**
 * What the other side has to know of us, to be copied: the addresses of `options.lists`, a value of the record's owner
 * (`options.realm`), and values of the record itself (`options.values`).
 */
export function OurAddressesPanel({ resource, options }: PanelProps) {
  const text = usePanelTexts(resource);
  const lists = (options.lists as AddressSource[] | undefined) ?? [];
  const realm = options.realm as OwnerValue;
  const names = (options.values as string[] | undefined) ?? [];
  const [owner, ...values] = useWatch({ name: [realm.owner, ...names] }) as unknown[];
  const texts = useResourceTexts(resource.name);
  const { value, isKnown } = useOwnerValue(realm, owner);
  return (
    <div className="usage">
      {lists.map((source) => (
        <AddressList key={source.id} resource={resource} source={source} />
      ))}
      {names.map((name, index) => {
        const own = plainText(values[index]);
        return (
          own !== '' && (
            <section key={name}>
              <h3 className="small-heading">{texts.field(name)}</h3>
              <div className="note">
                <code>{own}</code> <CopyButton text={own} />
              </div>
            </section>
          )
        );
      })}
      <section>
        <h3 className="small-heading">{text('ours.realm')}</h3>
        <div className="note">
          {value ? (
            <>
              <code>{value}</code> <CopyButton text={value} />
            </>
          ) : (
            text(isKnown ? 'ours.no_realm' : 'ours.any_realm')
          )}
        </div>
      </section>
    </div>
  );
}
