import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Anwendung |||| Anwendungen',
  titles: { add: 'Anwendung hinzufügen', edit: 'Anwendung bearbeiten' },
  sections: { identity: 'Anwendung', webhooks: 'Webhooks' },
  section_help: {
    identity: 'Wie die Anwendung heißt und wessen Anrufe sie behandeln darf.',
    webhooks: 'Wo die Plattform fragt, was mit einem Anruf geschehen soll, und wem sie seinen Verlauf meldet.',
  },
  fields: {
    application_sid: 'Anwendungs-SID',
    name: 'Name der Anwendung',
    account_sid: 'Konto',
    call_hook: 'Anruf-Webhook',
    call_status_hook: 'Status-Webhook',
  },
  filters: { account_sid: 'Konto' },
  help: {
    call_hook: 'Wird bei einem eintreffenden Anruf um Anweisungen gebeten.',
    call_status_hook: 'Erfährt jede Zustandsänderung eines Anrufs.',
  },
  empty: {
    title: 'Keine Anwendungen.',
    text: 'Eine Anwendung bestimmt, welcher Webhook über einen Anruf entscheidet.',
  },
  toasts: { created: 'Anwendung angelegt', updated: 'Anwendung gespeichert', deleted: 'Anwendung %{name} gelöscht' },
  delete: { confirm: 'Soll die Anwendung %{name} wirklich gelöscht werden?' },
  name_taken: 'Dieser Name wird bereits für eine andere Ihrer Anwendungen verwendet.',
  needs_account: 'Legen Sie zuerst ein Konto an; erst dann können Sie eine Anwendung anlegen.',
  edit_denied: 'Sie dürfen diese Anwendung nicht ändern',
} satisfies Messages<typeof en>;
