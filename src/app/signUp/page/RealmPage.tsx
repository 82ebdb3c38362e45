import { useEffect, useState } from 'react';
import { noticeOf } from '../../../../dataProvider/http/apiError';
import { fullRealm } from '../../../kinds/signUp/page/realmName';
import { useRealmCheck, type RealmState } from '../../../kinds/signUp/page/useRealmCheck';
import { addresses } from '../../../schema/addresses';
import { flash, flashKeys } from '../../../session/ending/flash';
import { tokenStore } from '../../../session/token/tokenStore';
import type { GatePageProps } from '../../gate/enter/gatePage';
import { knownNotice } from '../../gate/enter/knownNotice';
import { Field } from '../../gate/view/Field';
import { GateMessage } from '../../gate/view/GateMessage';
import { GatePage } from '../../gate/view/GatePage';
import { SubmitButton } from '../../gate/view/SubmitButton';
import { useSubmission } from '../../gate/view/useSubmission';
import { Waiting } from '../../gate/view/Waiting';
import { chooseRealm, isRealmFree, readOwnAccount, type OwnAccount } from './signUpApi';
import { realmTexts } from './realmTexts';
import { say } from './signUpTexts';

interface RealmFormProps extends GatePageProps {
  account: OwnAccount;
  root: string;
}

const isError = (state: RealmState) => !['empty', 'checking', 'free'].includes(state);

function RealmForm({ account, root, go }: RealmFormProps) {
  const [typed, setTyped] = useState('');
  const { state, again } = useRealmCheck(typed, root, isRealmFree);
  const realm = fullRealm(typed, root);
  const { submit, isAsked, isBusy, failure } = useSubmission(
    () => state === 'free' || state === 'checking',
    async () => {
      try {
        /* Whoever was faster than the look is answered, too. */
        if (state === 'checking' && !(await isRealmFree(realm))) return realmTexts('taken', realm);
        await chooseRealm(account, realm);
        go(addresses.edit('accounts', account.account_sid));
        return undefined;
      } catch (reason) {
        return knownNotice(noticeOf(reason).key);
      }
    },
  );
  const text = realmTexts(state, realm);
  const isTold = isError(state) && (isAsked || state !== 'short');
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <Field
        id="subdomain"
        label={say('signUp.realm_label')}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        onChange={setTyped}
        error={isTold ? text : undefined}
        button={<span className="suffix">.{root}</span>}
      />
      <p className="hint" role="status">
        {isTold ? '' : text}
      </p>
      {state === 'unknown' && (
        <button type="button" className="other" onClick={again}>
          {say('signUp.again')}
        </button>
      )}
      {failure && <GateMessage kind="error">{failure}</GateMessage>}
      <SubmitButton isBusy={isBusy} text={say('signUp.realm_done')} busyText={say('signUp.sending')} />
    </form>
  );
}

/** The last step: the realm of the new account. Whoever has one already goes on to the account. */
export function RealmPage({ go }: GatePageProps) {
  const [account, setAccount] = useState<OwnAccount>();
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isSignedIn = tokenStore.read().state === 'valid';
  useEffect(() => {
    if (!isSignedIn) {
      flash.put({ key: flashKeys.mustLogIn, kind: 'error' });
      go('/');
      return undefined;
    }
    let isWanted = true;
    readOwnAccount().then(
      (own) => {
        if (!isWanted) return;
        if (own.sip_realm) go(addresses.edit('accounts', own.account_sid));
        else setAccount(own);
      },
      (reason: unknown) => isWanted && setRefusal(knownNotice(noticeOf(reason).key)),
    );
    return () => {
      isWanted = false;
    };
    /* `go` is another one with each drawing; what it does is the same. */
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt, isSignedIn]);

  if (!account && !refusal) return <Waiting />;
  return (
    <GatePage title={say('signUp.realm_title')}>
      {account?.root && <p>{say('signUp.realm_text')}</p>}
      {account?.root && <RealmForm account={account} root={account.root} go={go} />}
      {account && !account.root && <GateMessage kind="error">{say('signUp.no_root')}</GateMessage>}
      {refusal && (
        <>
          <GateMessage kind="error">{refusal}</GateMessage>
          <button
            type="button"
            className="other"
            onClick={() => {
              setRefusal(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {say('signUp.again')}
          </button>
        </>
      )}
    </GatePage>
  );
}
