import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Conta |||| Contas',
  own: 'Conta',
  titles: { add: 'Adicionar conta', edit: 'Editar conta' },
  sections: {
    plan: 'Sua assinatura',
    identity: 'Conta',
    limits: 'Limites',
    sip: 'SIP',
    webhooks: 'Webhooks',
    recording: 'Gravação de chamadas',
    prompts: 'Mensagens faladas',
    diagnosis: 'Diagnóstico',
    keys: 'Chaves de API',
    end: 'Excluir conta',
  },
  section_help: {
    identity: 'Como este cliente se chama.',
    limits: 'Quanto este cliente pode usar ao mesmo tempo. 0 significa ilimitado; vazio, sem limite.',
    sip: 'Para onde as operadoras enviam chamadas e onde os dispositivos se registram.',
    webhooks: 'Quem é consultado quando um dispositivo se registra e quem é informado do que acontece nas filas.',
    recording: 'Onde as gravações das chamadas são guardadas.',
    prompts: 'O que já foi sintetizado é guardado para que não precise ser pago de novo.',
    diagnosis: 'Para investigar uma falha.',
    keys: 'Com uma destas chaves, um programa pode fazer o mesmo que um usuário desta conta.',
  },
  fields: {
    account_sid: 'SID da conta',
    name: 'Nome da conta',
    limits: 'Limites',
    sip_realm: 'Realm SIP',
    is_active: 'Ativa',
    webhook_secret: 'Segredo do webhook',
    device_calling_application_sid: 'Aplicação para chamadas de dispositivos SIP',
    siprec_hook_sid: 'Aplicação para chamadas SIPREC',
    registration_hook: 'Webhook de registro',
    queue_event_hook: 'Webhook de eventos de fila',
    enable_debug_log: 'Ativar log de depuração para esta conta',
    recording: 'Ativar gravação de chamadas',
    record_format: 'Formato do áudio',
    record_all_calls: 'Gravar todas as chamadas desta conta',
    bucket_credential: 'Armazenamento',
    bucket_vendor: 'Fornecedor do bucket',
    bucket_name: 'Nome do bucket',
    container_name: 'Nome do contêiner',
    endpoint: 'URI do endpoint',
    region: 'Região',
    optional_region: 'Região (opcional)',
    access_key_id: 'ID da chave de acesso',
    secret_access_key: 'Chave de acesso secreta',
    connection_string: 'String de conexão',
    service_key: 'Chave de serviço',
    tags: 'Etiquetas',
    Key: 'Nome',
    Value: 'Valor',
    service_provider_sid: 'Provedor de serviços',
  },
  help: {
    sip_realm:
      'Um nome de domínio próprio desta conta. Com acme.sip.example.com, um telefone se registra como 1001@acme.sip.example.com, e as operadoras enviam para lá as chamadas da conta. É mantido em minúsculas.',
    webhook_secret:
      'As requisições da plataforma são assinadas com ele: seu servidor pode verificar se são autênticas.',
    device_calling_application_sid:
      'Esta aplicação trata as chamadas recebidas de usuários SIP registrados no realm SIP da conta.',
    siprec_hook_sid:
      'Esta aplicação trata as chamadas que um controlador de borda de sessão (SBC) envia para gravação.',
    registration_hook: 'Consultado para saber se um dispositivo SIP pode se registrar.',
    queue_event_hook: 'Informado de cada chamada que entra em uma fila ou sai dela.',
    enable_debug_log: 'O log de depuração pode ser ativado só para as chamadas desta conta.',
    record_all_calls: 'Também é possível gravar só as chamadas de aplicações específicas.',
    service_key:
      'Informe uma chave JSON de uma conta de serviço com as APIs Cloud Storage e Storage Transfer API ativadas.',
  },
  placeholders: {
    sip_realm: 'O nome de domínio em que os dispositivos SIP se registram',
    endpoint: 'https://domain.com',
  },
  choices: {
    is_active: { true: 'Ativa', false: 'Inativa' },
    record_format: { mp3: 'MP3', wav: 'WAV' },
    vendor: {
      aws_s3: 'AWS S3',
      s3_compatible: 'Compatível com AWS S3',
      azure: 'Azure Cloud Storage',
      google: 'Google Cloud Storage',
    },
  },
  add_row: { tags: 'Adicionar etiqueta' },
  actions: {
    regenerate_secret: {
      label: 'Gerar novo segredo',
      button: 'Gerar',
      confirm:
        'Confirme a geração de um novo segredo de assinatura dos webhooks. O segredo anterior deixa de valer imediatamente.',
      done: 'O segredo de assinatura dos webhooks foi gerado com sucesso',
    },
    clear_tts_cache: {
      label: 'Limpar o cache de TTS',
      button: 'Limpar',
      confirm: 'Deseja realmente limpar o cache de TTS desta conta?',
      done: 'Cache de TTS limpo com sucesso',
      count: '%{smart_count} mensagem em cache |||| %{smart_count} mensagens em cache',
    },
    test_bucket: { label: 'Testar', running: 'Gravando um pequeno arquivo no bucket…' },
  },
  bucket_test: {
    stored: 'A credencial do bucket é válida. Foi testada a credencial armazenada.',
    typed: 'A credencial do bucket é válida. Foi testado o que está no formulário; ainda não foi salvo.',
    failed: 'Não é possível gravar no bucket: %{reason}',
  },
  empty: {
    title: 'Sem contas.',
    text: 'Uma conta reúne as aplicações, os números, as operadoras e os clientes SIP de um cliente.',
  },
  toasts: {
    created: 'Conta criada com sucesso',
    updated: 'Conta atualizada com sucesso',
    deleted: 'Conta %{name} excluída',
  },
  delete: {
    confirm: 'Deseja realmente excluir a conta %{name}?',
    in_use: 'Para ser excluída, a conta não pode estar em uso por nenhum destes:',
  },
  denied: {
    list: 'Sem permissão para gerenciar todas as contas',
    edit: 'Sem permissão para alterar esta conta',
  },
  form: {
    name_taken: 'O nome informado já está em uso em outra de suas contas.',
    realm_taken: 'O realm SIP informado já está em uso em outra de suas contas.',
    recording_without_bucket: 'Escolha onde guardar as gravações ou desative a gravação de novo.',
    records_nowhere: 'Nada é gravado enquanto não houver um bucket para guardar as gravações.',
  },
} satisfies Messages<typeof en>;
