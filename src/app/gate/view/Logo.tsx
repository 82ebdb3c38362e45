import { runtimeConfig } from '../../settings/runtimeConfig';

/**
 * The picture beside the product's name: the deployment's, or a mark of ours. That is drawn in the page itself: a file with one is
 * a document of its own to the browser, which takes longer than the frame around it.
 * @param height in pixels
 */
export function Logo({ height }: { height: number }) {
  const { logo } = runtimeConfig();
  if (logo) return <img src={logo} alt="" height={height} />;
  return (
    <svg viewBox="0 0 32 32" width={height} height={height} aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path d="M7 13.5v5M13 8.5v15M19 11.5v9M25 14v4" stroke="var(--on-accent)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
