import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Información del sistema |||| Información del sistema',
  titles: { edit: 'Información del sistema' },
  sections: { domains: 'Dominios', network: 'Red privada', log: 'Mensajes de diagnóstico' },
  section_help: {
    domains: 'Los nombres con los que se accede a esta plataforma.',
    network: 'Las direcciones que la plataforma trata como su propia red.',
    log: 'Cuánto anota la plataforma.',
  },
  fields: {
    domain_name: 'Nombre de dominio',
    sip_domain_name: 'Nombre de dominio SIP',
    monitoring_domain_name: 'Nombre de dominio de supervisión',
    private_network_cidr: 'CIDR de la red privada',
    log_level: 'Nivel de detalle',
  },
  help: {
    private_network_cidr: 'Direcciones o rangos IPv4 separados por comas, como 10.0.0.0/8, 192.168.1.5.',
  },
  choices: { log_level: { info: 'Información', debug: 'Depuración' } },
  toasts: { updated: 'Ajustes de administración guardados' },
  form: {
    invalid_cidr: 'CIDR de la red privada no válido: %{values}',
  },
} satisfies Messages<typeof en>;
