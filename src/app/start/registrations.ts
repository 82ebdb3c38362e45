import { knownSpeech } from '../../../resources/speech-services/known';
import { speechSources } from '../../kinds/speech/declared/vendors';
import '../../fields/ofEveryResource';
import '../../kinds/fieldTypes';
import { dailyWork } from '../../loading/dailyWork';
import { part } from '../../loading/part';
import { standIn } from '../../loading/surroundings';

/* Hands what stands in resource folders to the parts that know no resource, and names what kinds of resources need. */
speechSources.register('declared', knownSpeech);

standIn(part(async () => (await import('../theme/themed')).themed));

/** Code behind names that forms and actions use: it comes with the rest of daily work. */
export const namedCode = dailyWork(() =>
  Promise.all([
    import('../../actions/named'),
    import('../../engine/form/panels/ofEveryResource'),
    import('../../kinds/code'),
  ]),
);
