import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Ausgehende Rufweiterleitung |||| Ausgehende Rufweiterleitung',
  titles: {
    list: 'Ausgehende Rufweiterleitung',
    add: 'Ausgehende Routen hinzufügen',
    edit: 'Ausgehende Routen bearbeiten',
  },
  sections: {
    table: 'Routing-Tabelle',
    default: 'Standardroute',
    routes: 'Routen',
    simulator: 'Nummern ausprobieren',
  },
  section_help: {
    table: 'Die ausgehende Rufweiterleitung wählt einen Carrier aus, wenn es mehrere gibt.',
    default: 'Nimmt jeden Anruf, für den keine Route unten da ist.',
    routes: 'Die erste Route, die zur gewählten Nummer passt, nimmt den Anruf.',
    simulator: 'Welche Route eine gewählte Nummer übernimmt und über welchen Carrier der Anruf hinausgeht.',
  },
  fields: {
    lcr_sid: 'Routing-SID',
    name: 'Name',
    is_active: 'Aktiv',
    account_sid: 'Genutzt von',
    service_provider_sid: 'Dienstanbieter',
    default_carrier_set_entry_sid: 'SID des Standardeintrags',
    number_routes: 'Routen',
    default_carriers: 'Standard-Carrier für ausgehende Anrufe',
    voip_carrier_sid: 'Carrier',
    priority: 'Priorität',
    workload: 'Gewicht',
    routes: 'Route nach dem ersten Treffer',
  },
  help: {
    account_sid:
      'Ein Konto hat nur eine Tabelle, ebenso der Anbieter für alle Konten. Das lässt sich später nicht ändern.',
    routes: 'Ziehen Sie Zeilen an ihren Platz, oder verwenden Sie die Pfeile. Gelöscht wird beim Speichern.',
  },
  filters: {
    account_sid: 'Genutzt von',
  },
  all: {
    account_sid: 'Alle Konten',
  },
  none: {
    account_sid: 'Alle Konten',
  },
  choices: {
    is_active: {
      true: 'Aktiv',
      false: 'Inaktiv',
    },
  },
  add_row: {
    routes: 'Route hinzufügen',
  },
  empty: {
    title: 'Keine ausgehenden Routen.',
    text: 'Eine Routing-Tabelle sagt, welcher Carrier welchen ausgehenden Anruf nimmt.',
  },
  actions: {
    activate: {
      label: 'Aktivieren',
      running: 'Wird aktiviert …',
      done: 'Ausgehende Rufweiterleitung geändert',
    },
    deactivate: {
      label: 'Deaktivieren',
      title: '%{name} deaktivieren',
      confirm:
        'Die Tabelle wird als inaktiv gekennzeichnet. Manche Versionen der Plattform richten sich auch nach inaktiven Tabellen. Möchten Sie fortfahren?',
      running: 'Wird deaktiviert …',
      done: 'Ausgehende Rufweiterleitung geändert',
    },
  },
  toasts: {
    created: 'Ausgehende Rufweiterleitung angelegt',
    updated: 'Routen geändert',
    deleted: 'Ausgehende Rufweiterleitung %{name} gelöscht',
    deleted_form: 'Ausgehende Rufweiterleitung %{name} gelöscht',
  },
  delete: {
    confirm: 'Möchten Sie die ausgehende Rufweiterleitung %{name} wirklich löschen?',
  },
  denied: {
    list: 'Sie haben keine Berechtigung, alle ausgehenden Routen zu verwalten',
  },
  form: {
    no_carriers: 'Es sind keine Carrier verfügbar',
    no_carriers_account: 'Für dieses Konto sind keine Carrier verfügbar',
    route_deleted: 'Route gelöscht',
  },
} satisfies Messages<typeof en>;
