import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Visão geral das chamadas |||| Visão geral das chamadas',
  fields: {
    attempted_at: 'Horário',
    direction: 'Direção',
    from: 'De',
    to: 'Para',
    duration: 'Duração',
    answered: 'Atendida',
    account_sid: 'Conta',
    sip_callid: 'Call-ID do SIP',
  },
  filters: {
    account_sid: 'Conta',
    period: 'Data',
    unit: 'Contar por',
  },
  all: {
    account_sid: 'Todas as contas',
    unit: 'O que couber',
  },
  choices: {
    direction: {
      inbound: 'Recebida',
      outbound: 'Feita',
    },
    unit: {
      hour: 'Hora',
      day: 'Dia',
    },
  },
  empty: {
    title: 'Não houve chamadas neste período.',
    text: 'Aqui são contadas as chamadas recebidas e feitas.',
  },
  no_match: {
    title: 'Não houve chamadas neste período.',
  },
} satisfies Messages<typeof en>;
