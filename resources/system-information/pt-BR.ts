import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Informações do sistema |||| Informações do sistema',
  titles: { edit: 'Informações do sistema' },
  sections: { domains: 'Domínios', network: 'Rede privada', log: 'Logs do sistema' },
  section_help: {
    domains: 'Os nomes pelos quais esta plataforma é acessada.',
    network: 'Endereços que a plataforma trata como a própria rede.',
    log: 'O nível de detalhe dos logs da plataforma.',
  },
  fields: {
    domain_name: 'Nome de domínio',
    sip_domain_name: 'Nome de domínio SIP',
    monitoring_domain_name: 'Nome de domínio do monitoramento',
    private_network_cidr: 'CIDR da rede privada',
    log_level: 'Nível de log',
  },
  help: {
    private_network_cidr: 'Endereços ou faixas IPv4, separados por vírgulas, como 10.0.0.0/8, 192.168.1.5.',
  },
  choices: { log_level: { info: 'Informação', debug: 'Depuração' } },
  toasts: { updated: 'Configurações do sistema atualizadas' },
  form: {
    invalid_cidr: 'CIDR da rede privada inválido: %{values}',
  },
} satisfies Messages<typeof en>;
