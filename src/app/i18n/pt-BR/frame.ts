import type en from '../en/frame';
import type { Messages } from '../messages';

export default {
  skip_to_content: 'Pular para o conteúdo',
  navigation: 'Navegação principal',
  open_navigation: 'Abrir a navegação',
  close_navigation: 'Fechar a navegação',
  collapse_navigation: 'Recolher a navegação',
  expand_navigation: 'Expandir a navegação',
  groups: {
    'byo-services': 'Serviços próprios',
  },
  provider: {
    label: 'Provedor de serviços',
    choose: 'Escolher um provedor de serviços, atual: %{name}',
    search: 'Buscar um provedor de serviços',
    none_found: 'Nenhum provedor de serviços corresponde',
    none: 'Nenhum provedor de serviços',
    failed: 'Não foi possível carregar os provedores de serviços',
    changed: 'Mostrando agora %{name}',
    add: 'Adicionar provedor de serviços',
    add_title: 'Adicionar novo provedor de serviços',
    name: 'Nome do provedor de serviços',
    added: 'Novo provedor de serviços adicionado: %{name}',
    needed: 'Primeiro é necessário um provedor de serviços. Adicione um para continuar.',
  },
  user: {
    menu: 'Menu do usuário %{name}',
    scope: {
      admin: 'Escopo: administrador',
      service_provider: 'Escopo: provedor de serviços',
      account: 'Escopo: conta',
    },
    view_only: 'Somente leitura',
    profile: 'Meu perfil',
    theme: 'Tema',
    language: 'Idioma',
    shortcuts: 'Atalhos de teclado',
    sign_out: 'Sair',
  },
  alerts: {
    unread: 'Alertas, %{count} não lidos',
    none: 'Alertas, nenhum não lido',
  },
  theme: {
    light: 'Claro',
    dark: 'Escuro',
    system: 'Sistema',
  },
  toasts: {
    label: 'Mensagens',
    close: 'Fechar a mensagem',
  },
  network: {
    lost: 'Não foi possível acessar o servidor',
    retry: 'Tentar novamente',
  },
  not_found: {
    title: 'Página não encontrada',
    text: 'Essa página não existe.',
    back: 'Voltar ao início',
  },
  crash: {
    title: 'Algo deu errado nesta página',
    text: 'O restante do console continua funcionando. Tente novamente ou recarregue a página.',
    retry: 'Tentar novamente',
    reload: 'Recarregar',
    details: 'Detalhes',
  },
  shortcuts: {
    title: 'Atalhos de teclado',
    close: 'Fechar',
    list: 'Em listas',
    form: 'Em formulários',
    everywhere: 'Em toda parte',
    palette: 'Busca e comandos (⌘ K no Mac)',
    help: 'Mostrar esta lista',
    filter: 'Ir para o filtro',
    save: 'Salvar',
    escape: 'Fechar uma janela ou um menu',
    next: 'Ir para o próximo controle',
  },
} satisfies Messages<typeof en>;
