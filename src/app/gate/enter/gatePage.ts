/** What the gate hands to each of its pages. */
export interface GatePageProps {
  /** Leads to an address of the gate or of the console. */
  go: (path: string) => void;
}
