import type { RaRecord } from 'react-admin';
import { ShownOnce } from '../../fields/elements/ShownOnce';
import { generatePassword } from '../../fields/password/generatePassword';
import type { ActionContext, ActionOutcome } from '../../actions/registry';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Makes a password up, stores it in the field `options.field` of the record together with the values of `options.set`, and shows it once.
 * `options.settings` is the singleton that holds the password policy.
 */
export async function temporaryPassword(context: ActionContext): Promise<ActionOutcome> {
  const { resource, options, records, dataProvider } = context;
  const [record] = records as [RaRecord];
  const settings = text(options.settings);
  const least = await dataProvider.getOne<RaRecord>(settings, { id: settings }).then(
    ({ data }) => Number(data.min_password_length) || 0,
    /* Where the policy cannot be read, what is made up is most likely good enough; otherwise the platform says why not. */
    () => 0,
  );
  const password = generatePassword(least);
  const set = { ...(options.set as Record<string, unknown> | undefined) };
  await dataProvider.update(resource.name, {
    id: record.id,
    data: { ...record, ...set, [text(options.field)]: password },
    previousData: record,
  });
  return { stored: set, panel: <ShownOnce text={password} /> };
}
