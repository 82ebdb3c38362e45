import type en from '../en/frame';
import type { Messages } from '../messages';

export default {
  skip_to_content: 'Ir al contenido',
  navigation: 'Navegación principal',
  open_navigation: 'Abrir la navegación',
  close_navigation: 'Cerrar la navegación',
  collapse_navigation: 'Contraer la navegación',
  expand_navigation: 'Expandir la navegación',
  groups: {
    'byo-services': 'Servicios propios',
  },
  provider: {
    label: 'Proveedor de servicios',
    choose: 'Elegir un proveedor de servicios, ahora %{name}',
    search: 'Buscar un proveedor de servicios',
    none_found: 'Ningún proveedor de servicios coincide',
    none: 'Ningún proveedor de servicios',
    failed: 'No se pudieron cargar los proveedores de servicios',
    changed: 'Ahora se muestra %{name}',
    add: 'Añadir proveedor de servicios',
    add_title: 'Añadir un proveedor de servicios',
    name: 'Nombre del proveedor de servicios',
    added: 'Se ha añadido el proveedor de servicios %{name}',
    needed: 'Primero necesita un proveedor de servicios. Añada uno para continuar.',
  },
  user: {
    menu: 'Menú de usuario de %{name}',
    scope: {
      admin: 'Ámbito: administrador',
      service_provider: 'Ámbito: proveedor de servicios',
      account: 'Ámbito: cuenta',
    },
    view_only: 'Solo lectura',
    profile: 'Mi perfil',
    theme: 'Tema',
    language: 'Idioma',
    shortcuts: 'Atajos de teclado',
    sign_out: 'Cerrar sesión',
  },
  alerts: {
    unread: 'Alertas, %{count} sin leer',
    none: 'Alertas, ninguna sin leer',
  },
  theme: {
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Sistema',
  },
  toasts: {
    label: 'Mensajes',
    close: 'Cerrar el mensaje',
  },
  network: {
    lost: 'No se puede conectar con el servidor',
    retry: 'Reintentar',
  },
  not_found: {
    title: 'Página no encontrada',
    text: 'Esa página no existe.',
    back: 'Volver al inicio',
  },
  crash: {
    title: 'Algo ha fallado en esta página',
    text: 'El resto de la consola sigue funcionando. Inténtelo de nuevo o recargue la página.',
    retry: 'Intentar de nuevo',
    reload: 'Recargar',
    details: 'Detalles',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    close: 'Cerrar',
    list: 'En las listas',
    form: 'En los formularios',
    everywhere: 'En todas partes',
    palette: 'Búsqueda y comandos (⌘ K en un Mac)',
    help: 'Mostrar esta lista',
    filter: 'Ir al filtro',
    save: 'Guardar',
    escape: 'Cerrar un diálogo o menú',
    next: 'Ir al siguiente control',
  },
} satisfies Messages<typeof en>;
