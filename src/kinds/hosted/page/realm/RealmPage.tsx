/* In: the realm that an account has. Out: the screen that gives it another one. */
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { failureText } from '../../../../actions/failureText';
import { classes } from '../../../../fields/elements/classes';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { fullRealm } from '../../../signUp/page/realmName';
import { useRealmCheck, type RealmState } from '../../../signUp/page/useRealmCheck';
import { useOwnRecord, useReadOwn } from '../billing/ownPlan';
import { useRunning } from '../billing/useBilling';
import { accountAddress, Asked, HostedPage, useAccountSid } from '../HostedPage';

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
  const navigate = useNavigate();
  const sid = useAccountSid();
  const id = useId();
  const { call } = useConsoleCalls();
  const readOwn = useReadOwn();
  const { isBusy, run } = useRunning();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const isFree = useCallback(
    async (value: string) => {
      const query = { type: 'subdomain', value };
      return (await call<{ available?: boolean } | undefined>('/Availability', { query }))?.available === true;
    },
    [call],
  );
  const { state, again } = useRealmCheck(typed, root, isFree);
  const realm = fullRealm(typed, root);

  useEffect(() => {
    if (isLeaving && !isBusy) void navigate(accountAddress(sid));
  }, [isLeaving, isBusy, navigate, sid]);

  const save = () =>
    run(async () => {
      setFailure(undefined);
      const path = `/Accounts/${encodeURIComponent(sid)}/SipRealms/${encodeURIComponent(realm)}`;
      try {
        await call(path, { method: 'POST' });
      } catch (reason) {
        /* What failed may have been kept all the same (platform-api 6.6). */
        const own = await readOwn().catch(() => undefined);
        if (own?.account?.sip_realm !== realm) return setFailure(failureText(translate, reason));
      }
      notify(translate('hosted.realm.done', { realm }), { type: 'success' });
      setLeaving(true);
    });
  return (
    <form
      noValidate
      className="form-cards"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
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
        <div className="hosted-actions">
          <PlainButton type="submit" variant="contained" disabled={isBusy || state !== 'free'}>
            {translate('hosted.realm.save')}
          </PlainButton>
          <PlainButton variant="outlined" disabled={isBusy} onClick={() => void navigate(accountAddress(sid))}>
            {translate('actions.cancel')}
          </PlainButton>
        </div>
      </section>
    </form>
  );
}

function Realm() {
  const translate = useTranslate();
  const own = useOwnRecord();
  const { root_domain: root, sip_realm: current } = own.data?.account ?? {};
  return (
    <Asked errors={[own.error]} isPending={own.data === undefined} onRetry={() => void own.refetch()}>
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
