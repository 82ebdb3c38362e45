import type en from '../en/frame';
import type { Messages } from '../messages';

export default {
  skip_to_content: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  open_navigation: 'Navigation öffnen',
  close_navigation: 'Navigation schließen',
  collapse_navigation: 'Navigation einklappen',
  expand_navigation: 'Navigation ausklappen',
  groups: {
    'byo-services': 'Eigene Dienste',
  },
  provider: {
    label: 'Dienstanbieter',
    choose: 'Dienstanbieter wählen, jetzt %{name}',
    search: 'Dienstanbieter suchen',
    none_found: 'Kein passender Dienstanbieter',
    none: 'Kein Dienstanbieter',
    failed: 'Die Dienstanbieter konnten nicht geladen werden',
    changed: 'Jetzt wird %{name} gezeigt',
    add: 'Dienstanbieter hinzufügen',
    add_title: 'Neuen Dienstanbieter hinzufügen',
    name: 'Name des Dienstanbieters',
    added: 'Neuer Dienstanbieter %{name} hinzugefügt',
    needed: 'Zuerst wird ein Dienstanbieter gebraucht. Fügen Sie einen hinzu, um fortzufahren.',
  },
  user: {
    menu: 'Benutzermenü von %{name}',
    scope: {
      admin: 'Bereich: Administrator',
      service_provider: 'Bereich: Dienstanbieter',
      account: 'Bereich: Konto',
    },
    view_only: 'Nur Lesen',
    profile: 'Mein Profil',
    theme: 'Farbschema',
    language: 'Sprache',
    shortcuts: 'Tastenkürzel',
    sign_out: 'Abmelden',
  },
  alerts: {
    unread: 'Alarme, %{count} ungelesen',
    none: 'Alarme, keine ungelesenen',
  },
  theme: {
    light: 'Hell',
    dark: 'Dunkel',
    system: 'System',
  },
  toasts: {
    label: 'Meldungen',
    close: 'Meldung schließen',
  },
  network: {
    lost: 'Der Server ist nicht erreichbar',
    retry: 'Erneut versuchen',
  },
  not_found: {
    title: 'Seite nicht gefunden',
    text: 'Diese Seite gibt es nicht.',
    back: 'Zurück zum Anfang',
  },
  crash: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    text: 'Der Rest der Konsole funktioniert weiterhin. Versuchen Sie es erneut oder laden Sie die Seite neu.',
    retry: 'Erneut versuchen',
    reload: 'Neu laden',
    details: 'Einzelheiten',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    list: 'In Listen',
    form: 'In Formularen',
    everywhere: 'Überall',
    palette: 'Suche und Befehle (⌘ K auf dem Mac)',
    help: 'Diese Liste zeigen',
    filter: 'Zum Filter gehen',
    save: 'Speichern',
    escape: 'Dialog oder Menü schließen',
    next: 'Zum nächsten Bedienelement gehen',
  },
} satisfies Messages<typeof en>;
