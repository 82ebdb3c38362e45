import type en from '../en/loading';
import type { Messages } from '../messages';

export default {
  new_version: 'Eine neue Version der Konsole ist da.',
  reload_keeps: 'Laden Sie die Seite neu, um fortzufahren. Was Sie eingegeben haben, bleibt erhalten.',
  try_later: 'Was Sie eingegeben haben, bleibt hier. Versuchen Sie es gleich noch einmal.',
  reload: 'Neu laden',
  retry: 'Erneut versuchen',
  close: 'Schließen',
} satisfies Messages<typeof en>;
