import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Inquilino de Microsoft Teams |||| Inquilinos de Microsoft Teams',
  titles: {
    add: 'Añadir un inquilino de Microsoft Teams',
    edit: 'Editar el inquilino de Microsoft Teams',
  },
  sections: {
    tenant: 'Inquilino',
  },
  section_help: {
    tenant: 'Las llamadas del dominio de Teams de un cliente pertenecen a una cuenta, y una aplicación las atiende.',
  },
  fields: {
    ms_teams_tenant_sid: 'SID del inquilino',
    tenant_fqdn: 'Nombre de dominio',
    account_sid: 'Cuenta',
    application_sid: 'Aplicación',
    service_provider_sid: 'Proveedor de servicios',
  },
  placeholders: {
    tenant_fqdn: 'Nombre de dominio completo del inquilino',
  },
  filters: {
    account_sid: 'Cuenta',
  },
  all: {
    account_sid: 'Todas las cuentas',
  },
  empty: {
    title: 'No hay inquilinos de Microsoft Teams.',
    text: 'Un inquilino es un dominio de un cliente en Microsoft Teams.',
  },
  toasts: {
    created: 'Inquilino de Microsoft Teams creado',
    updated: 'Inquilino de Microsoft Teams modificado',
    deleted: 'Inquilino de Microsoft Teams %{tenant_fqdn} eliminado',
  },
  delete: {
    confirm: '¿Seguro que desea eliminar el inquilino de Microsoft Teams %{tenant_fqdn}?',
  },
  needs: {
    accounts: 'Debe crear una cuenta antes de poder crear un inquilino de Microsoft Teams.',
  },
  denied: {
    list: '%{provider} no tiene un nombre de dominio completo para MS Teams',
  },
  form: {
    domain_taken: 'El nombre de dominio que ha introducido ya está en uso.',
  },
} satisfies Messages<typeof en>;
