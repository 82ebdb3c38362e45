import type en from '../en/loading';
import type { Messages } from '../messages';

export default {
  new_version: 'Une nouvelle version de la console est disponible.',
  reload_keeps: 'Rechargez la page pour continuer. Votre saisie est conservée.',
  try_later: 'Votre saisie reste ici. Réessayez dans un instant.',
  reload: 'Recharger',
  retry: 'Réessayer',
  close: 'Fermer',
} satisfies Messages<typeof en>;
