import type { LocaleName } from '../../src/app/i18n/locales';

interface Words {
  name: string;
  account: string;
  identity: string;
  /** What is said of one record, or of all. */
  add: string;
  edit: string;
  created: string;
  updated: string;
  none: string;
}

/** What each language says of a resource whose name nobody has translated yet; it stands in `one` and `many`. */
export const wordsIn: Record<LocaleName, (one: string, many: string) => Words> = {
  en: (one, many) => ({
    name: 'Name',
    account: 'Account',
    identity: 'Identity',
    add: `Add ${one.toLowerCase()}`,
    edit: `Edit ${one.toLowerCase()}`,
    created: `${one} created successfully`,
    updated: `${one} updated successfully`,
    none: `No ${many.toLowerCase()}.`,
  }),
  de: (one, many) => ({
    name: 'Name',
    account: 'Konto',
    identity: 'Angaben',
    add: `${one} hinzufügen`,
    edit: `${one} bearbeiten`,
    created: `${one} wurde angelegt`,
    updated: `${one} wurde geändert`,
    none: `Keine ${many}.`,
  }),
  fr: (one, many) => ({
    name: 'Nom',
    account: 'Compte',
    identity: 'Identité',
    add: `Ajouter ${one}`,
    edit: `Modifier ${one}`,
    created: `${one}\u00a0: création effectuée`,
    updated: `${one}\u00a0: modifications enregistrées`,
    none: `${many}\u00a0: aucun élément.`,
  }),
  es: (one, many) => ({
    name: 'Nombre',
    account: 'Cuenta',
    identity: 'Identidad',
    add: `Añadir ${one}`,
    edit: `Editar ${one}`,
    created: `${one}: creación correcta`,
    updated: `${one}: cambios guardados`,
    none: `${many}: ningún elemento.`,
  }),
  'pt-BR': (one, many) => ({
    name: 'Nome',
    account: 'Conta',
    identity: 'Identidade',
    add: `Adicionar ${one}`,
    edit: `Editar ${one}`,
    created: `${one}: criação concluída`,
    updated: `${one}: alterações salvas`,
    none: `${many}: nenhum item.`,
  }),
};
