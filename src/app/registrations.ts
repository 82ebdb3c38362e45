import { speechVendorSources } from '../fields/speech/vendors';

/** Hands what stands in resource folders to the parts that know no resource. Loaded once; it loads nothing by itself. */
speechVendorSources.register('declared', () =>
  import('../../resources/speech-services/vendors').then(({ speechVendors }) => speechVendors),
);
