import { speechSources } from '../fields/speech/vendors';

/** Hands what stands in resource folders to the parts that know no resource. Loaded once; it loads nothing by itself. */
speechSources.register('declared', () =>
  import('../../resources/speech-services/known').then(({ knownSpeech }) => knownSpeech),
);
