import { useDataProvider, useTranslate, type DataProvider, type RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { statusOf, useConsoleCalls } from '../../../actions/consoleCalls';
import { failureText } from '../../../actions/failureText';
import { plainText } from '../../../fields/plainText';
import { choosePath } from '../../../schema/template';
import { accountFilter } from '../../../session/accountFilter';
import { useConsole } from '../../../session/ConsoleContext';

interface Speaking {
  path: string;
  /** Name of the accounts' resource. */
  accounts: string;
  record: RaRecord;
  /** The platform has no such call. */
  onNotOffered: () => void;
}

/** The platform speaks for an account only: any of its provider's may lend its name. */
const firstAccount = (provider: DataProvider, accounts: string) =>
  provider
    .getList(accounts, { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' }, filter: {} })
    .then(({ data }) => plainText((data[0] as RaRecord | undefined)?.id));

/** Has a sentence spoken. `sound` is an address that lasts until the next one, or the end of the component. */
export function useSpeaking({ path, accounts, record, onNotOffered }: Speaking) {
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
      if (address === undefined) throw new Error('actions.listen.no_account');
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
