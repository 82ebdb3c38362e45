import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'elevenlabs',
  name: 'ElevenLabs',
  tts: { presets: ['en'], voicesFrom: '*' },
  docs: 'https://elevenlabs.io/docs',
  credential: {
    api_uri: {
      type: 'select',
      /* Credentials that are older than the choice have none. */
      required: { operation: 'create' },
      default: 'api.elevenlabs.io',
      choices: { use: 'listed' },
      options: {
        list: [
          ['api.elevenlabs.io', 'US'],
          ['api.eu.residency.elevenlabs.io', 'EU'],
          ['api.in.residency.elevenlabs.io', 'IN'],
        ],
      },
    },
    api_key: { type: 'secret', write: 'create', required: true },
    model_id: {
      type: 'speech-model',
      required: true,
      options: {
        from: 'models',
        list: [
          'eleven_turbo_v2',
          'eleven_turbo_v2_5',
          'eleven_flash_v2',
          'eleven_flash_v2_5',
          'eleven_multilingual_v1',
          'eleven_multilingual_v2',
          'eleven_multilingual_sts_v2',
          'eleven_monolingual_v1',
          'eleven_english_sts_v2',
        ],
      },
    },
    options: {
      type: 'json',
      options: {
        docs: 'https://elevenlabs.io/docs/api-reference/streaming',
        preset: {
          optimize_streaming_latency: 3,
          voice_settings: { stability: 0.5, similarity_boost: 0.5, use_speaker_boost: true },
        },
      },
    },
  },
});
