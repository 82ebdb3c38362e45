import type en from '../en/errors';
import type { Messages } from '../messages';

export default {
  invalid_credentials: 'As credenciais de acesso estão incorretas',
  server_unreachable: 'Não foi possível acessar o servidor',
  network: 'Não foi possível acessar o servidor',
  generic: 'Algo deu errado, tente novamente',
  session_expired: 'Sua sessão expirou. Entre e tente novamente.',
  must_log_in: 'É preciso entrar para ver essa página',
  not_found: 'Este registro não existe ou não existe mais.',
  no_access: 'Acesso não permitido.',
  too_large: 'Isso é mais do que o servidor aceita.',
  unreadable_answer: 'Não foi possível ler a resposta do servidor.',
  too_many_requests: 'Muitas solicitações. Aguarde um momento e tente novamente.',
  too_many_requests_for: 'Muitas solicitações. Tente novamente em %{seconds} segundos.',
  database: {
    in_use: 'Outra coisa ainda usa isto: a plataforma não o exclui.',
    no_such: 'Algo escolhido aqui não existe mais.',
    duplicate: 'A plataforma já tem um igual.',
    too_long: 'Isto é mais longo do que a plataforma consegue armazenar.',
    not_taken: 'A plataforma não aceita este valor.',
    unexpected: 'A plataforma não conseguiu armazenar isto.',
    instruction: 'A plataforma não conhece uma destas instruções.',
  },
  could_not_be_checked: 'não foi possível verificar',
  partial_save:
    'Salvo em parte: %{failed} de %{total} linhas não puderam ser salvas. Salvar novamente envia só o que falta.',
  partial_save_waiting:
    'Salvo em parte: não foi possível salvar %{failed} de %{total} linhas, e outras %{waiting} só serão excluídas depois disso. Salvar de novo envia apenas o restante.',
  partial_save_hint: 'Algumas linhas não puderam ser salvas. Salvar novamente envia só o que falta.',
  parts_save: 'Nem tudo foi salvo. Salvar novamente envia só o que falta.',
  not_taken_over:
    'A plataforma confirmou a gravação, mas manteve o valor antigo. Talvez você não possa alterá-lo, ou os valores não combinam.',
  unconfirmed: 'Os dados foram enviados, mas não puderam ser lidos de novo: verifique se foram salvos.',
  no_path: 'Falta um valor necessário para o endereço deste registro.',
} satisfies Messages<typeof en>;
