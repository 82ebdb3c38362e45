import type en from '../en/renewal';
import type { Messages } from '../messages';

export default {
  ends_soon:
    'Votre session se termine dans %{smart_count} minute. |||| Votre session se termine dans %{smart_count} minutes.',
  has_ended: 'Votre session est terminée.',
  stay: 'Rester connecté',
  sign_in_anew: 'Enregistrez votre travail : vous devrez ensuite vous reconnecter.',
  text: 'Saisissez le mot de passe de %{name}. Rien ne change sur cette page.',
  password: 'Mot de passe',
  missing: 'Saisissez votre mot de passe.',
  cancel: 'Annuler',
  working: 'Connexion…',
  done: 'Vous restez connecté.',
} satisfies Messages<typeof en>;
