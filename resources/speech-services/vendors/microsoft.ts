import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';

const onPremises = { mode: 'on_premises' };
export default defineSpeechVendor({
  value: 'microsoft',
  name: 'Microsoft',
  tts: { presets: ['en-US'], ownVoices: { use_custom_tts: 1 } },
  stt: {},
  docs: 'https://learn.microsoft.com/azure/ai-services/speech-service/',
  credential: {
    mode: {
      type: 'mode',
      required: true,
      /* The hosted service needs a key, and none can be added to what is stored. */
      readOnly: { operation: 'edit', api_key: { set: false } },
      default: 'hosted',
      choices: ['hosted', 'on_premises'],
      derive: {
        on_premises: { any: [{ custom_tts_endpoint_url: { set: true } }, { custom_stt_endpoint_url: { set: true } }] },
        hosted: {},
      },
    },
    region: {
      type: 'select',
      required: true,
      visible: { mode: 'hosted' },
      choices: { use: 'listed' },
      options: {
        list: [
          ['australiaeast', 'Australia - East (australiaeast)'],
          ['brazilsouth', 'Brazil - South (brazilsouth)'],
          ['qatarcentral', 'Qatar - Central (qatarcentral)'],
          ['canadacentral', 'Canada - Central (canadacentral)'],
          ['eastasia', 'East Asia (eastasia)'],
          ['northeurope', 'Europe - North (northeurope)'],
          ['westeurope', 'Europe - West (westeurope)'],
          ['francecentral', 'France - Central (francecentral)'],
          ['germanywestcentral', 'Germany - West Central (germanywestcentral)'],
          ['centralindia', 'India - Central (centralindia)'],
          ['japaneast', 'Japan - East (japaneast)'],
          ['japanwest', 'Japan - West (japanwest)'],
          ['koreacentral', 'Korea - Central (koreacentral)'],
          ['norwayeast', 'Norway - East (norwayeast)'],
          ['swedencentral', 'Sweden - Central (swedencentral)'],
          ['southafricanorth', 'South Africa - North (southafricanorth)'],
          ['southeastasia', 'Southeast Asia (southeastasia)'],
          ['switzerlandnorth', 'Switzerland - North (switzerlandnorth)'],
          ['switzerlandwest', 'Switzerland - West (switzerlandwest)'],
          ['uaenorth', 'UAE - North (uaenorth)'],
          ['uksouth', 'UK - South (uksouth)'],
          ['centralus', 'US - Central (centralus)'],
          ['eastus', 'US - East (eastus)'],
          ['eastus2', 'US - East 2 (eastus2)'],
          ['usgovarizona', 'US - Gov Arizona (usgovarizona)'],
          ['usgovvirginia', 'US - Gov Virginia (usgovvirginia)'],
          ['northcentralus', 'US - North Central (northcentralus)'],
          ['southcentralus', 'US - South Central (southcentralus)'],
          ['westcentralus', 'US - West Central (westcentralus)'],
          ['westus', 'US - West (westus)'],
          ['westus2', 'US - West 2 (westus2)'],
          ['westus3', 'US - West 3 (westus3)'],
        ],
      },
    },
    api_key: {
      type: 'secret',
      write: 'create',
      required: true,
      cases: [{ when: onPremises, required: false, options: { label: 'subscription_key' } }],
    },
    use_custom_tts: {
      type: 'opt-in',
      cases: [{ when: onPremises, default: true, options: { label: 'use_tts_container' } }],
    },
    custom_tts_endpoint: { type: 'text', required: true, visible: { mode: 'hosted', use_custom_tts: true } },
    custom_tts_endpoint_url: {
      type: 'url',
      required: true,
      visible: { mode: 'on_premises', use_custom_tts: true },
      options: { label: 'tts_container_url', schemes: ['http', 'https', 'ws', 'wss'] },
    },
    use_custom_stt: {
      type: 'opt-in',
      cases: [
        {
          when: onPremises,
          default: true,
          options: { label: 'use_stt_container' },
          rules: [
            {
              refuse: { use_custom_tts: { not: true }, use_custom_stt: { not: true } },
              message: 'container_needed',
            },
          ],
        },
      ],
    },
    custom_stt_endpoint: { type: 'text', required: true, visible: { mode: 'hosted', use_custom_stt: true } },
    custom_stt_endpoint_url: {
      type: 'url',
      required: true,
      visible: { mode: 'on_premises', use_custom_stt: true },
      options: { label: 'stt_container_url', schemes: ['http', 'https', 'ws', 'wss'] },
    },
  },
});
