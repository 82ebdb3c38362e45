import type en from '../en/errors';
import type { Messages } from '../messages';

export default {
  invalid_credentials: 'Les identifiants sont incorrects',
  server_unreachable: 'Le serveur est injoignable',
  network: 'Le serveur est injoignable',
  generic: 'Une erreur s’est produite, veuillez réessayer',
  session_expired: 'Votre session a expiré. Veuillez vous connecter et réessayer.',
  must_log_in: 'Vous devez vous connecter pour voir cette page',
  not_found: 'Cet élément n’existe pas, ou n’existe plus.',
  no_access: 'Vous n’avez pas accès.',
  too_large: 'C’est plus que ce que le serveur accepte.',
  unreadable_answer: 'La réponse du serveur est illisible.',
  too_many_requests: 'Trop de requêtes. Veuillez patienter un instant et réessayer.',
  too_many_requests_for: 'Trop de requêtes. Veuillez réessayer dans %{seconds} secondes.',
  database: {
    in_use: 'Autre chose l’utilise encore : la plateforme ne le supprime pas.',
    no_such: 'Un élément choisi ici n’existe plus.',
    duplicate: 'La plateforme en a déjà un semblable.',
    too_long: 'C’est plus long que ce que la plateforme peut enregistrer.',
    not_taken: 'La plateforme n’accepte pas cette valeur.',
    unexpected: 'La plateforme n’a pas pu l’enregistrer.',
    instruction: 'La plateforme ne connaît pas l’une de ces instructions.',
  },
  could_not_be_checked: 'vérification impossible',
  partial_save:
    'Enregistrement partiel : %{failed} lignes sur %{total} n’ont pas pu être enregistrées. Un nouvel enregistrement n’envoie que le reste.',
  partial_save_waiting:
    'Enregistré en partie : %{failed} lignes sur %{total} n’ont pas pu être enregistrées, et %{waiting} autres ne seront supprimées qu’ensuite. Enregistrer de nouveau n’envoie que le reste.',
  partial_save_hint: 'Certaines lignes n’ont pas pu être enregistrées. Un nouvel enregistrement n’envoie que le reste.',
  parts_save: 'Tout n’a pas été enregistré. Un nouvel enregistrement n’envoie que le reste.',
  not_taken_over:
    'La plateforme a confirmé l’enregistrement, mais a gardé l’ancienne valeur. Vous n’avez peut-être pas le droit de la modifier, ou les valeurs ne vont pas ensemble.',
  unconfirmed: 'Les données ont été envoyées, mais n’ont pas pu être relues : vérifiez qu’elles sont enregistrées.',
  no_path: 'Il manque une valeur dont l’adresse de cet élément a besoin.',
} satisfies Messages<typeof en>;
