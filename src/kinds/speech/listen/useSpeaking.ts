import { useDataProvider, useTranslate, type DataProvider, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';
import { statusOf, useConsoleCalls } from '../../../actions/consoleCalls';
import { failureText } from '../../../actions/failureText';
import { plainText } from '../../../fields/plainText';
import type { CompiledResource } from '../../../schema/types/compiled';
import { choosePath } from '../../../schema/facts/template';
import { accountFilter } from '../../../session/choices/accountFilter';
import { useConsole } from '../../../session/ConsoleContext';

interface Speaking {
  resource: Pick<CompiledResource, 'name'>;
  path: string;
  /** Name of the accounts' resource. */
  accounts: string;
  record: RaRecord;
  /** The platform has no such call. */
  onNotOffered: () => void;
}

const noAccount = 'listen_no_account';

/** The platform speaks for an account only: any of its provider's may lend its name. */
const firstAccount = (provider: DataProvider, accounts: string) =>
  provider
    .getList(accounts, { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' }, filter: {} })
    .then(({ data }) => plainText((data[0] as RaRecord | undefined)?.id));

/** Has a sentence spoken. `sound` is an address that lasts until the next one, or the end of the component. */
export function useSpeaking({ resource, path, accounts, record, onNotOffered }: Speaking) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { call } = useConsoleCalls();
  const { session } = useConsole();
  const [sound, setSound] = useState<string>();
  const [isSpeaking, setSpeaking] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => (sound ? URL.revokeObjectURL(sound) : undefined), [sound]);

  const speak = async (body: Record<string, unknown>) => {
    setSpeaking(true);
    setFailure(undefined);
    try {
      const known = plainText(record.account_sid) || session.account_sid || accountFilter.get();
      const account = known || (await firstAccount(provider, accounts));
      const address = choosePath([path], { subject: { account_sid: account } });
      if (address === undefined) throw new Error(`resources.${resource.name}.form.${noAccount}`);
      setSound(URL.createObjectURL(await call<Blob>(address, { method: 'POST', body, as: 'blob' })));
    } catch (reason) {
      if (statusOf(reason) === 404) onNotOffered();
      else setFailure(failureText(translate, reason));
    } finally {
      setSpeaking(false);
    }
  };
  return { speak, sound, isSpeaking, failure };
}
