import type en from '../en/gate';
import type { Messages } from '../messages';

export default {
  username: 'Nome de usuário',
  password: 'Senha',
  show_password: 'Mostrar senha',
  hide_password: 'Ocultar senha',
  log_in: 'Entrar',
  logging_in: 'Entrando…',
  forgot_password: 'Esqueci a senha',
  caps_lock: 'O CAPS LOCK está ativado!',
  required: 'Este campo é obrigatório',
  must_log_in: 'É preciso entrar para ver essa página',
  session_expired: 'Sua sessão expirou. Entre e tente novamente.',
  logged_out: 'Sessão encerrada com sucesso.',
  unreachable: 'Não foi possível acessar o servidor',
  new_version: 'Há uma nova versão do console.',
  wrong_credentials: 'As credenciais de acesso estão incorretas',
  too_many: 'Foram feitas muitas solicitações. Aguarde um momento e tente novamente.',
  went_wrong: 'Algo deu errado, tente novamente',
  loading: 'Carregando…',
  reload: 'Recarregar',
} satisfies Messages<typeof en>;
