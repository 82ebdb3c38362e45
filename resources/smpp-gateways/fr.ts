import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Passerelle SMPP |||| Passerelles SMPP',
  fields: {
    smpp_gateway_sid: 'SID de la passerelle',
    voip_carrier_sid: 'Opérateur',
    ipv4: 'IP ou DNS',
    port: 'Port',
    netmask: 'Masque',
    inbound: 'Entrante',
    outbound: 'Sortante',
    is_primary: 'Principale',
    use_tls: 'Utiliser TLS',
  },
  placeholders: {
    ipv4: '1.2.3.4 / smpp.my.com',
    port: '2775',
  },
  form: {
    no_direction: 'Une passerelle doit être entrante ou sortante.',
    invalid_address: 'Indiquez une adresse IP ou un nom de domaine complet valable, entrant ou sortant.',
    taken: 'Chaque passerelle SMPP entrante ou sortante doit avoir une adresse et un port uniques.',
    deleted_inbound: 'Passerelle SMPP entrante supprimée',
    deleted_outbound: 'Passerelle SMPP sortante supprimée',
  },
} satisfies Messages<typeof en>;
