import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Profil |||| Profils',
  titles: { edit: 'Mon profil' },
  sections: { user: 'Qui vous êtes', password: 'Changer mon mot de passe' },
  section_help: { password: 'Vous restez connecté ici et ailleurs.' },
  fields: {
    user_sid: 'SID de l’utilisateur',
    name: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    is_view_only: 'Lecture seule',
    old_password: 'Mot de passe actuel',
    new_password: 'Nouveau mot de passe',
    repeated_password: 'Confirmer le nouveau mot de passe',
  },
  toasts: { updated: 'Votre mot de passe a été changé' },
  form: {
    wrong_password: 'Ce n’est pas votre mot de passe actuel.',
    same_password: 'Le nouveau mot de passe doit être différent de l’actuel.',
    passwords_differ: 'Les mots de passe ne correspondent pas',
  },
} satisfies Messages<typeof en>;
