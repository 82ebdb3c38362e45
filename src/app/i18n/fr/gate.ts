import type en from '../en/gate';
import type { Messages } from '../messages';

export default {
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  log_in: 'Se connecter',
  logging_in: 'Connexion…',
  forgot_password: 'Mot de passe oublié',
  caps_lock: 'La touche Verr. Maj est active !',
  required: 'Ce champ est obligatoire',
  must_log_in: 'Vous devez vous connecter pour voir cette page',
  session_expired: 'Votre session a expiré. Veuillez vous connecter et réessayer.',
  logged_out: 'Vous êtes déconnecté.',
  unreachable: 'Le serveur est injoignable',
  new_version: 'Une nouvelle version de la console est disponible.',
  wrong_credentials: 'Les identifiants sont incorrects',
  too_many: 'Trop de requêtes ont été envoyées. Veuillez patienter un instant et réessayer.',
  went_wrong: 'Une erreur s’est produite, veuillez réessayer',
  loading: 'Chargement…',
  reload: 'Recharger',
} satisfies Messages<typeof en>;
