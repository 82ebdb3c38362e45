/* In: what a form holds. Out: what a hook is told of a made-up call. */
import { plainText } from '../../fields/plainText';
import { readPath, type Facts } from '../../schema/facts/predicate';

/** Where the form does not say whose call it is. */
const inventedSid = '00000000-0000-4000-8000-000000000000';

/** A call as the platform describes it; the numbers are from the ranges that are kept for fiction. */
function madeUpCall(facts: Facts): Record<string, unknown> {
  const sidAt = (path: string) => plainText(readPath(path, facts));
  return {
    call_sid: '11111111-2222-4333-8444-555555555555',
    direction: 'inbound',
    from: '+15005550100',
    to: '+15005550199',
    call_id: 'a84b4c76e66710@203.0.113.7',
    account_sid: sidAt('record.account_sid') || sidAt('session.account_sid') || inventedSid,
    application_sid: sidAt('loaded.application_sid') || inventedSid,
    originating_sip_ip: '203.0.113.7',
  };
}

/** What a hook is told of a call that has come. */
export const incomingCall = (facts: Facts) => ({ ...madeUpCall(facts), sip_status: 100, call_status: 'trying' });

/** What a hook is told of how a call went. */
export const endedCall = (facts: Facts) => ({
  ...madeUpCall(facts),
  sip_status: 200,
  call_status: 'completed',
  duration: 42,
  call_termination_by: 'caller',
});
