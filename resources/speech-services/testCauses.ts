/**
 * Known causes of a failed test, by what the vendors' own libraries say; the first that fits is told in plain words, before the
 * reason as it came.
 */
export const testCauses = [
  {
    match: 'permission|forbidden|not authori[sz]ed to perform|access ?denied|\\b403\\b|quota|billing',
    message: 'resources.speech-services.form.causes.no_permission',
  },
  {
    match: 'region|endpoint|ENOTFOUND|EAI_AGAIN|getaddrinfo|hostname',
    message: 'resources.speech-services.form.causes.wrong_region',
  },
  {
    match: 'ECONNREFUSED|ETIMEDOUT|timed? ?out|unreachable|socket hang up|\\b50[234]\\b',
    message: 'resources.speech-services.form.causes.unreachable',
  },
  {
    match:
      'unauthori[sz]ed|\\b401\\b|(invalid|incorrect|wrong).{0,20}(key|token|credential|grant|signature)|(key|token|signature).{0,60}(invalid|incorrect|not match)|authentication|bad credentials',
    message: 'resources.speech-services.form.causes.wrong_key',
  },
];
