import { defineResource } from '../../src/schema/types';
import { belowOwner } from '../belowOwner';

/** An unanswered call was answered when time began, and one without a trace has a trace of zeros (platform-api 17.1). */
const absent = { answered_at: '1970-01-01T00:00:00.000Z', trace_id: '0'.repeat(32) };

/** Calls of the last weeks (platform-api 17.1): a time series without identifiers, which gives single calls by their moment only. */
export default defineResource({
  name: 'recent-calls',
  title: '{from} → {to}',
  nav: { order: 80, icon: 'call' },
  operations: ['list', 'show'],
  api: {
    base: '/ServiceProviders/{session.current_service_provider_sid}/RecentCalls',
    id: ['attempted_at', 'account_sid', 'sip_callid'],
    paths: {
      one: '/Accounts/{account_sid}/RecentCalls?start={attempted_at}&end={attempted_at}',
      list: ['/Accounts/{filter.account_sid}/RecentCalls', ...belowOwner('RecentCalls')],
    },
    paging: { count: 500 },
    filters: { q: 'filter', period: 'days', direction: 'direction', answered: 'answered' },
    read: [{ step: 'absent', values: absent }],
  },
  access: { scope: 'account' },
  fields: {
    attempted_at: { type: 'datetime' },
    answered_at: { type: 'datetime' },
    terminated_at: { type: 'datetime' },
    direction: { type: 'select', choices: { inbound: 'Inbound', outbound: 'Outbound' } },
    from: { type: 'phone', options: { lookUp: { resource: 'phone-numbers', when: { direction: 'outbound' } } } },
    to: { type: 'phone', options: { lookUp: { resource: 'phone-numbers', when: { direction: 'inbound' } } } },
    duration: { type: 'duration' },
    answered: { type: 'boolean', options: { wire: 'boolean' } },
    sip_status: {
      type: 'select',
      choices: {
        200: 'Answered',
        400: 'Not understood (400)',
        401: 'Not authenticated (401)',
        403: 'Not allowed (403)',
        404: 'Number not found (404)',
        408: 'No answer in time (408)',
        410: 'Number no longer in use (410)',
        480: 'Not reachable (480)',
        483: 'Sent in circles (483)',
        484: 'Number incomplete (484)',
        486: 'Busy (486)',
        487: 'Caller gave up (487)',
        488: 'No common codec (488)',
        500: 'Failed at the other side (500)',
        502: 'Next server failed (502)',
        503: 'Not available (503)',
        504: 'Next server too slow (504)',
        600: 'Busy everywhere (600)',
        603: 'Declined (603)',
        604: 'Number exists nowhere (604)',
      },
    },
    termination_reason: { type: 'text' },
    account_sid: { type: 'account' },
    service_provider_sid: { type: 'service_provider' },
    application_sid: { type: 'reference', reference: { resource: 'applications' } },
    /* A carrier's name, or what kind of device it was (platform-api 17.1). */
    trunk: {
      type: 'text',
      options: { lookUp: { resource: 'carriers', when: { trunk: { not: ['user', 'teams'] } } } },
    },
    call_sid: { type: 'sid' },
    sip_callid: { type: 'sid' },
    trace_id: { type: 'sid' },
    host: { type: 'text' },
    remote_host: { type: 'text' },
    recording_url: { type: 'text' },
    kept: {
      type: 'select',
      choices: { both: 'Trace, recording', recording: 'Recording', trace: 'Trace' },
      derive: {
        both: { recording_url: { set: true }, trace_id: { set: true } },
        recording: { recording_url: { set: true } },
        trace: { trace_id: { set: true } },
      },
    },
  },
  list: {
    columns: ['attempted_at', 'from', 'to', 'direction', 'duration', 'sip_status', 'account_sid', 'trunk', 'kept'],
    hidden: ['application_sid', 'termination_reason'],
    filters: [
      { q: { type: 'call-search' } },
      'account_sid',
      { period: { type: 'period', default: 'today' } },
      'direction',
      { answered: { type: 'select', choices: ['true', 'false'] } },
    ],
    sort: '-attempted_at',
    expand: { use: 'call' },
  },
  pages: { show: 'call' },
});
