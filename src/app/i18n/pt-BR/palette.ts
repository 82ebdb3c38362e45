import type en from '../en/palette';
import type { Messages } from '../messages';

export default {
  open: 'Busca e comandos',
  button: 'Buscar',
  placeholder: 'Ir para uma tela, buscar um registro, executar uma ação',
  results: 'O que foi encontrado',
  groups: { page: 'Nesta página', screens: 'Telas', sid: 'Identificador' },
  all: 'Tudo com este texto: %{name}…',
  look_up: 'Procurar %{sid}',
  searching: 'Buscando…',
  nothing: 'Nada foi encontrado',
  no_sid: 'Nenhum registro com este SID foi encontrado.',
  failed: 'Nem tudo pôde ser pesquisado: %{names}',
  found: '%{smart_count} resultado |||| %{smart_count} resultados',
} satisfies Messages<typeof en>;
