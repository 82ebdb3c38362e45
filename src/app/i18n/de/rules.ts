import type en from '../en/rules';
import type { Messages } from '../messages';

export default {
  required: 'Dieses Feld wird benötigt.',
  min_length: 'Das muss mindestens %{value} Zeichen haben.',
  max_length: 'Das darf höchstens %{value} Zeichen haben.',
  min: 'Das muss mindestens %{value} sein.',
  max: 'Das darf höchstens %{value} sein.',
  min_rows: 'Es werden mindestens %{value} benötigt.',
  pattern: 'Das hat nicht die richtige Form.',
  unique: 'Das wird bereits verwendet.',
  unique_rows: 'Zeile %{row} ist gleich der Zeile %{other}.',
  refused: 'Das ist nicht möglich.',
  retyped:
    'Bitte geben Sie dieses Geheimnis neu ein: Die Plattform nimmt es nur zusammen mit den übrigen Angaben an und gibt es nie zurück.',
  env_variables: 'Bitte diese Variablen prüfen: %{names}.',
  needs_record: 'Es gibt noch nichts, woraus gewählt werden könnte.',
  referred_has: 'Was hier gewählt wurde, ist noch nicht vollständig eingerichtet.',
  port: 'Ein Port ist eine ganze Zahl von 1 bis %{max}.',
  host: {
    scheme: 'Bitte %{scheme} am Anfang entfernen: Hier gehört nur der Host hin.',
    blanks: 'Bitte die Leerzeichen entfernen.',
    netmask: 'Bitte /%{netmask} hier entfernen: Die Adresse ist %{address}, und %{netmask} gehört in die Netzmaske.',
    path: 'Bitte %{rest} entfernen: Hier gehört nur der Host hin.',
    port: 'Bitte %{port} entfernen: Der Port hat ein eigenes Feld.',
    ipv6: 'IPv6-Adressen sind hier nicht möglich. Bitte eine IPv4-Adresse oder einen Hostnamen angeben.',
    ascii: 'Hostnamen werden ohne Sonderzeichen geschrieben. Bitte %{suggestion} verwenden.',
    address: 'Das ist weder eine IPv4-Adresse noch ein Hostname.',
    empty_label: 'In diesem Hostnamen ist ein Punkt zu viel.',
    long_label: 'Die Teile eines Hostnamens haben je höchstens %{max} Zeichen.',
    hyphen: 'Der Teil %{label} darf nicht mit einem Bindestrich beginnen oder enden.',
    too_long: 'Ein Hostname hat höchstens %{max} Zeichen.',
    invalid: 'Bitte eine gültige IP-Adresse oder einen vollständigen Domainnamen angeben.',
  },
  sip_realm: {
    address: 'Ein SIP-Realm ist ein Domainname, keine Adresse.',
    parts: 'Ein SIP-Realm hat mindestens zwei Teile, zum Beispiel sip.example.',
  },
  phone_number: {
    invalid: 'Das ist keine Telefonnummer.',
    signs: 'Eine Nummer kann diese Zeichen nicht enthalten: %{signs}',
    too_long: 'Eine Nummer hat höchstens %{max} Zeichen.',
    not_international: 'Das ist keine internationale Nummer.',
    pattern: 'Das ist ein Muster: Es steht für jede Nummer, die so beginnt.',
    trunk_zero: 'Die Null nach der Landesvorwahl entfällt gewöhnlich. Bitte die Nummer prüfen.',
  },
  password: {
    length: 'Das Passwort muss mindestens %{min} Zeichen lang sein.',
    too_long: 'Das Passwort darf höchstens %{max} Zeichen lang sein.',
    digit: 'Das Passwort muss mindestens eine Ziffer enthalten.',
    special: 'Das Passwort muss mindestens ein Sonderzeichen enthalten.',
  },
} satisfies Messages<typeof en>;
