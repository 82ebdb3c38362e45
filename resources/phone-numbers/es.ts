import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Número de teléfono |||| Números de teléfono',
  titles: { list: 'Números de teléfono', add: 'Añadir número de teléfono', edit: 'Editar número de teléfono' },
  sections: { number: 'Número', routing: 'Enrutamiento' },
  section_help: {
    number: 'El número tal como lo entrega el operador. No se puede cambiar después de añadirlo.',
    routing: 'Qué ocurre con las llamadas a este número.',
  },
  fields: {
    phone_number_sid: 'SID del número de teléfono',
    number: 'Número de teléfono',
    account_sid: 'Cuenta',
    voip_carrier_sid: 'Operador',
    with_inactive: 'Ofrecer también operadores inactivos',
    application_sid: 'Aplicación',
  },
  filters: { account_sid: 'Cuenta', voip_carrier_sid: 'Operador' },
  all: { account_sid: 'Todas las cuentas', voip_carrier_sid: 'Todos los operadores' },
  placeholders: { number: 'Número de teléfono cuyas llamadas llegarán a este servicio' },
  help: { application_sid: 'Sin ella responde la aplicación predeterminada del operador, si la tiene.' },
  actions: {
    route: {
      label: 'Enrutar a una aplicación',
      title: 'Enrutar %{smart_count} número |||| Enrutar %{smart_count} números',
      none: '%{smart_count} número se quedará sin aplicación. Solo una aplicación predeterminada del operador puede responder sus llamadas. ¿Desea continuar? |||| %{smart_count} números se quedarán sin aplicación. Solo las aplicaciones predeterminadas de los operadores pueden responder sus llamadas. ¿Desea continuar?',
      button: 'Enrutar',
      running: 'Actualizando el enrutamiento…',
      done: 'Enrutamiento actualizado',
    },
  },
  empty: {
    title: 'No hay números de teléfono.',
    text: 'Un número indica qué aplicación atiende las llamadas que un operador entrega para él.',
  },
  toasts: {
    created: 'Número de teléfono creado',
    updated: 'Número de teléfono guardado',
    deleted: 'Número de teléfono %{number} eliminado',
  },
  delete: { confirm: '¿Seguro que desea eliminar el número de teléfono %{number}?' },
  look_up: '¿Qué número gana?',
  inactive: '%{name} (inactivo)',
  needs: {
    accounts: 'Debe crear una cuenta antes de poder crear un número de teléfono.',
    carriers: 'Debe crear una troncal SIP antes de poder crear un número de teléfono.',
  },
  form: {
    number_taken: 'El número de teléfono indicado ya está en uso.',
    number_elsewhere: 'Este número también se usa en el operador «%{name}».',
  },
} satisfies Messages<typeof en>;
