const dots = '••••••';

/**
 * What may be shown of a stored secret. The API masks most secrets itself, after up to six characters with `X` or
 * before the last four with `*` (platform-api, bucket credentials and clients); what it shows is shown. What it gives
 * in clear, and every secret of six characters or fewer, is hidden here.
 */
export function maskSecret(value: string): string {
  if (value.length <= 6) return dots;
  const maskedAfter = /^([^\n]{0,6}?)X{2,}$/.exec(value);
  if (maskedAfter) return `${maskedAfter[1] ?? ''}${dots}`;
  const maskedBefore = /^[*-]*\*[*-]*([^*]{0,4})$/.exec(value);
  if (maskedBefore) return `${dots}${maskedBefore[1] ?? ''}`;
  return dots;
}
