/** Full-width digits, as an East Asian keyboard types them, stand 0xFEE0 above the ASCII ones. */
const fullWidthOffset = 0xfee0;

/**
 * A number as it is sent: ASCII digits without separators and without the leading plus (inputs, "Number forms").
 * Whatever else was typed stays, so that the rules can complain about it.
 */
export function tidyPhone(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = value
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
    .replace(/[\s()./\u2010-\u2015-]/g, '')
    .replace(/^\+(?=\d)/, '');
  return text === '' ? null : text;
}
