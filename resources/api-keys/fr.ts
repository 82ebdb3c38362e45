import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Clé API |||| Clés API',
  fields: { token: 'Clé', created_at: 'Créée', last_used: 'Dernière utilisation', expires_at: 'Expire' },
  help: {
    expires_at:
      'Facultatif. La date est enregistrée, mais la plateforme ne l’applique pas : une clé fonctionne jusqu’à sa suppression.',
  },
  form: {
    empty: 'Aucune clé API.',
    add: 'Ajouter une clé',
    actions: 'Actions',
    rotate: 'Renouveler',
    rotate_key: 'Renouveler %{name}',
    no_use: 'Aucune utilisation notée',
    no_expiry: 'Jamais',
    use_noted: {
      account_sid:
        'Dernière utilisation : la plateforme note une seule heure pour toutes les clés d’un compte, au plus une fois par minute. Elle ne dit pas quelle clé a été utilisée.',
      service_provider_sid:
        'Dernière utilisation : la plateforme ne note pas quand une clé d’un fournisseur de services est utilisée.',
    },
    expiry_hint:
      'Expire : la date est conservée, mais la plateforme ne l’applique pas. Une clé fonctionne jusqu’à sa suppression.',
    title: {
      create: 'Nouvelle clé API',
      made: 'Voici votre nouvelle clé API',
      delete: 'Supprimer la clé API',
      rotate: 'Renouveler la clé API',
    },
    ask: {
      create: 'Une nouvelle clé fonctionne aussitôt. Elle n’est montrée en entier que cette seule fois.',
      delete:
        'Voulez-vous vraiment supprimer la clé API suivante ? %{name} Les programmes qui l’utilisent seront refusés.',
      rotate:
        'Une nouvelle clé est créée et montrée. L’ancienne clé %{name} continue de fonctionner jusqu’à ce que vous la retiriez.',
    },
    make: 'Créer la clé',
    both_answer: 'L’ancienne clé %{name} fonctionne encore. Mettez la nouvelle à sa place, puis retirez l’ancienne.',
    keep_both: 'Garder les deux pour l’instant',
    retire: 'Retirer l’ancienne clé',
    not_retired: 'L’ancienne clé %{name} n’a pas pu être retirée et fonctionne encore : %{reason}',
    created: 'Clé API créée',
    copied: 'Clé API copiée',
    deleted: 'Clé API supprimée',
  },
} satisfies Messages<typeof en>;
