import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'API-Schlüssel |||| API-Schlüssel',
  fields: { token: 'Schlüssel', created_at: 'Angelegt', last_used: 'Zuletzt benutzt', expires_at: 'Läuft ab' },
  help: {
    expires_at:
      'Freiwillig. Das Datum wird gespeichert, von der Plattform aber nicht durchgesetzt: Ein Schlüssel gilt, bis er gelöscht wird.',
  },
  form: {
    empty: 'Noch keine API-Schlüssel.',
    add: 'Schlüssel hinzufügen',
    actions: 'Aktionen',
    rotate: 'Austauschen',
    rotate_key: '%{name} austauschen',
    no_use: 'Keine Nutzung vermerkt',
    no_expiry: 'Nie',
    use_noted: {
      account_sid:
        'Zuletzt benutzt: Die Plattform vermerkt eine Zeit für alle Schlüssel eines Kontos gemeinsam, höchstens einmal in der Minute. Welcher Schlüssel benutzt wurde, sagt sie nicht.',
      service_provider_sid:
        'Zuletzt benutzt: Die Plattform vermerkt nicht, wann ein Schlüssel eines Dienstanbieters benutzt wird.',
    },
    expiry_hint:
      'Läuft ab: Das Datum wird gespeichert, von der Plattform aber nicht durchgesetzt. Ein Schlüssel gilt, bis er gelöscht wird.',
    title: {
      create: 'Neuer API-Schlüssel',
      made: 'Hier ist Ihr neuer API-Schlüssel',
      delete: 'API-Schlüssel löschen',
      rotate: 'API-Schlüssel austauschen',
    },
    ask: {
      create: 'Ein neuer Schlüssel gilt sofort. Vollständig wird er nur dieses eine Mal gezeigt.',
      delete:
        'Soll der folgende API-Schlüssel wirklich gelöscht werden? %{name} Programme, die ihn benutzen, werden abgewiesen.',
      rotate: 'Ein neuer Schlüssel wird angelegt und gezeigt. Der alte %{name} gilt weiter, bis Sie ihn zurückziehen.',
    },
    make: 'Schlüssel anlegen',
    both_answer: 'Der alte Schlüssel %{name} gilt noch. Setzen Sie den neuen ein und ziehen Sie dann den alten zurück.',
    keep_both: 'Vorerst beide behalten',
    retire: 'Alten Schlüssel zurückziehen',
    not_retired: 'Der alte Schlüssel %{name} konnte nicht zurückgezogen werden und gilt noch: %{reason}',
    created: 'API-Schlüssel angelegt',
    copied: 'API-Schlüssel kopiert',
    deleted: 'API-Schlüssel gelöscht',
  },
} satisfies Messages<typeof en>;
