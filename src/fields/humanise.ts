/** A readable text for a wire name that has no message: `voip_carrier_sid` becomes `Voip carrier`. */
export function humanise(name: string): string {
  const words = name
    .replace(/_sid$/, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
