const cause = (match: string, name: string) => ({ match, message: `resources.speech-services.causes.${name}` });

/**
 * Known causes of a failed test, by what the vendors' own libraries say; the first that fits is told in plain words, before the
 * reason as it came.
 */
export const testCauses = [
  cause('permission|forbidden|not authori[sz]ed to perform|access ?denied|\\b403\\b|quota|billing', 'no_permission'),
  cause('region|endpoint|ENOTFOUND|EAI_AGAIN|getaddrinfo|hostname', 'wrong_region'),
  cause('ECONNREFUSED|ETIMEDOUT|timed? ?out|unreachable|socket hang up|\\b50[234]\\b', 'unreachable'),
  cause(
    'unauthori[sz]ed|\\b401\\b|invalid.{0,20}(key|token|credential|grant|signature)|authentication|bad credentials',
    'wrong_key',
  ),
];
