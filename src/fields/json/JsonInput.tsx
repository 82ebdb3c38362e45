import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { buttonClasses, PlainButton } from '../elements/PlainButton';
import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { checkJson } from './checkJson';
import { jsonToText, textToJson } from './jsonValue';

/** JSON as text, with a button that lays it out; `options.preset` can be inserted, `options.docs` explains what may stand there. */
export function JsonInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const layOut = () => {
    const value: unknown = getValues(props.source);
    if (checkJson(value) === undefined) {
      setValue(props.source, jsonToText(textToJson(value)), { shouldDirty: true });
    }
  };
  const { preset, docs } = props.field.options ?? {};
  const insert = () => setValue(props.source, jsonToText(preset), { shouldDirty: true });
  return (
    <>
      <PlainInput {...props} rows={6} monospace format={(value) => jsonToText(value) ?? ''} />
      {!props.readOnly && (
        <div className="beside">
          <PlainButton className="flush" onClick={layOut}>
            {translate('fields.json.format')}
          </PlainButton>
          {preset !== undefined && <PlainButton onClick={insert}>{translate('fields.json.preset')}</PlainButton>}
          {typeof docs === 'string' && (
            <a className={buttonClasses()} href={docs} target="_blank" rel="noreferrer">
              {translate('fields.json.docs')}
            </a>
          )}
        </div>
      )}
    </>
  );
}
