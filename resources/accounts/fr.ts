import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Compte |||| Comptes',
  own: 'Compte',
  titles: { add: 'Ajouter un compte', edit: 'Modifier le compte' },
  sections: {
    plan: 'Votre abonnement',
    identity: 'Compte',
    limits: 'Limites',
    sip: 'SIP',
    webhooks: 'Webhooks',
    recording: 'Enregistrement des appels',
    keys: 'Clés API',
    prompts: 'Messages vocaux',
    diagnosis: 'Diagnostic',
    end: 'Supprimer le compte',
  },
  section_help: {
    identity: 'Comment ce client s’appelle.',
    limits: 'Ce que ce client peut utiliser à la fois. 0 signifie illimité ; vide, aucune limite.',
    sip: 'Où les opérateurs envoient les appels et où les appareils s’enregistrent.',
    webhooks: 'Qui est consulté quand un appareil s’enregistre, et qui est informé de l’activité des files d’attente.',
    recording: 'Où les enregistrements des appels sont conservés.',
    keys: 'Avec l’une de ces clés, un programme fait ce que peut faire un utilisateur de ce compte.',
    prompts: 'Ce qui a été synthétisé une fois est conservé, pour ne pas devoir être payé à nouveau.',
    diagnosis: 'Pour rechercher une panne.',
  },
  fields: {
    account_sid: 'SID du compte',
    name: 'Nom du compte',
    limits: 'Limites',
    sip_realm: 'Domaine SIP',
    is_active: 'Actif',
    webhook_secret: 'Secret des webhooks',
    device_calling_application_sid: 'Application pour les appels d’appareils SIP',
    siprec_hook_sid: 'Application pour les appels SIPREC',
    registration_hook: 'Webhook d’enregistrement SIP',
    queue_event_hook: 'Webhook des files d’attente',
    enable_debug_log: 'Activer le journal de débogage pour ce compte',
    recording: 'Activer l’enregistrement des appels',
    record_format: 'Format audio',
    record_all_calls: 'Enregistrer tous les appels de ce compte',
    bucket_credential: 'Stockage',
    bucket_vendor: 'Fournisseur de stockage',
    bucket_name: 'Nom du bucket',
    container_name: 'Nom du conteneur',
    endpoint: 'URI du point d’accès',
    region: 'Région',
    optional_region: 'Région (facultatif)',
    access_key_id: 'ID de clé d’accès',
    secret_access_key: 'Clé d’accès secrète',
    connection_string: 'Chaîne de connexion',
    service_key: 'Clé de service',
    tags: 'Étiquettes',
    Key: 'Nom',
    Value: 'Valeur',
    service_provider_sid: 'Fournisseur de services',
  },
  help: {
    sip_realm:
      'Un nom de domaine propre à ce compte. Avec acme.sip.example.com, un téléphone s’enregistre comme 1001@acme.sip.example.com, et les opérateurs y envoient les appels du compte. Il est conservé en minuscules.',
    webhook_secret:
      'Les requêtes de la plateforme sont signées avec ce secret : votre serveur peut vérifier qu’elles sont authentiques.',
    device_calling_application_sid:
      'Cette application traite les appels entrants des utilisateurs SIP enregistrés auprès du domaine SIP du compte.',
    siprec_hook_sid:
      'Cette application traite les appels qu’un contrôleur de session (SBC) envoie pour enregistrement.',
    registration_hook: 'Consulté pour savoir si un appareil SIP peut s’enregistrer.',
    queue_event_hook: 'Informé de chaque appel qui entre dans une file d’attente ou la quitte.',
    enable_debug_log: 'Vous pouvez activer le journal de débogage pour les appels de ce seul compte.',
    record_all_calls: 'Vous pouvez aussi n’enregistrer que les appels de certaines applications.',
    service_key:
      'Fournissez la clé JSON d’un compte de service pour lequel les API Cloud Storage et Storage Transfer sont activées.',
  },
  placeholders: {
    sip_realm: 'Le nom de domaine auprès duquel les appareils SIP s’enregistrent',
    endpoint: 'https://domain.com',
  },
  choices: {
    is_active: { true: 'Actif', false: 'Inactif' },
    record_format: { mp3: 'MP3', wav: 'WAV' },
    vendor: {
      aws_s3: 'AWS S3',
      s3_compatible: 'Compatible AWS S3',
      azure: 'Azure Cloud Storage',
      google: 'Google Cloud Storage',
    },
  },
  add_row: { tags: 'Ajouter une étiquette' },
  actions: {
    regenerate_secret: {
      label: 'Générer un nouveau secret',
      button: 'Générer',
      confirm:
        'Confirmez la génération d’un nouveau secret de signature des webhooks. Attention : l’ancien secret sera immédiatement invalidé.',
      done: 'Nouveau secret de signature des webhooks généré',
    },
    clear_tts_cache: {
      label: 'Vider le cache TTS',
      button: 'Vider',
      confirm: 'Voulez-vous vraiment vider le cache TTS de ce compte ?',
      done: 'Cache TTS vidé',
      count: '%{smart_count} message en cache |||| %{smart_count} messages en cache',
    },
    test_bucket: { label: 'Tester', running: 'Écriture d’un petit fichier dans le bucket…' },
  },
  bucket_test: {
    stored: 'Les identifiants du bucket sont valides. Ce sont ceux enregistrés qui ont été testés.',
    typed:
      'Les identifiants du bucket sont valides. C’est la saisie du formulaire qui a été testée ; elle n’est pas encore enregistrée.',
    failed: 'Impossible d’écrire dans le bucket : %{reason}',
  },
  empty: {
    title: 'Aucun compte.',
    text: 'Un compte contient les applications, numéros, opérateurs et clients SIP d’un client.',
  },
  toasts: { created: 'Compte créé', updated: 'Compte enregistré', deleted: 'Compte %{name} supprimé' },
  delete: {
    confirm: 'Voulez-vous vraiment supprimer le compte %{name} ?',
    in_use: 'Pour être supprimé, le compte ne doit être utilisé par aucun de ces éléments :',
  },
  denied: {
    list: 'Vous n’êtes pas autorisé à gérer tous les comptes',
    edit: 'Vous n’êtes pas autorisé à modifier ce compte',
  },
  form: {
    name_taken: 'Ce nom est déjà utilisé pour un autre de vos comptes.',
    realm_taken: 'Ce domaine SIP est déjà utilisé pour un autre de vos comptes.',
    recording_without_bucket: 'Choisissez où conserver les enregistrements, ou désactivez à nouveau l’enregistrement.',
    records_nowhere: 'Rien n’est enregistré tant qu’il n’y a pas de bucket pour le conserver.',
  },
} satisfies Messages<typeof en>;
