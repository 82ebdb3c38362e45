/* In: the realm that an account has. Out: the screen that gives it another one. */
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useId, useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { failureText } from '../../../../actions/failureText';
import { classes } from '../../../../fields/elements/classes';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { fullRealm } from '../../../signUp/page/realmName';
import { useRealmCheck, type RealmState } from '../../../signUp/page/useRealmCheck';
import { useOwnRecord, useReadOwn } from '../billing/ownPlan';
import { HostedActions, HostedForm, useHostedForm } from '../HostedForm';
import { Asked, HostedPage } from '../HostedPage';

const texts: Record<Exclude<RealmState, 'empty'>, string> = {
  short: 'hosted.realm.short',
  long: 'hosted.realm.long',
  characters: 'hosted.realm.characters',
  ends: 'hosted.realm.ends',
  checking: 'hosted.realm.checking',
  free: 'hosted.realm.free',
  taken: 'hosted.realm.taken',
  unknown: 'hosted.realm.unknown',
};

const isError = (state: RealmState) => !['empty', 'short', 'checking', 'free'].includes(state);

function RealmForm({ root, current }: { root: string; current: string | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const { call } = useConsoleCalls();
  const readOwn = useReadOwn();
  const { sid, isBusy, failure, setFailure, run, leave, cancel } = useHostedForm();
  const [typed, setTyped] = useState('');
  const isFree = useCallback(
    async (value: string) => {
      const query = { type: 'subdomain', value };
      return (await call<{ available?: boolean } | undefined>('/Availability', { query }))?.available === true;
    },
    [call],
  );
  const { state, again } = useRealmCheck(typed, root, isFree);
  const realm = fullRealm(typed, root);

  const save = () =>
    run(async () => {
      const path = `/Accounts/${encodeURIComponent(sid)}/SipRealms/${encodeURIComponent(realm)}`;
      try {
        await call(path, { method: 'POST' });
      } catch (reason) {
        /* What failed may have been kept all the same (platform-api 6.6). */
        const own = await readOwn().catch(() => undefined);
        if (own?.account?.sip_realm !== realm) return setFailure(failureText(translate, reason));
      }
      notify('hosted.realm.done', { type: 'success', messageArgs: { realm } });
      leave();
    });
  return (
    <HostedForm
      isBusy={isBusy}
      onSubmit={() => {
        if (state === 'free') void save();
      }}
    >
      <section className="form-card" aria-label={translate('hosted.realm.title')}>
        <p className="note">{translate('hosted.realm.text')}</p>
        {current && <p className="note">{translate('hosted.realm.current', { realm: current })}</p>}
        <div className="field">
          <label htmlFor={id} className="field-label">
            {translate('hosted.realm.label')}
          </label>
          <div className={classes('control wide box', isError(state) && 'error')}>
            <input
              id={id}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isBusy}
              aria-invalid={isError(state)}
              aria-describedby={`${id}-note`}
              onChange={(event) => setTyped(event.target.value)}
            />
            <span className="suffix">.{root}</span>
          </div>
          <p id={`${id}-note`} role="status" className={classes('field-note', isError(state) && 'error')}>
            {state !== 'empty' && translate(texts[state], { realm })}
          </p>
          {state === 'unknown' && <PlainButton onClick={again}>{translate('form.retry')}</PlainButton>}
        </div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <HostedActions
          isBusy={isBusy}
          label={translate('hosted.realm.save')}
          isDisabled={state !== 'free'}
          onCancel={cancel}
        />
      </section>
    </HostedForm>
  );
}

function Realm() {
  const translate = useTranslate();
  const own = useOwnRecord();
  const { root_domain: root, sip_realm: current } = own.data?.account ?? {};
  return (
    <Asked queries={[own]}>
      {() =>
        root ? (
          <RealmForm root={root} current={current ?? undefined} />
        ) : (
          <Notice kind="error">{translate('hosted.realm.no_root')}</Notice>
        )
      }
    </Asked>
  );
}

/** Gives the account another SIP realm (specification 1; portal behaviour 15.7). */
export const RealmPage = () => (
  <HostedPage title="hosted.realm.title">
    <Realm />
  </HostedPage>
);
