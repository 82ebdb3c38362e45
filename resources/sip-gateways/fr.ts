import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Passerelle SIP |||| Passerelles SIP',
  fields: {
    sip_gateway_sid: 'SID de la passerelle',
    voip_carrier_sid: 'Opérateur',
    ipv4: 'Adresse réseau',
    port: 'Port',
    netmask: 'Masque',
    protocol: 'Protocole',
    inbound: 'Entrante',
    outbound: 'Sortante',
    is_active: 'Active',
    pad_crypto: 'Compléter crypto',
    send_options_ping: 'Envoyer un ping OPTIONS',
    use_sips_scheme: 'Utiliser le schéma sips',
    remove_ice: 'Retirer ICE',
    dtls_off: 'Désactiver DTLS',
  },
  placeholders: {
    ipv4: '1.2.3.4 / sip.my.com',
    port: '5060',
  },
  choices: {
    protocol: {
      udp: 'UDP',
      tcp: 'TCP',
      tls: 'TLS',
      'tls/srtp': 'TLS/SRTP',
    },
  },
  form: {
    no_direction: 'Une passerelle doit être entrante ou sortante.',
    taken: 'Chaque passerelle SIP doit avoir une adresse et un port uniques.',
    deleted: 'Passerelle SIP supprimée',
  },
} satisfies Messages<typeof en>;
