import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Voz própria |||| Vozes próprias',
  fields: {
    google_custom_voice_sid: 'SID da voz',
    speech_credential_sid: 'Credencial de fala',
    name: 'Nome atribuído',
    use_voice_cloning_key: 'Usar uma chave de clonagem de voz',
    reported_usage: 'Uso declarado',
    model: 'Modelo',
    voice_cloning_key: 'Chave de clonagem de voz',
  },
  choices: {
    reported_usage: { REPORTED_USAGE_UNSPECIFIED: 'Não informado', REALTIME: 'Tempo real', OFFLINE: 'Sem tempo real' },
  },
  form: {
    file_choose: 'Escolher um arquivo',
    file_too_large: 'Este arquivo é grande demais.',
    file_empty: 'Este arquivo está vazio.',
    file_no_text: 'Este arquivo não é texto.',
    key_too_large:
      'A plataforma só aceita uma chave deste tamanho de administradores. Peça a um deles que salve esta voz.',
    key_no_key: 'É grande demais para ser uma chave de clonagem de voz.',
  },
} satisfies Messages<typeof en>;
