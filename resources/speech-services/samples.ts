/** A vendor whose credential is one key: what the others need is tried in tests of their own. */
export default {
  create: { vendor: 'soniox', api_key: 'contract-key', use_for_stt: true },
  change: { use_for_stt: false },
  record: { vendor: 'soniox', account_sid: null },
};
