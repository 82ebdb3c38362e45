import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLocale, useTranslate } from 'react-admin';
import type { KnownVendor } from '../declared/speechVendor';
import { useConsole } from '../../../session/ConsoleContext';
import { FieldFrame } from '../../../fields/input/FieldFrame';
import { formText } from '../../../fields/input/formText';
import type { FieldInputProps } from '../../../fields/kit';
import { plainText } from '../../../fields/plainText';
import { SetAsideNote } from '../../../fields/set-aside/SetAsideNote';
import { speechVendors } from '../declared/vendors';
import { useFieldInput } from '../../../fields/input/useFieldInput';
import { useSetAside } from '../../../fields/set-aside/useSetAside';
import { ReferenceBox } from '../../../fields/reference/ReferenceInput';
import { collatorOf } from '../../../session/collator';

const prefixOf = (value: string) => value.slice(0, value.indexOf(':') + 1);

/** What follows the colon: the name that the customer gives. */
const givenName = (value: string): string => value.slice(prefixOf(value).length);

/** Whether a vendor stands before names that the customer gives. */
const isNamed = (vendor: KnownVendor | undefined): boolean => vendor?.value.endsWith(':') === true;

/** The declared vendor of a stored value; undefined for one that nobody knows. */
const vendorOf = (vendors: readonly KnownVendor[], value: string): KnownVendor | undefined =>
  vendors.find((vendor) => vendor.value === (isNamed(vendor) ? prefixOf(value) : value));

/** Vendors by their names as the language on screen sorts, as far as the deployment offers them. */
function optionsOf(vendors: readonly KnownVendor[], features: Readonly<Record<string, boolean>>, locale: string) {
  return vendors
    .filter(({ feature }) => feature === undefined || features[feature] !== false)
    .map(({ value, name }) => ({ id: value, text: name }))
    .sort((one, other) => collatorOf(locale).compare(one.text, other.text));
}

/** The vendor, found by typing; beside one of the customer's own the name that it is given. */
export function SpeechVendorInput(props: FieldInputProps) {
  const { resource, field: declared, source, label, help, required, readOnly } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { features } = useConsole();
  const { id, field, error, aria } = useFieldInput(props);
  const { choose, note } = useSetAside({ resource, source, forgets: true });
  const vendors = [...speechVendors().values()];
  const value = plainText(field.value);
  const vendor = vendorOf(vendors, value);
  const retired = declared.options?.retired as Record<string, string> | undefined;
  const selected =
    value === '' ? null : { id: vendor?.value ?? value, text: vendor?.name ?? retired?.[value] ?? value };
  const select = (chosen: string | null) => {
    if (chosen === selected?.id) return;
    field.onChange(chosen);
    choose(value, chosen);
  };
  const hasName = isNamed(vendor);
  /* What is wrong with such a vendor is wrong with its name: the way from the summary leads there. */
  const [boxId, nameId] = hasName ? [`${id}-kind`, id] : [id, `${id}-name`];
  return (
    <>
      <FieldFrame id={boxId} label={label} required={required} help={help} error={hasName ? undefined : error}>
        <ReferenceBox
          id={boxId}
          options={optionsOf(vendors, features, locale)}
          selected={selected}
          onSelect={(option) => select(option?.id ?? null)}
          /* Whoever goes on to the name has not left it empty yet. */
          onBlur={() => !hasName && field.onBlur()}
          onSearch={() => undefined}
          isLoading={false}
          required={required}
          readOnly={readOnly}
          inputRef={hasName ? null : field.ref}
          hasError={error !== undefined && !hasName}
          aria={hasName ? { ...aria, 'aria-invalid': false, 'aria-describedby': `${boxId}-help` } : aria}
          opens={false}
          placeholder={undefined}
        />
        {vendor?.docs && (
          <FormHelperText component="div" sx={{ mx: 0 }}>
            <Link href={vendor.docs} target="_blank" rel="noreferrer">
              {formText(translate, resource, 'vendor_docs', { name: vendor.name })}
            </Link>
          </FormHelperText>
        )}
        <SetAsideNote note={note} />
      </FieldFrame>
      {hasName && vendor && (
        <FieldFrame
          id={nameId}
          label={formText(translate, resource, 'vendor_name')}
          required={!readOnly}
          help={undefined}
          error={error}
        >
          <OutlinedInput
            id={nameId}
            size="small"
            fullWidth
            inputRef={field.ref}
            value={givenName(value)}
            readOnly={readOnly}
            error={error !== undefined}
            onChange={({ target }) => field.onChange(vendor.value + target.value)}
            onBlur={() => field.onBlur()}
            inputProps={{
              'aria-required': true,
              'aria-invalid': error !== undefined,
              'aria-describedby': `${nameId}-error`,
            }}
          />
        </FieldFrame>
      )}
    </>
  );
}
